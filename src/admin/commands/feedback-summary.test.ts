import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { run } from '../testing/command.ts'
import { feedbackOf } from '../testing/platform.ts'
import { json, startServer } from '../testing/server.ts'

const summary = async (...more: string[]) => {
  const server = await startServer(feedbackOf(250))
  onTestFinished(() => server.close())
  const result = await run(['feedback', 'summary', '--base-url', server.url, '--project', 'acme', ...more])
  return { ...result, asked: server.received[0]?.url }
}

it('is a table, without colours where there is no terminal', async () => {
  const { code, output, messages, asked } = await summary('--from', '2026-01-01', '--top', '3')
  expect([code, messages, asked]).toEqual([0, '', '/v1/analytics/acme/feedback?dateFrom=2026-01-01&limit=100'])
  const lines = output.split('\n')
  expect(lines[0]).toBe('250 entries on 17 pages')
  expect(lines[lines.indexOf('Worst pages') + 1]).toBe('page        helpful  of  negative  comments  open')
  expect(lines.indexOf('By week') - lines.indexOf('Worst pages')).toBe(6)
  expect(output).not.toContain('\u001B')
})

it.each([[['--json']], [['--format', 'json']]])('is JSON with %j', async flags => {
  const { output } = await summary(...flags)
  expect(JSON.parse(output)).toMatchObject({ entries: 250, pages: 17, weeks: [{ start: '2025-12-29', entries: 250 }] })
})

it('is a page of its own in a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-summary-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const out = join(folder, 'feedback.html')
  const { code, output, messages } = await summary('--out', out, '--to', '2026-04-01')
  expect([code, output, messages]).toEqual([0, '', `Wrote ${out}.\n`])
  expect(readFileSync(out, 'utf8')).toMatch(/^<!doctype html>.*From the beginning to before 2026-04-01.*<\/html>\n$/s)
  expect((await summary('--out', join(folder, 'missing', 'x'))).code).toBe(2)
})

it('takes the place of a file as a whole, readable by its owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-summary-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const out = join(folder, 'feedback.txt')
  writeFileSync(out, 'the one before')
  linkSync(out, join(folder, 'open elsewhere'))
  expect((await summary('--out', out)).code).toBe(0)
  expect(readFileSync(join(folder, 'open elsewhere'), 'utf8')).toBe('the one before')
  expect(readFileSync(out, 'utf8')).toMatch(/^250 entries/)
  expect(statSync(out).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).sort()).toEqual(['feedback.txt', 'open elsewhere'])
})

it.each([
  ['feedback.json', /^\{\n/],
  ['feedback.txt', /^250 entries/],
  ['feedback.HTM', /^<!doctype html>/]
])('is in %s what its ending says', async (name, head) => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-summary-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { code, output } = await summary('--out', join(folder, name), '--json')
  expect([code, JSON.parse(output)]).toMatchObject([0, { file: join(folder, name) }])
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(head)
})

it.each(['missing/x.html', 'x.pdf'])('is not asked for when %s cannot be written', async name => {
  const { code, asked } = await summary('--out', join(tmpdir(), name))
  expect([code, asked]).toEqual([2, undefined])
})

it('shows others’ words without letting them steer the terminal', async () => {
  const entry = { id: '1', path: '/\u001B]0;owned\u0007\u001B[31m\nx\u202E', helpful: false }
  const server = await startServer(json({ feedback: [entry], nextCursor: null, hasMore: false }))
  onTestFinished(() => server.close())
  const { output } = await run(['feedback', 'summary', '--base-url', server.url, '--project', 'acme'])
  expect(output).toContain('\n/ x\uFFFD')
  for (const steering of ['\u001B', '\u0007', '\u202E']) expect(output).not.toContain(steering)
})

it('a text in a file has no colours and keeps its width, whatever the terminal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-summary-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('FORCE_COLOR', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const out = join(folder, 'summary.txt')
  expect((await summary('--out', out)).code).toBe(0)
  expect(readFileSync(out, 'utf8')).toMatch(/^\d+ entries on/)
  // The control: standard output has colours.
  expect((await summary()).output).toContain('\u001B[')
})
