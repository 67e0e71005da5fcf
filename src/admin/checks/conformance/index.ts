import { setTimeout as wait } from 'node:timers/promises'
import { createSecret } from '../../http/secret.ts'
import { reasonOf } from '../exchange.ts'
import { additionChecks } from './additions.ts'
import { assistantChecks } from './assistant.ts'
import { badQueryChecks } from './bad-queries.ts'
import { badQuestionChecks } from './bad-questions.ts'
import { Broken, type ConformanceCheck, Inconclusive, type Need, type Probe, type Target } from './check.ts'
import { crossOriginChecks } from './cross-origin.ts'
import { dateChecks } from './dates.ts'
import { entryChecks } from './entries.ts'
import { filterChecks } from './filters.ts'
import { jobChecks } from './jobs.ts'
import { leaveNothing } from './leave.ts'
import { maxEntries } from './own-feedback.ts'
import { pagingChecks } from './paging.ts'
import { createProbe, newMemory } from './probe.ts'
import { findNoPlatform, type NoPlatform } from './reach.ts'

export type { Target } from './check.ts'

export interface Result {
  section: string
  promise: string
  /** `unknown` where the check cannot tell; the JSON output has the same words. */
  result: 'kept' | 'broken' | 'unknown'
  /** Why, unless it is kept. */
  note: string
  /** What stops working where the promise is broken. */
  matters: string
}

export interface Plan {
  /** Every check, with what is missing to run it. */
  steps: { check: ConformanceCheck; matters: string; missing: string | undefined }[]
  /** Most questions that the run asks. */
  uses: number
  /** Most follow-ups and new jobs that the run sends. */
  jobs: number
  /** Most entries of feedback that the run writes. */
  entries: number
}

/** The checks in order, grouped by what stops working where one fails. `leaveNothing` is last, because it deletes the rest. */
const groups: [matters: string, checks: ConformanceCheck[]][] = [
  ['The widget shows no answer, or does not go on with the conversation.', assistantChecks],
  ['Widgets on other sites than the platform’s own cannot ask, or cannot read the answer.', crossOriginChecks],
  ['Mistakes pass for questions and are charged, or whoever has no right to ask is answered.', badQuestionChecks],
  ['Programs that read feedback by the letter fail, or read what is not there.', entryChecks],
  ['An export misses feedback, or has it twice, and nobody notices.', pagingChecks],
  ['What was filtered holds other feedback than it says, and so do its counts.', filterChecks],
  ['The feedback of a period misses some, or has some of another.', dateChecks],
  ['A mistyped query passes for a right one, or the feedback is open to whoever has no right to it.', badQueryChecks],
  ['Whoever waits for a job or follows it up waits in vain, or somebody else can set the agent to work.', jobChecks],
  ['What this project’s commands and widget do with it does not work.', [...additionChecks, leaveNothing]]
]

/** Plans a run without sending anything. */
export const planChecks = (target: Target): Plan => {
  const steps = groups.flatMap(([matters, checks]) =>
    checks.map(check => ({ check, matters, missing: missing(check.needs, target) }))
  )
  const runnable = steps.filter(step => step.missing === undefined).map(({ check }) => check)
  const setsToWork = runnable.some(check => jobChecks.includes(check) && check.needs.includes('write'))
  return {
    steps,
    uses: new Set(runnable.flatMap(({ asks }) => asks ?? [])).size,
    jobs: setsToWork ? 2 : 0,
    entries:
      target.write && target.assistantKey && target.domain && target.adminKey && target.projectId ? maxEntries : 0
  }
}

/** Why there is no platform at the address; `undefined` where there is one, or without anything to ask it with. */
export const lookForPlatform = async (target: Target, signal: AbortSignal): Promise<NoPlatform | undefined> =>
  target.domain || target.projectId ? findNoPlatform(createProbe(target, signal, newMemory())) : undefined

/**
 * Runs the checks one after another. A failing check does not stop the run, unless the platform no longer answers.
 */
export const runChecks = async (
  plan: Plan,
  target: Target,
  signal: AbortSignal,
  onResult: (result: Result) => void
): Promise<Result[]> => {
  const memory = newMemory()
  const probe = createProbe(target, signal, memory)
  const keys = [target.adminKey, target.assistantKey].flatMap(key => (key ? [createSecret(key)] : []))
  const results: Result[] = []
  let isGone = false
  try {
    for (const { check, matters, missing } of plan.steps) {
      const { section, promise } = check
      const cannot = isGone ? 'the platform answers no more' : missing
      const outcome = cannot === undefined ? await resultOf(check, probe) : { result: 'unknown' as const, note: cannot }
      if (outcome.result === 'broken' && outcome.note.startsWith(unanswered)) {
        isGone = (await findNoPlatform(probe))?.code === 'unavailable'
      }
      const note = keys.reduce((text, { redact }) => redact(text), outcome.note)
      const result = { section, promise, ...outcome, note, matters }
      results.push(result)
      onResult(result)
    }
    return results
  } finally {
    const isInterrupted = signal.aborted && target.adminKey && target.projectId
    if (isInterrupted) await leave(createProbe(target, AbortSignal.timeout(10_000), memory))
  }
}

/** Deletes what an interrupted run has left. Twice, because a running answer is stored only when it ends. */
const leave = async (probe: Probe): Promise<void> => {
  await leaveNothing.run(probe).catch(() => {})
  await wait(500)
  await leaveNothing.run(probe).catch(() => {})
}

const unanswered = 'no answer: '

const resultOf = async ({ run }: ConformanceCheck, probe: Probe): Promise<Pick<Result, 'result' | 'note'>> => {
  try {
    await run(probe)
    return { result: 'kept', note: '' }
  } catch (error) {
    probe.signal.throwIfAborted()
    if (error instanceof Broken) return { result: 'broken', note: error.message }
    if (error instanceof Inconclusive) return { result: 'unknown', note: error.message }
    return { result: 'broken', note: unanswered + reasonOf(error) }
  }
}

const missing = (needs: Need[], target: Target): string | undefined => {
  const reasons: Record<Need, string | undefined> = {
    assistantKey: target.assistantKey && target.domain ? undefined : 'needs --domain and --assistant-key',
    adminKey: target.adminKey && target.projectId ? undefined : 'needs --project and the admin key',
    write: target.write ? undefined : 'needs --write',
    someJob: target.jobId || target.write ? undefined : 'needs --job or --write'
  }
  return needs.map(need => reasons[need]).find(Boolean)
}
