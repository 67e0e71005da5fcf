import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, onTestFinished } from 'vitest'
import { run } from '../testing/command.ts'
import { json, startServer } from '../testing/server.ts'
import { type OwnService, startOwnService } from '../testing/service.ts'

/** A service whose readers have asked three questions and rated one answer. */
const askedService = async () => {
  const service = await startOwnService()
  await service.ask('How do I install a lamp?', '/install')
  const bad = await service.ask('In which colours does it glow?', '/colours')
  await service.ask('Who won the cup in 1954?', '/colours')
  const judgement = { source: 'contextual', path: '/colours', helpful: false, comment: '=SUM(A1)' }
  const id = await service.collect({ ...judgement, ...bad })
  return { service, judgement: id }
}

const outFile = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-questions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, name)
}

const rowsOf = (text: string | Buffer) => parse(text, { bom: true, columns: true }) as Record<string, string>[]

const questions = (service: OwnService, ...words: string[]) => run(['questions', ...words, ...service.flags], service)

describe('questions', () => {
  it('are listed with outcome, judgement and page, the newest last', async () => {
    const { service } = await askedService()
    const { code, output } = await questions(service, 'list')
    expect(code).toBe(0)
    expect(output.split('\n').map(line => line.slice(18))).toEqual([
      'outcome   reader  page      question',
      'answered          /install  How do I install a lamp?',
      'answered  bad     /colours  In which colours does it glow?',
      'refused           /colours  Who won the cup in 1954?',
      ''
    ])
    const last = JSON.parse((await questions(service, 'list', '--last', '1', '--json')).output)
    expect(last.map(({ question }: { question: string }) => question)).toEqual(['Who won the cup in 1954?'])
    expect((await questions(service, 'list', '--helpful', 'no', '--page', '/install')).messages).toMatch(
      /^Nothing such/
    )
  })

  it('are exported with the mechanism of the feedback export, and CSV holds what a person looks for', async () => {
    const { service } = await askedService()
    const out = outFile('questions.csv')
    const { code, messages } = await questions(service, 'export', '--out', out)
    expect([code, messages]).toEqual([0, `Exported 3 entries to ${out}.\n`])
    const rows = rowsOf(readFileSync(out))
    expect(rows.map(({ outcome, helpful, path }) => [outcome, helpful, path])).toEqual([
      ['answered', '', '/install'],
      ['answered', 'false', '/colours'],
      ['refused', '', '/colours']
    ])
    // A reader’s formula is escaped for spreadsheets.
    expect(rows[1]).toMatchObject({ comment: "'=SUM(A1)", language: 'en', other: '' })
    expect(rows[0]?.sources).toContain('/install')
    const refused = await questions(service, 'export', '--outcome', 'refused', '--format', 'ndjson')
    expect(JSON.parse(refused.output)).toMatchObject({ question: 'Who won the cup in 1954?', feedback: null })
  })

  it('are summed up by outcome, page and day', async () => {
    const { service } = await askedService()
    const { output } = await questions(service, 'summary', '--json')
    expect(JSON.parse(output)).toMatchObject({
      questions: 3,
      outcomes: { answered: 2, unsure: 0, refused: 1, failed: 0 },
      judged: 1,
      bad: 1,
      byLanguage: { en: 3 },
      pages: 2,
      worstPages: [{ path: '/colours', questions: 2, unanswered: 1, bad: 1 }],
      days: [{ questions: 3 }]
    })
    const { output: text } = await questions(service, 'summary', '--from', '7d')
    expect(text).toContain('answered 2 (67 %), unsure 0 (0 %), refused 1 (33 %), failed 0 (0 %).')
    expect(text).toMatch(/\/colours +2 +1 +1/)
  })

  it('are grouped where the docs do not answer, with count, trend and the closest page', async () => {
    const { service } = await askedService()
    await service.ask('who won the world cup 1954', '/install')
    const { output } = await questions(service, 'gaps', '--json')
    expect(JSON.parse(output).map(({ count }: { count: number }) => count)).toEqual([2, 1])
    const { output: text } = await questions(service, 'gaps', '--top', '1')
    expect(text).toMatch(
      /^asked +trend +gap +state +closest page +what is asked\n +2 +0 → 2 .*(won the cup|world cup).*\n$/
    )
    const { output: none } = await questions(service, 'gaps', '--to', '1d')
    expect(none).toBe('Nothing was left unanswered.\n')
  })

  it.each([
    [['--outcome', 'good'], 2, '--outcome takes answered, unsure, refused, failed'],
    [['--from', 'soon'], 2, 'It must be a date such as 2026-03-01, or 7d'],
    [['--to', '2026-02-30'], 2, '--to must be a date']
  ])('%j is refused before anything is asked', async (flags, code, words) => {
    const server = await startServer(json({}))
    onTestFinished(() => server.close())
    const result = await run(['questions', 'list', '--base-url', server.url, '--project', 'acme', ...flags])
    expect([result.code, server.received.length]).toEqual([code, 0])
    expect(result.messages).toContain(words)
  })

  it('of 7d begin seven days before today, at midnight UTC', async () => {
    const server = await startServer(json({ questions: [], nextCursor: null, hasMore: false }))
    onTestFinished(() => server.close())
    await run(['questions', 'summary', '--base-url', server.url, '--project', 'acme', '--from', '1w', '--to', '2d'])
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    expect(server.received[0]?.url).toContain(`dateFrom=${day(7)}&dateTo=${day(2)}&`)
  })

  it('say so where a platform has no such list', async () => {
    const server = await startServer(json({ error: 'Not found' }, 404))
    onTestFinished(() => server.close())
    const { code } = await run(['questions', 'list', '--base-url', server.url, '--project', 'acme'])
    expect(code).toBe(4)
  })
})

describe('feedback export --questions', () => {
  it('joins each entry with what it judges, and without the flag leaves it as it came', async () => {
    const { service, judgement } = await askedService()
    await service.collect({ source: 'contextual', path: '/install', helpful: true })
    const exported = (...words: string[]) => run(['feedback', 'export', ...service.flags, ...words], service)
    const rows = rowsOf((await exported('--questions')).output)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      id: judgement,
      question: 'In which colours does it glow?',
      outcome: 'answered',
      answer: expect.stringContaining('any colour of the rainbow'),
      sources: expect.stringContaining('/colours')
    })
    expect(rows[1]).toMatchObject({ question: '', answer: '', outcome: '', sources: '' })
    const [judged, page] = JSON.parse((await exported('--questions', '--json')).output)
    expect(judged).toMatchObject({ helpful: false, judged: { question: 'In which colours does it glow?' } })
    expect(page.judged).toBeNull()
    const [plain] = JSON.parse((await exported('--json')).output)
    expect(plain).not.toHaveProperty('judged')
  })
})
