import { routes } from '../../../protocol/index.ts'
import { createSecret } from '../../http/secret.ts'
import { reasonOf } from '../exchange.ts'
import { additionChecks } from './additions.ts'
import { assistantChecks } from './assistant.ts'
import { Broken, type ConformanceCheck, Inconclusive, type Need, type Probe, type Target } from './check.ts'
import { feedbackChecks } from './feedback.ts'
import { jobChecks } from './jobs.ts'
import { createProbe } from './probe.ts'

export type { Target } from './check.ts'

export interface Result {
  section: string
  promise: string
  /** `untold` where it cannot be seen; the JSON output has the same words. */
  result: 'kept' | 'broken' | 'untold'
  /** Why, unless it is kept. */
  note: string
}

export interface Plan {
  /** Every check, and what it lacks where it cannot be run. */
  steps: { check: ConformanceCheck; missing: string | undefined }[]
  /** How many questions the assistant is asked at most. */
  uses: number
  /** How many follow-ups and new jobs are sent at most. */
  jobs: number
}

const checks: ConformanceCheck[] = [...assistantChecks, ...feedbackChecks, ...additionChecks, ...jobChecks]

/** What a run would do, before it does it. */
export const planChecks = (target: Target, write: boolean): Plan => {
  const steps = checks.map(check => ({ check, missing: missing(check.needs, target, write) }))
  const runnable = steps.filter(step => step.missing === undefined).map(({ check }) => check)
  const setsToWork = runnable.some(check => jobChecks.includes(check) && check.needs.includes('write'))
  return {
    steps,
    uses: new Set(runnable.flatMap(({ asks }) => asks ?? [])).size,
    jobs: setsToWork ? 2 : 0
  }
}

/** Runs the checks one after the other; one that fails does not keep the next from running. */
export const runChecks = async (
  plan: Plan,
  target: Target,
  signal: AbortSignal,
  onResult: (result: Result) => void
): Promise<Result[]> => {
  const probe = createProbe(target, signal)
  const keys = [target.adminKey, target.assistantKey].flatMap(key => (key ? [createSecret(key)] : []))
  const results: Result[] = []
  for (const { check, missing } of plan.steps) {
    const { section, promise } = check
    const outcome = missing === undefined ? await resultOf(check, probe) : { result: 'untold' as const, note: missing }
    const note = keys.reduce((text, { redact }) => redact(text), outcome.note)
    results.push({ section, promise, ...outcome, note })
    onResult({ section, promise, ...outcome, note })
  }
  if (target.adminKey && target.projectId) await cleanUp(probe, target.projectId)
  return results
}

/** Deletes the questions and the feedback of this run, where the platform offers it: they are no reader’s. */
const cleanUp = async (probe: Probe, projectId: string): Promise<void> => {
  await probe.call(routes.reader(projectId, probe.fp), { method: 'DELETE', key: 'admin' }).catch(() => {
    probe.signal.throwIfAborted()
  })
}

const resultOf = async ({ run }: ConformanceCheck, probe: Probe): Promise<Pick<Result, 'result' | 'note'>> => {
  try {
    await run(probe)
    return { result: 'kept', note: '' }
  } catch (error) {
    probe.signal.throwIfAborted()
    if (error instanceof Broken) return { result: 'broken', note: error.message }
    if (error instanceof Inconclusive) return { result: 'untold', note: error.message }
    return { result: 'broken', note: `no answer: ${reasonOf(error)}` }
  }
}

const missing = (needs: Need[], target: Target, write: boolean): string | undefined => {
  const reasons: Record<Need, string | undefined> = {
    assistantKey: target.assistantKey && target.domain ? undefined : 'needs --domain and --assistant-key',
    adminKey: target.adminKey && target.projectId ? undefined : 'needs --project and the admin key',
    write: write ? undefined : 'needs --write',
    someJob: target.jobId || write ? undefined : 'needs --job or --write'
  }
  return needs.map(need => reasons[need]).find(Boolean)
}
