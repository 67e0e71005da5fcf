import { PassThrough, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { action } from './action.ts'
import { CommandError } from './exit-codes.ts'
import { runProgram } from './program.ts'
import { print, type Shell, say } from './shell.ts'

/** Runs a program of one command, `lamp light`, which does what the test says. */
const lamp = async (
  args: string[],
  work: (shell: Shell) => void = () => {},
  environment = {},
  output: Writable = new PassThrough()
) => {
  const messages = new PassThrough()
  let code: number | undefined
  const shell: Shell = {
    input: new PassThrough(),
    output,
    messages,
    environment,
    signal: new AbortController().signal,
    json: false,
    end(given) {
      code = given
    }
  }
  await runProgram({
    args,
    openShell: () => shell,
    version: '1.2.3',
    register: [
      (program, openShell) =>
        program
          .command('lamp')
          .description('what glows')
          .command('light')
          .description('lights a lamp, in one of the many colours that a lamp can have')
          .option('--colour <name>', 'one of the many colours that a lamp can have, by its English name')
          .option('--json', 'JSON')
          .addHelpText(
            'after',
            '\nA paragraph that is longer than the columns that there are.\n\nExamples:\n  docs-assistant lamp light --colour green and more words than fit'
          )
          .action(
            action(openShell, async shell => {
              work(shell)
              return 'done' as const
            })
          )
    ]
  })
  output.end()
  messages.end()
  return { code, output: output instanceof PassThrough ? await text(output) : '', messages: await text(messages) }
}

it('says its version', async () => {
  expect(await lamp(['--version'])).toEqual({ code: 0, output: '1.2.3\n', messages: '' })
})

describe('with --json', () => {
  it.each([
    [['lamp', 'light', '--color', 'red', '--json'], /unknown option '--color'/],
    [['lamp', 'light', 'x', '--json'], /too many arguments/],
    [['lamp', 'dim', '--json'], /unknown command 'dim'/],
    [['lamp', 'light', '--json', '--colour'], /argument missing/]
  ])('the mistake in %j is a line of JSON', async (args, words) => {
    const { code, output, messages } = await lamp(args)
    expect([code, output]).toEqual([2, ''])
    expect(JSON.parse(messages)).toEqual({ error: expect.stringMatching(words), code: 'usage', details: [] })
  })

  it('messages are lines of JSON with their facts, and errors too', async () => {
    const { code, messages } = await lamp(['lamp', 'light', '--json'], shell => {
      say(shell, 'Again in 2 s.', { waiting: 2 })
      throw new CommandError('refused', 'It is broken.')
    })
    expect(code).toBe(5)
    expect(
      messages
        .trim()
        .split('\n')
        .map(line => JSON.parse(line))
    ).toEqual([
      { message: 'Again in 2 s.', waiting: 2 },
      { error: 'It is broken.', code: 'refused', details: [] }
    ])
  })
})

describe('for a person', () => {
  it('a mistake is a sentence with a suggestion', async () => {
    const { code, messages } = await lamp(['lamp', 'light', '--color', 'red'])
    expect(code).toBe(2)
    expect(messages).toBe("Error: unknown option '--color'\n(Did you mean --colour?)\n")
  })

  it.each([
    [{ code: 'ENOSPC' }, 12, 'The output could not be written: the disk is full (ENOSPC).'],
    [{ code: 'EROFS', path: '/a' }, 12, '/a could not be written: the place is read-only (EROFS).'],
    [{ code: 'ENAMETOOLONG', path: '/a' }, 12, '/a could not be written: the name is too long (ENAMETOOLONG).'],
    [{ code: 'rate_limited', status: 429, retryAfter: 7200 }, 6, 'x\nIt can be tried again in 2 h.'],
    [{ code: 'invalid_request' }, 2, 'x']
  ])('%j ends with %i and says what it means', async (fields, exit, words) => {
    const { code, messages } = await lamp(['lamp', 'light'], () => {
      throw Object.assign(new Error('x'), fields)
    })
    expect([code, messages]).toEqual([exit, `Error: ${words}\n`])
  })

  it('an option of the client is named as it is typed, in what the service did not say', async () => {
    const thrown = (status?: number) =>
      lamp(['lamp', 'light'], () => {
        throw Object.assign(new Error('dateFrom must be a date'), { code: 'invalid_request', status })
      })
    expect((await thrown()).messages).toBe('Error: --from must be a date\n')
    expect((await thrown(400)).messages).toBe('Error: dateFrom must be a date\n')
  })

  it('the names of a configuration file stay as they are in it', async () => {
    const { messages } = await lamp(['lamp', 'light'], () => {
      throw new CommandError('usage', 'config.yaml: adminKey is none of baseUrl, project.')
    })
    expect(messages).toBe('Error: config.yaml: adminKey is none of baseUrl, project.\n')
  })

  it('what is wrong with a flag is said once, and what the service says beside its sentence too', async () => {
    const thrown = (status?: number) =>
      lamp(['lamp', 'light'], () => {
        const details = [{ path: 'dateTo', message: 'must be after dateFrom.' }]
        throw Object.assign(new Error('dateTo must be after dateFrom.'), { code: 'invalid_request', status, details })
      })
    expect((await thrown()).messages).toBe('Error: --to must be after --from.\n')
    const other = await lamp(['lamp', 'light'], () => {
      throw Object.assign(new Error('It refused.'), { status: 400, details: [{ path: 'limit', message: 'too big' }] })
    })
    expect(other.messages).toBe('Error: It refused.\n  limit: too big\n')
  })
})

describe('output that cannot be written', () => {
  const failing = (code: string) =>
    new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('write'), { code })) }).on(
      'error',
      () => {}
    )

  it('ends with 12 where the disk is full', async () => {
    const { code, messages } = await lamp(['lamp', 'light'], shell => print(shell, 'x'), {}, failing('ENOSPC'))
    expect([code, messages]).toEqual([12, 'Error: The output could not be written: the disk is full (ENOSPC).\n'])
  })

  it('is called by a name of the table, not by the system’s', async () => {
    const { messages } = await lamp(['lamp', 'light', '--json'], shell => print(shell, 'x'), {}, failing('ENOSPC'))
    expect(JSON.parse(messages)).toMatchObject({ code: 'not_written' })
  })

  it.each([[['--help']], [['--version']], [['lamp', 'light', '--help']]])('%j ends with 12 too', async args => {
    expect((await lamp(args, undefined, {}, failing('ENOSPC'))).code).toBe(12)
  })

  it('ends quietly, with the code that it would have had, where its reader has gone away', async () => {
    const { code, messages } = await lamp(['lamp', 'light'], shell => print(shell, 'x'), {}, failing('EPIPE'))
    expect([code, messages]).toEqual([0, ''])
  })
})

it.each([40, 80])('help keeps to %i columns, but for examples, which are copied', async columns => {
  const { output } = await lamp(['lamp', 'light', '--help'], undefined, { COLUMNS: String(columns) })
  const lines = output.split('\n').filter(line => !line.includes('--colour green'))
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(columns)
  expect(output).toContain('  docs-assistant lamp light --colour green and more words than fit')
  expect(output.replaceAll(/\s+/g, ' ')).toContain('by its English name')
})
