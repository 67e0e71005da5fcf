import { expect, it } from 'vitest'
import type { ServedProject } from '../contract.ts'
import { startMessage } from './start-message.ts'

const project = (more: Partial<ServedProject> = {}): ServedProject => ({
  id: 'local',
  domain: 'local',
  assistantKey: 'svc_dsc_1',
  pages: 3,
  generator: 'plain',
  siteUrl: '',
  unreadable: [],
  missing: [],
  ...more
})

const message = (...projects: ServedProject[]) => startMessage({ url: 'http://localhost:4000', projects }).split('\n')

it('says how many pages there are and where, and gives the tag with its key', () => {
  expect(message(project())).toEqual([
    'Docs Assistant serves 3 pages at http://localhost:4000',
    '',
    'For the pages of your site:',
    '<script src="http://localhost:4000/widget/docs-assistant.js" data-base-url="http://localhost:4000" data-domain="local" data-assistant-key="svc_dsc_1" data-feedback-url="http://localhost:4000/discovery/v2/assistant/local/feedback" async></script>'
  ])
})

it('gives no tag for a project whose public keys are revoked', () => {
  expect(message(project({ assistantKey: '' })).join()).not.toContain('script')
})

it('names what builds the site and where it lies, and each further project', () => {
  const others = [
    project(),
    project({ domain: 'acme', generator: 'vitepress', siteUrl: 'https://acme.example/manual' })
  ]
  expect(message(...others).slice(1, 3)).toEqual([
    'and 3 pages of acme at http://acme.localhost:4000',
    '  built by VitePress, below https://acme.example/manual'
  ])
})

it('names the path that the links of a folder are below', () => {
  expect(message(project({ generator: 'plain', siteUrl: '/docs' }))[1]).toBe('  below /docs')
  expect(message(project({ generator: 'plain' }))[1]).not.toContain('below')
})

it('names the files that cannot be read, the first ten of many', () => {
  const unreadable = Array.from({ length: 12 }, (_, number) => ({ file: `${number}.md`, reason: 'No access.' }))
  const lines = message(project({ unreadable }))
  expect(lines.slice(1, 2)).toEqual(['  0.md cannot be read: No access.'])
  expect(lines.slice(10, 12)).toEqual(['  9.md cannot be read: No access.', '  and 2 more'])
})

it('names the pages that the built site does not have', () => {
  expect(message(project({ missing: ['a.md'] }))[1]).toBe(
    '  a.md is on no page of the site: its sources lead to the nearest one'
  )
})

it('says which model was found on the machine, and how to turn it off', () => {
  const model = { url: 'http://127.0.0.1:11434/v1', name: 'llama3.2' }
  const running = { url: 'http://localhost:4000', projects: [project()] }
  const lines = startMessage(running, { server: 'Ollama', model }).split('\n')
  expect(lines.slice(1, 3)).toEqual([
    'Answers are by llama3.2, found in Ollama at http://127.0.0.1:11434/v1',
    '  --model none turns it off'
  ])
  expect(lines.toSpliced(1, 2).join('\n')).toBe(startMessage(running))
})
