import { describe, expect, it } from 'vitest'
import { run } from '../testing/command.ts'
import { startOwnService } from '../testing/service.ts'

/** A service whose agent writes output and changes one page, and fails where the job asks for it. */
const service = async () => {
  const own = await startOwnService({
    runner: {
      model: 'agent-1',
      async run({ prompt, note }) {
        note('Reading the page')
        note('\u001B[31mread\u001B[0m', 'output')
        if (prompt === 'fail') throw new Error('The page is gone.')
        if (prompt === 'nothing') return { prLink: null, summary: 'Nothing was changed.', diff: '' }
        return {
          prLink: 'https://code.example/pull/1',
          summary: '1 files were changed.',
          diff: '--- a\n+++ b\n+More.\n'
        }
      }
    }
  })
  const create = async (prompt: string): Promise<string> =>
    JSON.parse((await run(['agent', 'create', prompt, '--json', ...own.flags], own)).output).id
  const jobs = (...words: string[]) => run(['jobs', ...words, ...own.flags], own)
  const ids = [await create('change'), await create('fail'), await create('nothing')] as const
  await Promise.all(ids.map(id => run(['agent', 'wait', id, ...own.flags], own)))
  return { jobs, ids }
}

describe('jobs', () => {
  it('are listed, shown, and told of line by line', { tags: 'slow' }, async () => {
    const { jobs, ids } = await service()
    const { output } = await jobs('list')
    expect(
      output.split('\n').map(line =>
        line
          .slice(18)
          .trim()
          .split(/\s{2,}/)
      )
    ).toEqual([
      ['job', 'status', 'pull request', 'what came of it'],
      [ids[0], 'completed', 'https://code.example/pull/1', '1 files were changed.'],
      [ids[1], 'failed', 'The page is gone.'],
      [ids[2], 'completed', 'Nothing was changed.'],
      ['']
    ])
    const failed = JSON.parse((await jobs('list', '--status', 'failed', '--json')).output)
    expect(failed.map(({ id }: { id: string }) => id)).toEqual([ids[1]])
    expect((await jobs('list', '--status', 'archived')).messages).toMatch(/^There is no such job since/)
    expect(await jobs('list', '--status', 'done')).toMatchObject({ code: 2 })

    expect((await jobs('show', ids[0])).output).toContain('summary      1 files were changed.\n')
    expect(JSON.parse((await jobs('show', ids[1], '--json')).output)).toMatchObject({ error: 'The page is gone.' })

    const log = await jobs('log', ids[0], '--follow')
    expect(log.output.split('\n').map(line => line.slice(8))).toEqual(['  Reading the page', '    read', ''])
    const lines = (await jobs('log', ids[0], '--json')).output.trim().split('\n')
    expect(lines.map(line => JSON.parse(line).kind)).toEqual(['step', 'output'])

    expect((await jobs('diff', ids[0])).output).toBe('--- a\n+++ b\n+More.\n')
    expect(JSON.parse((await jobs('diff', ids[0], '--json')).output)).toEqual({ diff: '--- a\n+++ b\n+More.\n' })
    expect((await jobs('diff', ids[1])).messages).toBe('What the job has changed is not known.\n')
    expect((await jobs('diff', ids[2])).messages).toBe('The job has changed nothing.\n')
  })

  it('are archived, and said to be merged', async () => {
    const { jobs, ids } = await service()
    expect((await jobs('merged', ids[0])).output).toMatch(/^merged {7}\d{4}-/m)
    expect((await jobs('archive', ids[1])).output).toContain('status       archived\n')
    expect(JSON.parse((await jobs('archive', ids[2], '--json')).output)).toMatchObject({ status: 'archived' })
  })

  it('that are not there end with the exit of that', async () => {
    const own = await startOwnService()
    const jobs = (...words: string[]) => run(['jobs', ...words, ...own.flags], own)
    for (const command of ['show', 'log', 'diff', 'archive', 'merged']) {
      expect(await jobs(command, 'job_none')).toMatchObject({ code: 4 })
    }
  })
})
