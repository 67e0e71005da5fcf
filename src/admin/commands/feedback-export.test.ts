import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { feedbackColumns } from '../feedback/columns.ts'
import { adminKey, page } from '../testing/client.ts'
import { run, start } from '../testing/command.ts'
import { entryAt, feedbackOf } from '../testing/platform.ts'
import { json, type Reply, reset, startServer } from '../testing/server.ts'

const csvColumns = [...feedbackColumns.names, 'other']

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-assistant-export-'))
  return () => rmSync(folder, { recursive: true })
})

const serve = async (...replies: [Reply, ...Reply[]]) => {
  const server = await startServer(...replies)
  onTestFinished(() => server.close())
  return { ...server, flags: ['--base-url', server.url, '--project', 'acme'] }
}

const all = (total: number) => Array.from({ length: total }, (_, index) => entryAt(index))

describe('the formats', () => {
  it('ndjson holds every entry as it came', async () => {
    const { flags } = await serve(feedbackOf(250))
    const { code, output, messages } = await run(['feedback', 'export', ...flags, '--format', 'ndjson'])
    expect(code).toBe(0)
    expect(
      output
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line))
    ).toEqual(all(250))
    expect(messages).toBe('Exported 250 entries to standard output.\n')
  })

  it.each([0, 1, 250])('json is one list, of %i entries', async total => {
    const { flags } = await serve(feedbackOf(total))
    const { output } = await run(['feedback', 'export', ...flags, '--format', 'json'])
    expect(JSON.parse(output)).toEqual(all(total))
  })

  it('csv has one header, and a reader of CSV gets back what went in', async () => {
    const { flags } = await serve(feedbackOf(250))
    const { output } = await run(['feedback', 'export', ...flags])
    const [header, ...rows] = parse(output, { bom: true }) as string[][]
    expect(header).toEqual([...csvColumns])
    expect(rows).toHaveLength(250)
    rows.forEach((row, index) => {
      const { visitor, ...entry } = entryAt(index)
      const read = Object.fromEntries(csvColumns.map((column, at) => [column, row[at]]))
      for (const column of csvColumns) {
        const text = String(entry[column] ?? '')
        const expected =
          column === 'other' ? (visitor ? JSON.stringify({ visitor }) : '') : text.replace(/^[=+]/, "'$&")
        expect(read[column]).toBe(expected)
      }
    })
  })

  it('csv has the same header when there is nothing', async () => {
    const { flags } = await serve(feedbackOf(0))
    const { output } = await run(['feedback', 'export', ...flags, '--no-bom'])
    expect(output).toBe(`${csvColumns.map(column => `"${column}"`).join(',')}\r\n`)
  })

  it.each([
    ['out.csv', [], '\uFEFF"id"'],
    ['out.csv', ['--no-bom'], '"id"'],
    ['out.ndjson', [], '{"id"'],
    ['out.jsonl', [], '{"id"'],
    ['out.JSON', [], '[\n'],
    ['out.txt', ['--format', 'csv'], '\uFEFF"id"'],
    ['out.csv', ['--format', 'ndjson'], '{"id"']
  ])('%s %j begins with %j', async (name, more, head) => {
    const { flags } = await serve(feedbackOf(3))
    const path = join(folder, name)
    expect((await run(['feedback', 'export', ...flags, ...more, '--out', path])).code).toBe(0)
    expect(readFileSync(path, 'utf8').slice(0, head.length)).toBe(head)
  })
})

it.each([
  '=HYPERLINK("https://evil.example")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF=1',
  '\u0000=1',
  '＝1'
])('defuses the formula %j in csv', async comment => {
  const { flags } = await serve(
    json({ ...page([]), feedback: [{ ...entryAt(1), id: comment, comment, 'a=b': comment }] })
  )
  const { output } = await run(['feedback', 'export', ...flags])
  const [row] = parse(output, { bom: true, columns: true }) as Record<string, string>[]
  expect(row).toMatchObject({ id: `'${comment}`, comment: `'${comment}`, other: JSON.stringify({ 'a=b': comment }) })
})

it.each(['1 = 1', 'a-b', '{"=": 1}', '“=”', '5', "'=1"])('leaves the text %j as it is', async comment => {
  const { flags } = await serve(json({ ...page([]), feedback: [{ ...entryAt(1), comment }] }))
  const { output } = await run(['feedback', 'export', ...flags])
  expect(parse(output, { bom: true, columns: true })).toMatchObject([{ comment }])
})

it('tells a text that is empty from one that is missing', async () => {
  const feedback = [{ ...entryAt(1), comment: '', contact: null, helpful: null }]
  const { flags } = await serve(json({ ...page([]), feedback }))
  const { output } = await run(['feedback', 'export', ...flags])
  expect(output.split('\r\n')[1]).toMatch(/"pending",,"",,,,,$/)
})

it('keeps a field of the interface that holds something else, and an unknown one that is named other', async () => {
  const feedback = [{ ...entryAt(1), contact: { mail: 'a' }, other: 'x' }]
  const { flags } = await serve(json({ ...page([]), feedback }))
  const { output } = await run(['feedback', 'export', ...flags])
  expect(parse(output, { bom: true, columns: true })).toMatchObject([
    { contact: '{"mail":"a"}', other: '{"other":"x"}' }
  ])
})

it('is JSON on standard output with --json', async () => {
  const { flags } = await serve(feedbackOf(3))
  const { output, messages } = await run(['feedback', 'export', ...flags, '--json'])
  expect([JSON.parse(output), JSON.parse(messages).rows]).toEqual([all(3), 3])
})

describe('the file', () => {
  it('appears only when it is whole, and nothing is left beside it', async () => {
    const path = join(folder, 'out.csv')
    writeFileSync(path, 'the one before')
    const seen: string[] = []
    const { flags } = await serve(feedbackOf(250, { onPage: () => void seen.push(readFileSync(path, 'utf8')) }))
    await run(['feedback', 'export', ...flags, '--out', path])
    expect(seen).toEqual(['the one before', 'the one before', 'the one before'])
    expect(readdirSync(folder)).toEqual(['out.csv'])
    expect(parse(readFileSync(path), { bom: true })).toHaveLength(251)
  })

  it('is readable by its owner alone, because it holds what readers said', async () => {
    const { flags } = await serve(feedbackOf(1))
    const path = join(folder, 'out.csv')
    await run(['feedback', 'export', ...flags, '--out', path])
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['in a folder that is not there', 'missing/out.csv'],
    ['that is a folder', '.'],
    ['with an ending that says nothing', 'out.xlsx']
  ])('%s is refused before anything is fetched', async (_, name) => {
    const { flags, received } = await serve(feedbackOf(1))
    const { code } = await run(['feedback', 'export', ...flags, '--out', join(folder, name)])
    expect([code, received.length]).toEqual([2, 0])
  })

  it.each(['export', 'summary'])(
    'that has no name is refused by %s, and nothing goes to standard output',
    async name => {
      const { flags, received } = await serve(feedbackOf(1))
      const { code, output } = await run(['feedback', name, ...flags, '--out', ''])
      expect([code, output, received.length]).toEqual([2, '', 0])
    }
  )

  it('follows a link, which stays one, also where it leads to nothing yet', async () => {
    const { flags } = await serve(feedbackOf(1))
    const [path, real] = [join(folder, 'link.csv'), join(folder, 'real.csv')]
    symlinkSync('real.csv', path)
    for (const before of ['nothing', 'a file']) {
      expect([before, (await run(['feedback', 'export', ...flags, '--out', path])).code]).toEqual([before, 0])
      expect(lstatSync(path).isSymbolicLink()).toBe(true)
      expect(parse(readFileSync(real), { bom: true })).toHaveLength(2)
    }
    expect(readdirSync(folder).sort()).toEqual(['link.csv', 'real.csv'])
  })

  it('is not begun, and no earlier one is lost, before the first good page', async () => {
    const path = join(folder, 'out.csv')
    const { flags } = await serve(json({}, 400), feedbackOf(250), json({}, 400), json({}, 400))
    const exported = (...words: string[]) => run(['feedback', 'export', ...flags, ...words])
    expect(await exported()).toMatchObject({ code: 5, output: '' })
    const { flags: others } = await serve(json({}, 400), feedbackOf(250), json({}, 400), json({}, 400))
    const toFile = () => run(['feedback', 'export', ...others, '--out', path])
    const first = await toFile()
    expect([first.code, first.messages.includes('not finished'), readdirSync(folder)]).toEqual([5, false, []])
    await toFile()
    const partial = readFileSync(`${path}.partial`)
    expect(partial.length).toBeGreaterThan(1_000)
    const again = await toFile()
    expect([again.code, again.messages.includes('not finished')]).toEqual([5, true])
    expect(readFileSync(`${path}.partial`).equals(partial)).toBe(true)
  })

  it('that is not finished is named for programs too', async () => {
    const path = join(folder, 'out.csv')
    const { flags } = await serve(feedbackOf(250), json({}, 400))
    const { messages } = await run(['feedback', 'export', ...flags, '--out', path, '--json'])
    const [note, error] = messages
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(note).toMatchObject({ left: [`${path}.partial`, `${path}.partial.ledger`] })
    expect(error).toMatchObject({ code: 'invalid_request', status: 400 })
  })

  it('is reported as JSON for programs', async () => {
    const { flags } = await serve(feedbackOf(7))
    const path = join(folder, 'out.ndjson')
    const { output, messages } = await run(['feedback', 'export', ...flags, '--out', path, '--json'])
    const bytes = statSync(path).size
    expect(JSON.parse(output)).toEqual({ rows: 7, duplicates: 0, bytes, format: 'ndjson', file: path })
    expect(messages).toBe('')
  })
})

describe('an interrupted export', () => {
  const total = 1_234
  const exportTo = (flags: string[], path: string, ...more: string[]) => [
    'feedback',
    'export',
    ...flags,
    '--out',
    path,
    ...more
  ]

  /** The output of an export that is not interrupted. */
  const whole = async (format: string) => {
    const { flags } = await serve(feedbackOf(total))
    const path = join(folder, `whole.${format}`)
    await run(exportTo(flags, path))
    return readFileSync(path)
  }

  it.each(['csv', 'ndjson', 'json'])('goes on to the same bytes after failures at any page, as %s', async format => {
    const path = join(folder, `out.${format}`)
    const good = feedbackOf(total)
    const replies = Array.from({ length: 30 }, (_, index) => (index % 2 ? json({}, 400) : good)) as [Reply, ...Reply[]]
    const { flags, received } = await serve(...replies)
    let runs = 0
    let code: number | null = null
    for (; code !== 0 && runs < 30; runs++) {
      code = (await run(exportTo(flags, path, '--resume'))).code
      if (code !== 0) expect([code, existsSync(path)]).toEqual([5, false])
    }
    expect(runs).toBe(13)
    expect(received).toHaveLength(25)
    expect(readFileSync(path).equals(await whole(format))).toBe(true)
    expect(readdirSync(folder).sort()).toEqual([`out.${format}`, `whole.${format}`])
  })

  it.each([
    ['SIGKILL', null],
    ['SIGINT', 130],
    ['SIGTERM', 130]
  ] as const)('goes on to the same bytes after %s, again and again', { tags: 'slow' }, async (signal, code) => {
    const path = join(folder, 'out.csv')
    /** The page at which the process is ended. */
    let fatal = 200
    let kill = () => {}
    const good = feedbackOf(total, { onPage: from => from === fatal && kill() })
    const { flags, received } = await serve(good)
    for (fatal of [200, 300, 1_100]) {
      const { child, result } = start(exportTo(flags, path, '--resume'))
      kill = () => child.kill(signal)
      expect((await result()).code).toBe(code)
      expect(existsSync(path)).toBe(false)
    }
    fatal = -1
    const { code: last, messages } = await start(exportTo(flags, path, '--resume')).result()
    expect([last, messages]).toEqual([0, `Exported 1,234 entries to ${path}.\n`])
    expect(readFileSync(path).equals(await whole('csv'))).toBe(true)
    // Thirteen pages, and at most three repeated ones, which were in flight when the process ended.
    expect(received.length).toBeLessThanOrEqual(16)
  })

  it('leaves out what was written after the last checkpoint', async () => {
    const path = join(folder, 'out.ndjson')
    const { flags } = await serve(feedbackOf(total), json({}, 400), feedbackOf(total))
    await run(exportTo(flags, path))
    writeFileSync(`${path}.partial`, '{"id":"half a li', { flag: 'a' })
    await run(exportTo(flags, path, '--resume'))
    expect(readFileSync(path).equals(await whole('ndjson'))).toBe(true)
  })

  it('begins anew without --resume', async () => {
    const path = join(folder, 'out.csv')
    const { flags, received } = await serve(feedbackOf(total), json({}, 400), feedbackOf(total))
    const failed = await run(exportTo(flags, path))
    expect(failed.messages).toContain(`what there is of it is in ${path}.partial and ${path}.partial.ledger.`)
    await run(exportTo(flags, path))
    expect(received).toHaveLength(2 + 13)
    expect(readFileSync(path).equals(await whole('csv'))).toBe(true)
  })

  it('goes on only with the same question', async () => {
    const path = join(folder, 'out.csv')
    const { flags, received } = await serve(feedbackOf(total), json({}, 400), feedbackOf(total))
    await run(exportTo(flags, path))
    const { code, messages } = await run(exportTo(flags, path, '--resume', '--status', 'pending'))
    expect([code, received.length]).toEqual([2, 2])
    expect(messages).toMatch(
      /^Error: .*asked for something else: csv of acme at http:\S+, all of it\. Ask for the same/
    )
    expect((await run(exportTo(flags, path, '--resume'))).code).toBe(0)
  })

  it('does not go on with a file that has lost its end', async () => {
    const path = join(folder, 'out.csv')
    const { flags } = await serve(feedbackOf(total), json({}, 400), feedbackOf(total))
    await run(exportTo(flags, path))
    writeFileSync(`${path}.partial`, 'short')
    const { code, messages } = await run(exportTo(flags, path, '--resume'))
    expect(code).toBe(1)
    expect(messages).toMatch(/^Error: .*Begin anew, without --resume/)
  })

  it('at its very end needs nothing from the service any more', async () => {
    const path = join(folder, 'out.csv')
    const good = feedbackOf(total)
    const { flags, received } = await serve((response, request) => {
      // A folder appears at the path of the file.
      if (request.url.includes('cursor=1200')) mkdirSync(path)
      good(response, request)
    })
    expect((await run(exportTo(flags, path))).code).toBe(1)
    rmSync(path, { recursive: true })
    expect((await run(exportTo(flags, path, '--resume'))).code).toBe(0)
    expect(received).toHaveLength(13)
    expect(readFileSync(path).equals(await whole('csv'))).toBe(true)
  })

  it('that was finished but for its last step begins anew', async () => {
    const path = join(folder, 'out.csv')
    const { flags } = await serve(feedbackOf(total), json({}, 400), feedbackOf(total))
    await run(exportTo(flags, path))
    rmSync(`${path}.partial`)
    expect((await run(exportTo(flags, path, '--resume'))).code).toBe(0)
    expect(readFileSync(path).equals(await whole('csv'))).toBe(true)
  })

  it('cannot be resumed where nothing is kept', async () => {
    const { flags, received } = await serve(feedbackOf(1))
    const { code } = await run(['feedback', 'export', ...flags, '--resume'])
    expect([code, received.length]).toEqual([2, 0])
  })

  it('keeps a second export from the same file', async () => {
    const path = join(folder, 'out.csv')
    let second: Promise<{ code: number | null; messages: string }> | undefined
    const { flags } = await serve((response, request) => {
      second ??= run(exportTo(flags, path))
      second.then(() => feedbackOf(1)(response, request))
    })
    expect((await run(exportTo(flags, path))).code).toBe(0)
    expect(await second).toMatchObject({ code: 2, messages: expect.stringContaining('another export is writing it') })
  })
})

describe('the progress', () => {
  it('is counted on a terminal, and its line is gone at the end', async () => {
    const { flags } = await serve(feedbackOf(250))
    const { messages } = await run(['feedback', 'export', ...flags], { typed: '' })
    const lines = messages.split('\r\u001B[K')
    expect(lines[1]).toMatch(/^100 entries, [\d,]+ a second, up to 2026-01-01$/)
    expect(lines.at(-1)).toBe('Exported 250 entries to standard output.\n')
  })

  it.each([
    [1, '1 entry'],
    [250, '250 entries']
  ])('is silent elsewhere, and says at its end that it exported %i', async (total, entries) => {
    const { flags } = await serve(feedbackOf(total))
    const { messages } = await run(['feedback', 'export', ...flags])
    expect(messages).toBe(`Exported ${entries} to standard output.\n`)
  })
})

describe('a service that goes wrong', () => {
  const more = (ids: string[], cursor: string) => json(page(ids, cursor))

  it('has ids that came twice in the export once, and says so', async () => {
    const { flags } = await serve(more(['a', 'b', 'b'], '1'), more(['b', 'c'], '2'), json(page(['a', 'd'])))
    const path = join(folder, 'out.ndjson')
    const { code, messages } = await run(['feedback', 'export', ...flags, '--out', path])
    const ids = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).id)
    expect([code, ids]).toEqual([0, ['a', 'b', 'c', 'd']])
    expect(messages).toBe(`Exported 4 entries to ${path} (3 that came twice are in it once).\n`)
  })

  it('says of one that came twice that it is in the export once', async () => {
    const { flags } = await serve(json(page(['a', 'b', 'b'])))
    const path = join(folder, 'out.ndjson')
    const { messages } = await run(['feedback', 'export', ...flags, '--out', path])
    expect(messages).toBe(`Exported 2 entries to ${path} (1 that came twice is in it once).\n`)
  })

  it('notices ids that came before an interruption', async () => {
    const { flags } = await serve(more(['a', 'b'], '1'), json({}, 400), json(page(['b', 'c'])))
    const path = join(folder, 'out.ndjson')
    await run(['feedback', 'export', ...flags, '--out', path])
    const { output } = await run(['feedback', 'export', ...flags, '--out', path, '--resume', '--json'])
    expect(JSON.parse(output)).toMatchObject({ rows: 3, duplicates: 1 })
  })

  it.each<[string, [Reply, ...Reply[]]]>([
    ['a repeated cursor', [more(['a'], '1'), more(['b'], '1')]],
    ['hasMore without a cursor', [json({ ...page(['a']), hasMore: true })]],
    [
      'the same entries under ever new cursors',
      [response => more(['a'], String(Math.random()))(response, {} as never)]
    ],
    ['a login page', [response => response.end('<html>')]]
  ])('ends the export: %s', async (_, replies) => {
    const { flags, received } = await serve(...replies)
    const path = join(folder, 'out.csv')
    const { code } = await run(['feedback', 'export', ...flags, '--out', path])
    expect([code, existsSync(path)]).toEqual([8, false])
    expect(received.length).toBeLessThan(30)
  })

  it('is outlived where it recovers, and the wait is told', async () => {
    const { flags } = await serve(reset, json({}, 503, { 'Retry-After': '0' }), feedbackOf(3))
    const { code, messages, output } = await run(['feedback', 'export', ...flags, '--format', 'ndjson'])
    expect([code, output.trim().split('\n').length]).toEqual([0, 3])
    expect(messages).toMatch(/Again in 1 s\.\n.*Again in 1 s\.\nExported 3 entries/s)
  })
})

describe('the key', () => {
  const withKey = async (environment: Record<string, string>, ...more: string[]) => {
    const { flags, received } = await serve(feedbackOf(0))
    const result = await run(['feedback', 'export', ...flags, ...more], { environment })
    return { ...result, sent: received[0]?.headers.authorization }
  }
  const keyFile = (mode: number, content = `${adminKey}\n`) => {
    const path = join(folder, 'key')
    writeFileSync(path, content)
    chmodSync(path, mode)
    return path
  }

  it('comes from the environment', async () => {
    expect(await withKey({ DOCS_ASSISTANT_ADMIN_KEY: ` ${adminKey}\n` })).toMatchObject({ sent: `Bearer ${adminKey}` })
  })

  it.each([0o600, 0o400])('comes from a file with mode %o', async mode => {
    expect(await withKey({}, '--key-file', keyFile(mode))).toMatchObject({ code: 0, sent: `Bearer ${adminKey}` })
  })

  it.each([0o644, 0o640, 0o602])('does not come from a file with mode %o', async mode => {
    const { code, sent, messages } = await withKey({}, '--key-file', keyFile(mode))
    expect([code, sent]).toEqual([3, undefined])
    expect(messages).toContain('chmod 600')
  })

  it.each([
    ['an empty file', ''],
    ['a file that is no key', 'x'.repeat(5_000)]
  ])('does not come from %s', async (_, content) => {
    expect(await withKey({}, '--key-file', keyFile(0o600, content))).toMatchObject({ code: 3, sent: undefined })
  })

  it('does not come from a file that is not there', async () => {
    const { code, sent, messages } = await withKey({}, '--key-file', join(folder, 'missing'))
    expect([code, sent]).toEqual([3, undefined])
    expect(messages).toContain('cannot be read: there is no such file')
  })

  it('is asked for nowhere but on a terminal', async () => {
    const { code, sent, messages } = await withKey({})
    expect([code, sent]).toEqual([3, undefined])
    expect(messages).toContain('DOCS_ASSISTANT_ADMIN_KEY')
  })

  it('is asked for on a terminal, and not shown', async () => {
    const { flags, received } = await serve(feedbackOf(0))
    const { code, messages } = await run(['feedback', 'export', ...flags], { environment: {}, typed: `${adminKey}\n` })
    expect([code, received[0]?.headers.authorization]).toEqual([0, `Bearer ${adminKey}`])
    expect(messages).toContain('Admin key')
    expect(messages).not.toContain(adminKey)
    expect(messages).not.toContain('visibility')
  })

  it('is not insisted on: Ctrl-C at the question ends without a word', async () => {
    const { flags, received } = await serve(feedbackOf(0))
    const { code, messages } = await run(['feedback', 'export', ...flags], { environment: {}, typed: '\u0003' })
    expect([code, received]).toEqual([130, []])
    expect(messages).not.toContain('Error')
  })

  it('is refused when it is the public one', async () => {
    expect(await withKey({ DOCS_ASSISTANT_ADMIN_KEY: 'svc_dsc_1' })).toMatchObject({ code: 3, sent: undefined })
  })
})

describe('the ends that a script can tell apart', () => {
  it.each([
    [401, 3],
    [403, 3],
    [404, 4],
    [409, 5],
    [422, 5],
    [501, 5]
  ])('status %i ends with %i', async (status, code) => {
    const { flags } = await serve(json({ error: 'no\u001B[2J', details: [{ message: 'why', path: 'limit' }] }, status))
    const result = await run(['feedback', 'export', ...flags])
    expect(result).toMatchObject({ code, output: expect.not.stringContaining('no') })
    expect(result.messages).toMatch(/^Error: .*no\n? ?.*\n {2}limit: why\n$/s)
    expect(result.messages).not.toContain('\u001B')
  })

  it('a long Retry-After ends with 6, and says how long for programs', async () => {
    const { flags } = await serve(json({}, 429, { 'Retry-After': '3600' }))
    const { code, messages } = await run(['feedback', 'export', ...flags, '--json'])
    expect(code).toBe(6)
    expect(JSON.parse(messages)).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 3600 })
  })

  it.each([
    ['a date that is none', ['--from', 'yesterday']],
    ['dates out of order', ['--from', '2026-03-02', '--to', '2026-03-01']],
    ['an unknown format', ['--format', 'xlsx']],
    ['an unknown option', ['--admin-key', 'x']]
  ])('%s ends with 2', async (_, more) => {
    const { flags, received } = await serve(feedbackOf(1))
    const { code } = await start(['feedback', 'export', ...flags, ...more]).result()
    expect([code, received.length]).toEqual([2, 0])
  })

  it.each(['open', 'pending,done', 'pending,'])(
    'the status %j ends with 2 and names those that there are',
    async status => {
      const { flags, received } = await serve(feedbackOf(1))
      const { code, messages } = await run(['feedback', 'export', ...flags, '--status', status])
      expect([code, received.length]).toEqual([2, 0])
      expect(messages).toContain('--status takes pending, in_progress, resolved, dismissed')
    }
  )

  it('a reader that has enough is no error', async () => {
    const { flags } = await serve(feedbackOf(20_000))
    const { child, result } = start(['feedback', 'export', ...flags])
    child.stdout.once('data', () => child.stdout.destroy())
    expect(await result()).toMatchObject({ code: 0, messages: '' })
  })
})

it('says in its help that --to is exclusive', async () => {
  const { output, code } = await start(['feedback', 'export', '--help']).result()
  expect(code).toBe(0)
  expect(output).toMatch(/--to <date>\s+end of the range, EXCLUSIVE/)
})
