import { describe, expect, it } from 'vitest'
import type { Prove } from './contract.ts'
import { branch, lamp, setting, shell, taskOf } from './testing/run-job.ts'

const addRemoving = shell(
  `printf '\\n## Removing\\n\\nRun npm uninstall lamp.\\n' >> docs/install.md; echo 'I added a section.'`
)

it('a job goes from the prompt to a pull request with what was changed', async () => {
  const { remote, host, notes, run } = await setting()
  const result = await run(addRemoving, { prompt: 'Say on /install how to remove a lamp.\nann@acme.de asks.' })
  expect(result).toMatchObject({ prLink: 'https://code.example/acme/docs/pull/1', summary: 'One file was changed.' })
  expect(result.diff).toContain('+## Removing')
  expect(remote.read(branch, 'docs/install.md')).toBe(
    `${lamp['docs/install.md']}\n## Removing\n\nRun npm uninstall lamp.\n`
  )
  expect(remote.commits(branch)).toHaveLength(1)
  expect(remote.messageOf(branch)).toContain('Docs-Assistant-Job: job_1\nDocs-Assistant-Message: 1')
  const [pull] = host.pulls
  expect(pull).toMatchObject({ branch, base: 'main', title: 'Say on /install how to remove a lamp.' })
  expect(pull?.body).toContain('> I added a section.')
  expect(pull?.body).toContain('`docs/install.md`')
  expect(pull?.body).toContain('> \\[email\\] asks.')
  expect(host.calls.every(({ authorization }) => authorization === 'token repository-token')).toBe(true)
  expect(notes).toEqual([
    `Fetching ${remote.url}`,
    'sh works',
    'I added a section.',
    'Checking what was changed',
    `Pushing ${branch}`,
    'Opening the pull request'
  ])
})

it('the agent is told which files the pages are, gets the checkout as its folder and none of the service’s keys', async () => {
  process.env.ASSISTANT_MODEL_KEY = 'very-secret'
  process.env.LAMP_KEY = 'for-the-agent'
  const { notes, run } = await setting()
  const command = ['sh', '-ec', 'cat; ls; env']
  const prompt = 'Say on https://lamp.example/manual/install/ how to remove a lamp.'
  await run({ kind: 'command', command, environment: ['LAMP_KEY', 'ASSISTANT_MODEL_KEY'] }, { prompt })
  delete process.env.ASSISTANT_MODEL_KEY
  delete process.env.LAMP_KEY
  const said = notes.join('\n')
  expect(said).toContain('files in the working folder:\n- /install (Installing): docs/install.md\n\n')
  expect(said).toContain('\nREADME.md\ndocs\n')
  expect(said).toContain('LAMP_KEY=for-the-agent')
  expect(said).not.toMatch(/very-secret|repository-token/)
})

it('a job that is about something is called so', async () => {
  const { host, run } = await setting()
  const { job } = taskOf([], {})
  await run(addRemoving, { job: { ...job, title: 'How do I remove a lamp?' } })
  expect(host.pulls[0]?.title).toBe('How do I remove a lamp?')
})

it('a follow-up goes on on the same branch, in the same request', { tags: 'slow' }, async () => {
  const { remote, host, run } = await setting()
  await run(addRemoving)
  const follow = { message: 2, prompt: 'Say it on /colours too.', prLink: 'https://code.example/acme/docs/pull/1' }
  const result = await run(shell('echo "Remove it so." >> docs/colours.md'), follow)
  expect(result.prLink).toBe('https://code.example/acme/docs/pull/1')
  expect(result.diff).toContain('+## Removing')
  expect(result.diff).toContain('+Remove it so.')
  expect(remote.commits(branch)).toHaveLength(2)
  expect(host.pulls).toHaveLength(1)
  expect(host.pulls[0]?.comments.join()).toContain('Say it on /colours too.')
})

it('a follow-up to a merged request begins anew, with a request of its own', { tags: 'slow' }, async () => {
  const { remote, host, run } = await setting()
  await run(addRemoving)
  Object.assign(host.pulls[0] as object, { state: 'closed', merged: true })
  remote.delete(branch)
  const { prLink } = await run(shell('echo "More." >> docs/colours.md'), { message: 2 })
  expect(prLink).toBe('https://code.example/acme/docs/pull/2')
  expect(remote.commits(branch)).toHaveLength(1)
})

it('where nothing is changed there is no branch and no request, and that is said', async () => {
  const { remote, host, run } = await setting()
  expect(await run(shell('echo "It stands there already."'))).toEqual({
    prLink: null,
    summary: 'Nothing was changed. The agent says: It stands there already.',
    diff: ''
  })
  expect([remote.branches(), host.pulls]).toEqual([['main'], []])
})

it('without a code host the change stays a branch', { tags: 'slow' }, async () => {
  const { remote, run } = await setting({ repository: { host: 'none' } })
  const { prLink, summary } = await run(addRemoving)
  expect([prLink, summary]).toEqual([null, `The change is on the branch ${branch}.`])
  expect(remote.branches()).toEqual([branch, 'main'])
})

it('requests tell what became of them', { tags: 'slow' }, async () => {
  const { host, run, runnerOf } = await setting()
  const state = () => runnerOf(addRemoving).requestState({ id: 'job_1', projectId: 'local' })
  expect(await state()).toBe('none')
  await run(addRemoving)
  expect(await state()).toBe('open')
  Object.assign(host.pulls[0] as object, { state: 'closed' })
  expect(await state()).toBe('closed')
  Object.assign(host.pulls[0] as object, { merged: true })
  expect(await state()).toBe('merged')
})

it('main may move on meanwhile: the change is against what it began at', { tags: 'slow' }, async () => {
  const { remote, run } = await setting()
  await run(addRemoving)
  remote.change({ 'docs/new.md': '# New\n' })
  const { diff } = await run(shell('echo "More." >> docs/colours.md'), { message: 2 })
  expect(diff).not.toContain('docs/new.md')
})

describe('the proof', () => {
  const seen: string[] = []
  const proving =
    (answered: number, broken: number): Prove =>
    async (_, { docs }) => {
      const { readFile } = await import('node:fs/promises')
      const read = async () =>
        seen.push((await readFile(`${docs}/install.md`, 'utf8')).includes('Removing') ? 'after' : 'before')
      await read()
      return {
        after: async () => {
          await read()
          return { markdown: '| question | before | after |', answered, broken }
        }
      }
    }

  it.each([
    [2, 0, 'Say on'],
    [0, 0, '[Answers nothing new] Say on'],
    [3, 1, '[Breaks 1 answer] Say on']
  ])('of %i new and %i broken answers stands in the request', { tags: 'slow' }, async (answered, broken, title) => {
    seen.length = 0
    const { host, run } = await setting({ prove: proving(answered, broken) })
    await run(addRemoving)
    expect(seen).toEqual(['before', 'after'])
    expect(host.pulls[0]?.title.slice(0, title.length)).toBe(title)
    expect(host.pulls[0]?.body).toContain('| question | before | after |')
    expect(host.pulls[0]?.body.startsWith('> **')).toBe(title.startsWith('['))
  })

  it('of a follow-up begins without what the job changed before', { tags: 'slow' }, async () => {
    seen.length = 0
    const { run } = await setting({ prove: proving(1, 0) })
    await run(addRemoving)
    await run(shell('echo "More." >> docs/colours.md'), { message: 2 })
    expect(seen).toEqual(['before', 'after', 'before', 'after'])
  })

  it('that fails is no fault of the change, and is said', { tags: 'slow' }, async () => {
    const { host, notes, run } = await setting({
      prove: async () => {
        throw new Error('No index.')
      }
    })
    expect((await run(addRemoving)).prLink).not.toBeNull()
    expect(host.pulls[0]?.title).toMatch(/^\[Not proved\]/)
    expect(notes).toContain('The proof failed: No index.')
  })
})

describe('a crash', () => {
  it.each([
    ['before the request was taken', false],
    ['after it was taken', true]
  ])('between push and answer, %s, leads to one commit and one request', { tags: 'slow' }, async (_, isTaken) => {
    const { remote, host, run } = await setting()
    const crash = new AbortController()
    host.state.fault = (_, take) => {
      if (isTaken) take()
      crash.abort()
    }
    await expect(run(addRemoving, { signal: crash.signal })).rejects.toThrow()
    expect(remote.commits(branch)).toHaveLength(1)
    host.state.fault = undefined
    const { prLink, diff } = await run(shell('echo must not run >> docs/colours.md'))
    expect(prLink).toBe('https://code.example/acme/docs/pull/1')
    expect(diff).not.toContain('must not run')
    expect([remote.commits(branch).length, host.pulls.length]).toEqual([1, 1])
  })

  it('before a follow-up’s own push repeats only that', { tags: 'slow' }, async () => {
    const { remote, host, run } = await setting()
    await run(addRemoving)
    await run(shell('echo "More." >> docs/colours.md'), { message: 2 })
    await run(shell('echo "More." >> docs/colours.md'), { message: 2 })
    expect([remote.commits(branch).length, host.pulls.length]).toEqual([2, 1])
  })

  it('that left a branch without a request is mended by the next message, which need change nothing', {
    tags: 'slow'
  }, async () => {
    const { host, reply, run } = await setting().then(all => ({ ...all, reply: all.host.reply }))
    host.state.fault = response => reply(response, 503, { message: 'Away' })
    await expect(run(addRemoving)).rejects.toThrow('The code host refused (503)')
    host.state.fault = undefined
    expect((await run(shell('true'), { message: 2 })).prLink).toBe('https://code.example/acme/docs/pull/1')
  })
})
