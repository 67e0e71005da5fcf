// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Source } from '../../protocol/index.ts'
import { describeSources } from './source-lines.ts'

const docsUrl = 'https://docs.example.com/'
const source = (url: string, title: string, section?: string): Source => ({
  url: new URL(url, docsUrl).href,
  title,
  section,
  passage: undefined
})
const lines = (...sources: Source[]) =>
  describeSources(sources, docsUrl).map(({ title, host, section }) => [
    title.join('|'),
    ...(host ? [host] : []),
    ...(section ? [section.join('|')] : [])
  ])

it('has the title, then the section if that differs', () => {
  expect(lines(source('/a#b', 'Install', 'With npm'), source('/b', 'Install'), source('/c#use', 'Use', 'Use'))).toEqual(
    [['|Install', '|With npm'], ['|Install'], ['|Use']]
  )
})

it('names another site, whatever the title says', () => {
  expect(lines(source('https://evil.test/a', 'docs.example.com', 'Install'))).toEqual([
    ['|docs.example.com', 'evil.test', '|Install']
  ])
})

it('adds the address when title and section are the same as another source’s', () => {
  expect(
    lines(source('/a#get', 'API', 'Parameters'), source('/a#put', 'API', 'Parameters'), source('/a#x', 'API', 'Errors'))
  ).toEqual([
    ['|API', 'Parameters /a#|get'],
    ['|API', 'Parameters /a#|put'],
    ['|API', '|Errors']
  ])
  expect(lines(source('/a', 'API'), source('/b#api', 'API', 'API'))).toEqual([
    ['|API', '|/a'],
    ['|API', '|/b#api']
  ])
})

it('splits long texts after the words that they share', () => {
  const [one, two, three] = lines(
    source('/a', 'Configuration reference for the server'),
    source('/b', 'Configuration reference for the service'),
    source('/c', 'Configuring')
  )
  expect([one, two, three]).toEqual([
    ['Configuration reference for the |server'],
    ['Configuration reference for the |service'],
    ['|Configuring']
  ])
})
