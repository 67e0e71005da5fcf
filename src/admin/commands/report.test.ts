import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Report } from '../report/contract.ts'
import { run } from '../testing/command.ts'
import { json, reset, startServer } from '../testing/server.ts'
import { startOwnService } from '../testing/service.ts'

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

const askedService = async () => {
  const service = await startOwnService()
  await service.ask('How do I install a lamp?', '/install')
  const bad = await service.ask('In which colours does it glow?', '/colours')
  await service.ask('Who won the world cup in 1954?', '/colours')
  await service.ask('who won the world cup 1954', '/colours')
  await service.collect({
    source: 'contextual',
    path: '/colours',
    helpful: false,
    comment: 'Which <b>ones</b>?',
    ...bad
  })
  return service
}

const outFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('writes HTML and Markdown by the names of the files, and both tell the same', { tags: 'slow' }, async () => {
  const service = await askedService()
  const [html, markdown] = ['week.html', 'week.md'].map(name => join(outFolder(), name)) as [string, string]
  const words = ['--to', tomorrow(), '--out', html, '--out', markdown, '--site-url', 'https://docs.test']
  const { code, messages } = await run(['report', ...service.flags, ...words], service)
  expect([code, messages]).toEqual([0, `Wrote ${html}.\nWrote ${markdown}.\n`])
  expect(statSync(html).mode & 0o777).toBe(0o600)
  for (const file of [html, markdown]) {
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('In which colours does it glow?')
    expect(text).toContain('https://docs.test/colours')
    expect(text).not.toContain('<b>ones')
  }
})

it('tells of the figures, the gaps and the pages as JSON', async () => {
  const service = await askedService()
  const { output } = await run(['report', ...service.flags, '--to', tomorrow(), '--json'], service)
  const report = JSON.parse(output) as Report
  expect(report.counts).toMatchObject({ questions: 4, outcomes: { answered: 2, refused: 2 }, judged: 1, bad: 1 })
  expect(report.countsBefore.questions).toBe(0)
  expect(report.gaps.map(({ count }) => count)).toEqual([2, 1])
  expect(report.pages).toMatchObject([
    { path: '/colours', judged: 1, negative: 1, entries: [{ judged: { question: 'In which colours does it glow?' } }] }
  ])
})

it('prints Markdown where no file is named', async () => {
  const service = await askedService()
  const { output } = await run(['report', ...service.flags, '--to', tomorrow()], service)
  expect(output).toMatch(/^# What readers of local asked\n/)
})

it('posts a message once, and says of the webhook no more than its host', async () => {
  const service = await askedService()
  const hook = await startServer(json({}), json({}, 500), reset)
  onTestFinished(() => hook.close())
  const url = `${hook.url}/hooks/s3cret`
  const post = (environment: Record<string, string> = {}, ...words: string[]) =>
    run(['report', ...service.flags, '--to', tomorrow(), ...words], {
      environment: { ...service.environment, ...environment }
    })
  const sent = await post({}, '--webhook', url)
  expect([sent.code, sent.output]).toEqual([0, ''])
  expect(hook.received[0]).toMatchObject({ method: 'POST', url: '/hooks/s3cret' })
  expect(JSON.parse(hook.received[0]?.body ?? '').text).toContain('4 asked')
  const refused = await post({ DOCS_ASSISTANT_WEBHOOK: url })
  const failed = await post({ DOCS_ASSISTANT_WEBHOOK: url })
  expect([refused.code, failed.code, hook.received.length]).toEqual([5, 7, 3])
  for (const { messages } of [sent, refused, failed]) expect(messages).not.toContain('s3cret')
})

it.each([
  [['--out', 'report.txt'], 'must end in .html, .htm, .md'],
  [['--out', '/nowhere/report.md'], 'no such folder'],
  [['--webhook', 'ftp://a.test'], '--webhook'],
  [['--site-url', 'docs'], 'no http or https address'],
  [['--edit-url', 'https://code.test/edit'], '{path}']
])('refuses %j before anything is asked', async (words, message) => {
  const server = await startServer(json({}))
  onTestFinished(() => server.close())
  const { code, messages } = await run(['report', '--base-url', server.url, '--project', 'acme', ...words])
  expect([code, server.received.length]).toEqual([2, 0])
  expect(messages).toContain(message)
})
