/** @module-tag slow */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type FeedbackEntry, type Gap, type QuestionEntry, routes } from '../protocol/index.ts'
import { codeHost } from '../service/runner/testing/code-host.ts'
import { bareRepository } from '../service/runner/testing/remote.ts'
import { run } from './testing/command.ts'
import { startOwnService } from './testing/service.ts'

/** Docs that do not answer the questions; `LOOP_DOCS` can name the folder of other docs. */
const docs = (): Record<string, string> => {
  const { LOOP_DOCS } = process.env
  if (LOOP_DOCS === undefined) {
    return {
      'docs/index.md': '# Hono\n\nA web framework. Install it with `npm create hono@latest`.\n',
      'docs/cookie.md': '# Cookies\n\nSet a cookie with `setCookie(c, "name", "value")`.\n'
    }
  }
  const files = readdirSync(LOOP_DOCS, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.md'))
  return Object.fromEntries(files.map(name => [`docs/${name}`, readFileSync(join(LOOP_DOCS, name), 'utf8')]))
}

const questions = [
  'How do I keep a user logged in with a session?',
  'Where is session data stored?',
  'How do I destroy the session on logout?',
  'How do I set when a session expires?',
  'Is there a session middleware?'
]

const page = `# Sessions

To keep a user logged in with a session, put a random session id into a signed cookie, and keep what belongs to it in
a store of your own.

## Is there a session middleware?

There is no built-in session middleware. Write one, or take one of the community such as \`hono-sessions\`.

## Where session data is stored

Session data is stored where you put it: in a key-value store, in a database, or in memory while you develop. The
cookie holds nothing but the session id.

## Set when a session expires

A session expires with its cookie: set \`maxAge\` in seconds with \`setSignedCookie\`, and delete what is older from the
store.

## Destroy a session on logout

To destroy the session on logout, delete its data from the store, then its cookie with \`deleteCookie(c, 'session')\`.
`

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe']
  })

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'docs-assistant-loop-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A coding agent that always writes the same page. */
const agent = (): string[] => {
  const script = join(folder(), 'agent.sh')
  writeFileSync(script, `cat > /dev/null\ncat > docs/sessions.md <<'END'\n${page}END\necho 'A page on sessions.'\n`)
  chmodSync(script, 0o755)
  return ['sh', script]
}

/** A service on a clone of a bare repository, with a program as its agent. */
const setting = async () => {
  const remote = await bareRepository(docs())
  const host = await codeHost(remote.commitOf)
  const clone = join(folder(), 'served')
  git(tmpdir(), 'clone', '--quiet', remote.url, clone)
  const service = await startOwnService({
    docs: join(clone, 'docs'),
    data: folder(),
    repository: { repository: remote.url, docs: 'docs', host: 'github', api: host.api, token: 'repository-token' },
    runner: { kind: 'command', command: agent() }
  })
  const admin = async (method: string, path: string) => {
    const response = await fetch(service.url + path, {
      method,
      headers: { authorization: `Bearer ${service.adminKey}` }
    })
    return response.json()
  }
  const command = (...args: string[]) => run([...args, ...service.flags], { environment: service.environment })
  return { remote, host, clone, service, admin, command }
}

it('goes from five questions to a merged page that answers them', { timeout: 180_000 }, async () => {
  const { remote, host, clone, service, admin, command } = await setting()
  const latest = async (): Promise<QuestionEntry[]> =>
    (await admin('GET', routes.questions('local'))).questions.slice(-5)

  // Readers ask, and rate answers that do not help.
  for (const text of questions) await service.ask(text, '/', 'reader')
  for (const { outcome, threadId, messageId } of await latest()) {
    if (outcome !== 'answered') continue
    const about = { source: 'contextual', path: '/', fp: 'reader', threadId, messageId }
    await service.collect({ ...about, helpful: false, comment: 'Not what I asked, write to joe@firm.org' })
  }
  const before = (await latest()).map(({ outcome }) => outcome)
  const bad = before.filter(outcome => outcome === 'answered').length

  // Their questions are one gap, and an agent is asked to write a page for it.
  const [gap] = JSON.parse((await command('questions', 'gaps', '--json')).output) as [Gap]
  expect(gap.count).toBeGreaterThanOrEqual(3)
  const fixed = await command('agent', 'fix', '--gap', gap.id, '--yes', '--json')
  expect([fixed.code, fixed.messages.includes('joe@firm.org')]).toEqual([0, false])
  const { job } = JSON.parse(fixed.output)
  expect(job).toMatchObject({ status: 'completed', prLink: 'https://code.example/acme/docs/pull/1' })

  // The agent opens a pull request with that page.
  const [pull] = host.pulls
  expect(remote.read(`docs-assistant/${job.id}`, 'docs/sessions.md')).toBe(page)
  expect(pull?.body).toContain(`${gap.count} of ${gap.count} questions are answered by this change.`)
  expect(pull?.body).toMatch(
    /\| How do I destroy the session on logout\? \| .* \| \*\*answered\*\* \| .*sessions\.md\) \|/
  )
  expect(pull?.body).not.toContain('joe@firm.org')

  // Meanwhile no second job is started.
  const again = await command('agent', 'fix', '--gap', gap.id, '--yes')
  expect([again.code, again.messages.includes(job.id)]).toEqual([5, true])
  expect((await command('report', '--from', '1d')).output).toContain('[being worked on](<https://')

  // A person merges it, and the docs are updated.
  remote.merge(`docs-assistant/${job.id}`)
  Object.assign(pull ?? {}, { state: 'closed', merged: true })
  git(clone, 'pull', '--quiet')
  await admin('POST', `${routes.job('local', job.id)}/merged`)

  await vi.waitFor(
    async () => {
      for (const text of questions) await service.ask(text, '/', 'reader')
      expect((await latest()).map(({ outcome }) => outcome)).toEqual(questions.map(() => 'answered'))
    },
    { timeout: 60_000, interval: 1_000 }
  )
  expect((await latest()).every(({ sources }) => sources[0]?.url.startsWith('/sessions'))).toBe(true)

  // The gap is resolved.
  const { gaps, resolved } = await admin('GET', routes.gaps('local'))
  expect(gaps.filter(({ questions: ids }: Gap) => ids.some(id => gap.questions.includes(id)))).toEqual([])
  expect(resolved).toMatchObject([{ jobId: job.id, count: gap.count, prLink: job.prLink }])
  const { feedback } = await admin('GET', routes.feedback('local'))
  const settled = (feedback as FeedbackEntry[]).filter(({ status }) => status === 'resolved')
  expect(settled.length).toBe(Math.min(bad, gap.outcomes.answered))
  const report = await command('report', '--from', '1d')
  expect(report.output).toMatch(
    /## Resolved\n\n- \[.*\(\d questions\)\]\(<https:\/\/code\.example\/acme\/docs\/pull\/1>\)/
  )
})
