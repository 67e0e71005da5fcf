import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdminClient } from '../../src/admin/index.ts'
import type { Asked, Done, Place } from './load.ts'

/** How many items were acknowledged, and the names of those that are missing or exist twice. */
export interface Checked {
  acknowledged: number
  lost: string[]
  twice: string[]
}

const linesOf = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}

const timesOf = (names: Iterable<string>): Map<string, number> => {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return times
}

/** Milliseconds to wait for jobs: a killed instance’s jobs are taken over only after its lease has expired. */
const timeout = 60_000

/** Looks for every acknowledged question, conversation, feedback and job by its content. */
export const check = async (place: Place, asked: Asked[], done: Done, effects: string): Promise<Checked> => {
  const admin = createAdminClient({ baseUrl: place.url, projectId: 'local', adminKey: place.admin })
  const [lost, twice]: [string[], string[]] = [[], []]
  const answered = asked.filter(({ failure, isUnkept }) => failure === undefined && !isUnkept)

  const listed = []
  for await (const entry of admin.questions.all()) listed.push(entry)
  const answers = new Map(listed.map(entry => [entry.question, entry.answer]))
  const times = timesOf(listed.map(({ question }) => question))
  for (const { text, answer, threadId, isAgain } of answered) {
    if (answers.get(text) !== answer) lost.push(`question “${text}”`)
    // A reader who asked again may be stored twice.
    if ((times.get(text) ?? 0) > 1 && !isAgain) twice.push(`question “${text}”`)
    const thread = await admin.threads.get(threadId)
    const said = thread.messages.map(({ parts }) => parts.map(part => part.text).join(''))
    if (said.length !== 2 || said[0] !== text || said[1] !== answer) lost.push(`conversation about “${text}”`)
  }

  const entries = []
  for await (const entry of admin.feedback.all()) entries.push(entry)
  const ids = timesOf(entries.map(({ id }) => id))
  const comments = timesOf(entries.map(({ comment }) => comment ?? ''))
  for (const [id, comment] of done.feedback) {
    if (!ids.has(id)) lost.push(`feedback “${comment}”`)
    if ((comments.get(comment) ?? 0) > 1) twice.push(`feedback “${comment}”`)
  }

  const end = performance.now() + timeout
  const open = new Map(done.jobs)
  while (open.size > 0 && performance.now() < end) {
    for (const [id, prompt] of open) {
      const { status, prLink } = await admin.jobs.get(id)
      if (status === 'completed' && prLink?.endsWith(`/${prompt}`)) open.delete(id)
    }
    await wait(200)
  }
  for (const prompt of open.values()) lost.push(`job “${prompt}”`)
  for (const [prompt, count] of timesOf(linesOf(join(effects, 'done')))) if (count > 1) twice.push(`job “${prompt}”`)
  return { acknowledged: answered.length * 2 + done.feedback.size + done.jobs.size, lost, twice }
}
