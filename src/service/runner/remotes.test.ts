/** @module-tag slow */
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { branch, fileOutside, lamp, setting, shell } from './testing/run-job.ts'

const more = shell('echo "More." >> docs/colours.md')

type Remote = Awaited<ReturnType<typeof setting>>['remote']

describe('a repository that', () => {
  it('holds a link out of itself shows nothing of what lies there', async () => {
    const secret = await fileOutside('the secret')
    const { notes, run } = await setting({ links: { 'docs/secret.md': secret } })
    await run(shell('cat docs/secret.md; test -L docs/secret.md && echo a link; echo "More." >> docs/colours.md'))
    expect(notes.join()).not.toContain('the secret')
    expect(notes).not.toContain('a link')
  })

  it('refuses the push fails the job with what it says', async () => {
    const { remote, host, run } = await setting()
    await remote.refuse('The branch is protected.')
    await expect(run(more)).rejects.toThrow('The branch is protected.')
    expect(host.pulls).toEqual([])
  })

  it.each([
    ['goes away', ({ url }: Remote) => rm(url, { recursive: true }), 'git push failed'],
    [
      'gets a push to the job’s branch',
      (remote: Remote) => remote.change({ 'docs/by-hand.md': '# By hand\n' }, branch),
      'git push failed'
    ]
  ])('%s while the agent works fails the job', async (_, act, reason) => {
    const { remote, host, run, notes } = await setting()
    await run(more)
    const note = (text: string) => {
      notes.push(text)
      if (text === 'sh works') acted = Promise.resolve(act(remote))
    }
    let acted: Promise<unknown> = Promise.resolve()
    await expect(run(more, { message: 2, note })).rejects.toThrow(reason)
    await acted
    expect([host.pulls.length, host.pulls[0]?.comments]).toEqual([1, []])
  })

  it('gets a push by hand to the job’s branch keeps it, and the next message goes on from there', async () => {
    const { remote, host, run } = await setting()
    await run(more)
    remote.change({ 'docs/by-hand.md': '# By hand\n' }, branch)
    const { diff } = await run(shell('echo "Twice." >> docs/by-hand.md'), { message: 2 })
    expect(diff).toContain('+More.')
    expect(remote.read(branch, 'docs/by-hand.md')).toBe('# By hand\nTwice.\n')
    expect([remote.commits(branch).length, host.pulls.length]).toEqual([3, 1])
  })

  it('moves on while the agent works gets the change against what it began at', async () => {
    const { remote, host, run } = await setting()
    const note = (text: string) => void (text === 'sh works' && remote.change({ 'docs/new.md': '# New\n' }))
    const { prLink, diff } = await run(more, { note })
    expect([prLink, host.pulls.length]).toEqual(['https://code.example/acme/docs/pull/1', 1])
    expect(diff).not.toContain('docs/new.md')
    expect(() => remote.read(branch, 'docs/new.md')).toThrow()
  })

  it.each([
    ['with its history', (remote: Remote) => remote.merge(branch)],
    [
      'as another commit',
      (remote: Remote) => remote.change({ 'docs/colours.md': remote.read(branch, 'docs/colours.md') })
    ]
  ])('has merged a branch %s and kept it gets a change of its own from a follow-up', async (_, merge) => {
    const { remote, host, run, notes } = await setting()
    await run(more)
    const commit = remote.commitOf(branch)
    merge(remote)
    remote.change({ 'docs/new.md': '# New\n' })
    Object.assign(host.pulls[0] as object, { state: 'closed', merged: true, commit })
    const { prLink, diff } = await run(shell('echo "Newer." >> docs/new.md'), { message: 2 })
    expect(prLink).toBe('https://code.example/acme/docs/pull/2')
    expect(diff?.match(/^[-+](?![-+]).*/gm)).toEqual(['+Newer.'])
    expect(remote.read(branch, 'docs/colours.md')).toBe(`${lamp['docs/colours.md']}More.\n`)
    expect(notes).toContain('What was changed before is merged: this begins anew')
    // A restart after the push finds the branch and does not repeat the change.
    const again = await run(shell('echo must not run >> docs/new.md'), { message: 2 })
    expect([again.prLink, again.diff, host.pulls.length]).toEqual([prLink, diff, 2])
  })

  it('has closed a request unmerged gets another one for what a follow-up makes of the branch', async () => {
    const { remote, host, run } = await setting()
    await run(more)
    Object.assign(host.pulls[0] as object, { state: 'closed', commit: remote.commitOf(branch) })
    const { prLink, diff } = await run(shell('echo "Better." >> docs/colours.md'), { message: 2 })
    expect(prLink).toBe('https://code.example/acme/docs/pull/2')
    expect(diff).toContain('+More.\n+Better.')
  })

  it('is fetched over http gets the token in a header, and no sentence tells it', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.headers.authorization)
      response.writeHead(403).end('hunter22-token is no good')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const address = `http://me:hunter22-token@127.0.0.1:${port}/acme/docs.git`
    const { notes, run } = await setting({ repository: { repository: address, token: undefined } })
    const error: Error = await run(shell('true')).then(
      () => expect.unreachable(),
      error => error
    )
    server.close()
    expect(asked[0]).toBe(`Basic ${Buffer.from('x-access-token:hunter22-token').toString('base64')}`)
    expect([error.message, ...notes].join()).not.toContain('hunter22')
    expect(error.message).toContain('git ls-remote failed')
  })

  it('is not there fails the job', async () => {
    const { run } = await setting({ repository: { repository: '/nowhere/acme/docs.git' } })
    await expect(run(shell('true'))).rejects.toThrow('git ls-remote failed')
  })

  it('has no such folder or branch fails the job, and says what to set', async () => {
    const folder = await setting({ repository: { docs: 'manual' } })
    await expect(folder.run(shell('true'))).rejects.toThrow('repository.docs')
    const ref = await setting({ repository: { ref: 'next' } })
    await expect(ref.run(shell('true'))).rejects.toThrow('next')
  })
})

describe('a code host that', () => {
  it.each([
    [401, 'Bad credentials'],
    [403, 'Resource not accessible'],
    [404, 'Not Found'],
    [422, 'Validation Failed'],
    [500, 'Server Error']
  ])('refuses the request with %i fails the job, and a later message asks again', async (status, message) => {
    const { host, run, remote } = await setting()
    host.state.fault = response => host.reply(response, status, { message })
    await expect(run(more)).rejects.toThrow(`The code host refused (${status}): ${message}`)
    host.state.fault = undefined
    expect((await run(shell('true'), { message: 2 })).prLink).toBe('https://code.example/acme/docs/pull/1')
    expect(remote.commits(branch)).toHaveLength(1)
  })

  it('takes the request and says that it failed gets no second one', async () => {
    const { host, run } = await setting()
    host.state.fault = (response, take) => {
      take()
      host.reply(response, 502, { message: 'Bad gateway' })
    }
    expect((await run(more)).prLink).toBe('https://code.example/acme/docs/pull/1')
    expect(host.pulls).toHaveLength(1)
  })

  it.each([
    [{ url: 'x' }, 'no request'],
    ['<html>Sign in</html>', 'no request'],
    [{ number: 1, html_url: 'javascript:alert(1)', state: 'open' }, 'no address'],
    [{ number: 1, state: 'open' }, 'no address']
  ])('answers with %j fails the job', async (value, reason) => {
    const { host, run } = await setting()
    host.state.fault = response => host.reply(response, 201, value)
    await expect(run(more)).rejects.toThrow(reason)
  })

  it('does not say which requests there are is asked for none', async () => {
    const { host, run } = await setting()
    host.state.reading = response => host.reply(response, 403, { message: 'API rate limit exceeded' })
    await expect(run(more)).rejects.toThrow('The code host refused (403): API rate limit exceeded')
    expect(host.calls.map(({ method }) => method)).toEqual(['GET'])
  })

  it('does not answer is not waited for longer than half a minute', async () => {
    const waited: number[] = []
    const late = vi.spyOn(AbortSignal, 'timeout').mockImplementation(time => {
      waited.push(time)
      return AbortSignal.abort(new DOMException('Late.', 'TimeoutError'))
    })
    onTestFinished(() => void late.mockRestore())
    const { run } = await setting()
    await expect(run(more)).rejects.toThrow('The code host gave no answer: Late.')
    expect(waited).toEqual([30_000])
  })
})
