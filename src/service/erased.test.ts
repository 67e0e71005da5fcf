/** @module-tag slow */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { routes } from '../protocol/index.ts'
import { bareRepository } from './runner/testing/remote.ts'
import { databaseHolds, onPostgres } from './testing/databases.ts'
import { docsFolder } from './testing/docs-folder.ts'
import { type TestService, testService } from './testing/service.ts'

afterEach(() => void vi.useRealTimers())

/** Data that only one reader has: words, an address, a fingerprint. */
const readerCalled = (name: string) => ({
  fp: `fingerprint-of-${name}`,
  words: `Why does the ${name}schwein lamp flicker?`,
  contact: `${name}@acme.de`,
  marks: [`${name}schwein`, `${name}@acme.de`, `fingerprint-of-${name}`]
})

type Reader = ReturnType<typeof readerCalled>

/** A service with its state on disk, whose agent writes its prompt into the docs. */
const start = async (keepDays?: number) => {
  const [data, remote] = [await docsFolder({}), await bareRepository({ 'install.md': '# Installing\n' })]
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const lines: string[] = []
  const service = await testService({
    data,
    keepDays,
    log: { level: 'requests' },
    writeLog: line => lines.push(line),
    repository: { repository: remote.url, host: 'none' },
    runner: { kind: 'command', command: ['sh', '-c', 'tee -a install.md'] }
  })
  onTestFinished(() => service[Symbol.asyncDispose]())
  /** The files of the service that contain a mark, git objects included, and the log. */
  const holding = async (mark: string): Promise<string[]> => [
    ...((await databaseHolds(data, mark)) ? ['the database'] : []),
    ...readdirSync(data, { recursive: true, withFileTypes: true })
      .filter(file => file.isFile() && !file.name.startsWith('service.db'))
      .map(file => join(file.parentPath, file.name))
      .filter(path => readFileSync(path).includes(mark))
      .map(path => relative(data, path)),
    ...(objectsOf(join(data, 'repositories/local')).includes(mark) ? ['objects'] : []),
    ...(lines.some(line => line.includes(mark)) ? ['log'] : [])
  ]
  const heldOf = async (marks: string[]) => (await Promise.all(marks.map(holding))).flat()
  return { service, lines, holding, heldOf, remote }
}

const objectsOf = (copy: string): Buffer =>
  existsSync(copy)
    ? execFileSync('git', ['cat-file', '--batch-all-objects', '--batch'], { cwd: copy, maxBuffer: 1e8 })
    : Buffer.of()

/** Asks and rates the answer as bad. Returns the question as it is listed. */
const converse = async (service: TestService, { fp, words: text, contact }: Reader) => {
  await (await service.ask({ fp, messages: [{ id: fp, role: 'user', parts: [{ type: 'text', text }] }] })).text()
  const { questions } = await (await service.admin('GET', routes.questions('local'))).json()
  const { threadId, messageId } = questions.at(-1)
  const said = { source: 'contextual', path: '/', fp, helpful: false, comment: `${text} Really.`, contact }
  const path = routes.assistantFeedback('local')
  const { assistantKey } = service.project
  const sent = await service.admin('POST', path, { ...said, threadId, messageId }, assistantKey)
  expect(sent.status).toBe(201)
  return { threadId, messageId }
}

/** Runs a job about readers’ questions to its end. */
const work = async (service: TestService, readers: Reader[], questions: string[]) => {
  const prompt = `Answer these:\n${readers.map(({ words, contact }) => JSON.stringify({ asked: words, contact })).join('\n')}`
  const body = { prompt, title: readers[0]?.words, questions }
  const job = await (await service.admin('POST', routes.jobs('local'), body)).json()
  const read = async () => (await service.admin('GET', routes.job('local', job.id))).json()
  for (let tries = 0; tries < 600 && (await read()).status === 'active'; tries++) await wait(50)
  return read()
}

/** Checkouts of jobs that contain a mark. Other tests create and delete checkouts there too. */
const checkoutsHolding = ({ folder }: TestService, mark: string): string[] =>
  readdirSync(dirname(folder))
    .filter(name => name.startsWith('docs-assistant-job-'))
    .filter(name => {
      const page = join(dirname(folder), name, 'checkout/install.md')
      return existsSync(page) && readFileSync(page).includes(mark)
    })

it('leaves no byte of a reader in any file or log, whether deleted by fingerprint, conversation or address', {
  timeout: 60_000
}, async () => {
  const { service, lines, holding, heldOf, remote } = await start()
  const [ann, ben, eve, dan] = ['ann', 'ben', 'eve', 'dan'].map(readerCalled) as [Reader, Reader, Reader, Reader]
  const asked = []
  for (const reader of [ann, ben, eve, dan]) asked.push(await converse(service, reader))
  const job = await work(
    service,
    [ann, ben, eve, dan],
    asked.map(({ messageId }) => messageId)
  )
  expect(checkoutsHolding(service, ann.words)).toEqual([])
  expect(job).toMatchObject({ status: 'completed', title: ann.words })
  expect((await (await service.admin('GET', routes.jobDiff('local', job.id))).json()).diff).toContain(ben.words)

  // The control: before the deletion the files contain all marks, and git objects contain the words.
  for (const { marks } of [ann, ben, eve, dan]) {
    for (const mark of marks) expect(await holding(mark)).toContain('the database')
    expect(await holding(marks[0] ?? '')).toContain('objects')
  }
  const deletions: [Reader, string][] = [
    [ann, routes.reader('local', ann.fp)],
    [ben, `${routes.readers('local')}?threadId=${asked[1]?.threadId}`],
    [eve, `${routes.readers('local')}?contact=${encodeURIComponent(eve.contact)}`]
  ]
  for (const [{ marks }, path] of deletions) {
    const answer = await (await service.admin('DELETE', path)).json()
    expect(answer).toMatchObject({ deleted: { threads: 1, questions: 1, feedback: 1 }, erased: true })
    expect(answer.deleted.jobTexts).toBeGreaterThan(2)
    expect(await heldOf(marks)).toEqual([])
  }
  // The data of other readers is unchanged.
  for (const mark of dan.marks) expect(await holding(mark)).toContain('the database')
  expect(lines.length).toBeGreaterThan(10)
  // Pushed branches are outside of the service and stay.
  expect(remote.read(`docs-assistant/${job.id}`, 'install.md')).toContain(ann.words)

  // A later job fetches only the branches that it needs, not the one with the deleted words.
  await work(service, [dan], [])
  expect(await holding(dan.marks[0] ?? '')).toContain('objects')
  expect(await heldOf([ann, ben, eve].flatMap(({ marks }) => marks))).toEqual([])
})

// Skipped on PostgreSQL, which keeps expired rows on disk until it reuses the space.
it.skipIf(onPostgres)(
  'leaves no byte of what has expired: conversations, questions, feedback, jobs, the audit log',
  {
    timeout: 60_000
  },
  async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { service, holding, heldOf } = await start(7)
    const ann = readerCalled('ann')
    const { messageId } = await converse(service, ann)
    await work(service, [ann], [messageId])
    const key = await service.keys.create({ projectId: 'local', kind: 'admin', name: 'x' })
    await service.admin('GET', routes.thread('local', 'none'), undefined, key.value)
    const marks = [...ann.marks, 'job.create']
    for (const mark of marks) expect(await holding(mark)).toContain('the database')
    const goneBy = async (days: number, marks: string[]) => {
      vi.setSystemTime(Date.now() + days * 86_400_000)
      vi.advanceTimersByTime(3_600_000)
      const found = () => heldOf(marks).catch(() => ['a file that is being removed'])
      for (let tries = 0; tries < 400 && (await found()).length > 0; tries++) await wait(50)
      return found()
    }
    // Not before its time.
    vi.setSystemTime(Date.now() + 6 * 86_400_000)
    vi.advanceTimersByTime(3_600_000)
    await wait(300)
    expect(await holding(ann.fp)).toContain('the database')
    expect(await goneBy(2, ann.marks)).toEqual([])
    expect(await holding('job.create')).toContain('the database')
    expect(await goneBy(365, ['job.create'])).toEqual([])
  }
)
