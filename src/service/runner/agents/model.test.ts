import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { branch, fileOutside, lamp, setting } from '../testing/run-job.ts'
import { type Said, toolModel } from '../testing/tool-model.ts'

/** A job whose model follows a script and repeats its last step for ever. */
const job = async (script: Parameters<typeof toolModel>[0], files: Record<string, string> = lamp) => {
  const server = await toolModel(script)
  const { remote, host, notes, run } = await setting({
    files,
    model: { url: server.url, name: 'small', key: 'model-key' }
  })
  return { remote, host, notes, run, requests: server.requests }
}

const saying =
  (...all: [Said, ...Said[]]) =>
  (turn: number): Said =>
    all[Math.min(turn, all.length) - 1] ?? all[0]

/** The results of tool calls that the model was sent. */
const told = (requests: { messages: { role: string; content: string | null }[] }[]) =>
  requests
    .flatMap(({ messages }) => messages.at(-1))
    .filter(message => message?.role === 'tool')
    .map(message => message?.content)

const edit = (file: string, old: string, replacement: string): Said => ({
  tool: 'edit',
  input: { file, old, new: replacement }
})

describe('a model', () => {
  it('lists, searches, reads and edits, and its change becomes a request', async () => {
    const { remote, host, notes, requests, run } = await job(
      saying(
        { tool: 'list', input: { folder: 'docs' } },
        { tool: 'search', input: { words: 'NPM INSTALL' } },
        { tool: 'read', input: { file: 'docs/install.md', from: 6 } },
        edit('docs/install.md', 'Run it again.', 'Run it again, with `@latest`.'),
        edit('docs/removing.md', '', '# Removing\n\nSee [Installing](./install.md).\n'),
        'I said how to update.'
      )
    )
    expect((await run({ kind: 'model' })).prLink).toBe('https://code.example/acme/docs/pull/1')
    expect(told(requests)).toEqual([
      'docs/colours.md\ndocs/install.md',
      'docs/install.md:8: Run `npm install lamp`.',
      '# Installing\n\nRun `npm install lamp`.\n\n## Updating\n\nRun it again.\n',
      'docs/install.md was changed.',
      'docs/removing.md was made.'
    ])
    expect(remote.read(branch, 'docs/install.md')).toBe(
      lamp['docs/install.md'].replace('again.', 'again, with `@latest`.')
    )
    expect(host.pulls[0]?.body).toContain('> I said how to update.')
    expect(requests[0]?.tools.map(({ function: { name } }) => name)).toEqual(['list', 'search', 'read', 'edit'])
    expect(JSON.stringify(requests[0]?.messages)).toContain('- /install (Installing): docs/install.md')
    expect(notes.slice(1, 7)).toEqual([
      'small works',
      'list docs',
      'search NPM INSTALL',
      'read docs/install.md',
      'edit docs/install.md',
      'edit docs/removing.md'
    ])
  })

  it('does not see how lines end, and its edits end them as the file does', async () => {
    const { remote, notes, requests, run } = await job(
      saying(
        { tool: 'read', input: { file: 'docs/install.md' } },
        edit('docs/install.md', 'Run it.\n\nThen', 'Run it\ntwice.\n\nThen'),
        edit('docs/mixed.md', 'Three.', 'Three\nand four.'),
        'Done.'
      ),
      {
        'docs/install.md': '# Installing\r\n\r\nRun it.\r\n\r\nThen rest.\r\n',
        'docs/mixed.md': 'One.\r\nTwo.\nThree.\n'
      }
    )
    await run({ kind: 'model' })
    expect(told(requests)[0]).toBe('# Installing\n\nRun it.\n\nThen rest.\n')
    expect(remote.read(branch, 'docs/install.md')).toBe('# Installing\r\n\r\nRun it\r\ntwice.\r\n\r\nThen rest.\r\n')
    expect(remote.read(branch, 'docs/mixed.md')).toBe('One.\r\nTwo.\nThree\nand four.\n')
    expect(notes).toContain('edit docs/install.md')
  })

  it('is told what went wrong with a call, and goes on', async () => {
    const { requests, run } = await job(
      saying(
        { tool: 'read', input: { file: 'docs/none.md' } },
        edit('docs/install.md', 'nowhere', 'x'),
        edit('docs/install.md', 'n', 'x'),
        edit('docs/install.md', '', 'x'),
        { tool: 'list', input: { folder: 'nowhere' } },
        { tool: 'read', input: { path: 7 } },
        // A leading slash means the root of the checkout.
        { tool: 'read', input: { file: '/etc/passwd' } },
        'There is nothing to change.'
      )
    )
    const { prLink, summary } = await run({ kind: 'model' })
    expect([prLink, summary]).toEqual([null, 'Nothing was changed. The agent says: There is nothing to change.'])
    const said = told(requests).join('\n')
    for (const part of ['There is no file', 'does not stand in', 'stands 11 times', 'is there already', 'no folder']) {
      expect(said).toContain(part)
    }
  })

  it.each([
    ['loops', { tool: 'list', input: { folder: '' } }, { steps: 4 }, 'within 4 steps'],
    ['spends its tokens', { tool: 'list', input: { folder: '' } }, { tokens: 3_000 }, 'and 3000 tokens'],
    ['reads outside', { tool: 'read', input: { file: '../../../etc/passwd' } }, {}, 'lies outside the checkout'],
    ['reads git’s folder', { tool: 'list', input: { folder: '.git' } }, {}, 'nobody may read or change'],
    ['reads secrets', { tool: 'read', input: { file: 'docs/.env.local' } }, {}, 'nobody may read or change'],
    ['writes outside', edit('../x.md', '', 'x'), {}, 'lies outside the checkout'],
    ['writes beside the docs', edit('README.md', 'Lamp', 'x'), {}, 'lies outside docs'],
    ['writes what the code host runs', edit('.github/run.yml', '', 'x'), {}, 'git or the code host'],
    ['writes attributes', edit('docs/.gitattributes', '', 'x'), {}, 'git or the code host']
  ] as const)('that %s ends, the job has failed, and nothing is pushed', async (_, said, bounds, reason) => {
    const { remote, host, run, requests } = await job(
      saying(edit('docs/install.md', '## Updating', '## Updating it'), said)
    )
    await expect(run({ kind: 'model', ...bounds })).rejects.toThrow(reason)
    expect([remote.branches(), host.pulls]).toEqual([['main'], []])
    expect(requests.length).toBeLessThan(6)
  })

  it('that never answers is ended when its time is up', async () => {
    const { run } = await job(() => () => {})
    await expect(run({ kind: 'model', minutes: 0.005 })).rejects.toThrow('did not come to its end within 0.3 seconds')
  })

  it('whose server fails fails the job with what that says', async () => {
    const { run } = await job(
      () => response => response.writeHead(401).end('{"error":{"message":"Your plan has ended."}}')
    )
    await expect(run({ kind: 'model' })).rejects.toThrow('Its server said: Your plan has ended.')
  })
})

it('a path that leads through a link out of the checkout is refused', async () => {
  const { createFiles } = await import('./files.ts')
  const { mkdtempSync, symlinkSync, rmSync } = await import('node:fs')
  const { dirname, join } = await import('node:path')
  const { tmpdir } = await import('node:os')
  const secret = await fileOutside('the secret')
  const root = mkdtempSync(join(tmpdir(), 'docs-assistant-root-'))
  symlinkSync(dirname(secret), join(root, 'out'))
  const files = createFiles(root, [''])
  await expect(files.read('out/file.txt', 1)).rejects.toThrow('leads out')
  await expect(files.edit('out/new.md', '', 'x')).rejects.toThrow('leads out')
  await expect(files.list('out')).rejects.toThrow('leads out')
  expect(await files.search('secret')).toBe('Nothing was found.')
  expect(existsSync(join(dirname(secret), 'new.md'))).toBe(false)
  rmSync(root, { recursive: true })
})
