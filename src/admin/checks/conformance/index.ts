import { createSecret } from '../../http/secret.ts'
import { reasonOf } from '../exchange.ts'
import { additionPromises } from './additions.ts'
import { assistantPromises } from './assistant.ts'
import { type Bench, Broken, type Need, type Promised, type Target, Untold } from './check.ts'
import { feedbackPromises } from './feedback.ts'
import { jobPromises } from './jobs.ts'
import { createBench } from './probe.ts'

export type { Target } from './check.ts'

export interface Result {
  section: string
  promise: string
  result: 'kept' | 'broken' | 'untold'
  /** Why, unless it is kept. */
  note: string
}

export interface Plan {
  /** What is tried, and why the rest is not. */
  steps: { promised: Promised; missing: string | undefined }[]
  /** How many questions the assistant is asked at most. */
  uses: number
  /** How many follow-ups and new jobs are sent at most. */
  jobs: number
}

const promises: Promised[] = [...assistantPromises, ...feedbackPromises, ...additionPromises, ...jobPromises]

/** What a run would do, before it does it. */
export const planRun = (target: Target, write: boolean): Plan => {
  const steps = promises.map(promised => ({ promised, missing: missing(promised.needs, target, write) }))
  const tried = steps.filter(step => step.missing === undefined).map(({ promised }) => promised)
  const working = tried.filter(({ check }) =>
    jobPromises.some(job => job.check === check && job.needs.includes('write'))
  )
  return {
    steps,
    uses: new Set(tried.flatMap(({ asks }) => asks ?? [])).size,
    jobs: working.length > 0 ? 2 : 0
  }
}

/** Tries the promises one after the other; none that fails keeps the next from being tried. */
export const tryPromises = async (
  plan: Plan,
  target: Target,
  signal: AbortSignal,
  onResult: (result: Result) => void
): Promise<Result[]> => {
  const bench = createBench(target, signal)
  const keys = [target.adminKey, target.assistantKey].flatMap(key => (key ? [createSecret(key)] : []))
  const results: Result[] = []
  for (const { promised, missing } of plan.steps) {
    const { section, promise } = promised
    const outcome = missing === undefined ? await tryOut(promised, bench) : { result: 'untold' as const, note: missing }
    const note = keys.reduce((text, { redact }) => redact(text), outcome.note)
    results.push({ section, promise, ...outcome, note })
    onResult({ section, promise, ...outcome, note })
  }
  return results
}

const tryOut = async ({ check }: Promised, bench: Bench): Promise<Pick<Result, 'result' | 'note'>> => {
  try {
    await check(bench)
    return { result: 'kept', note: '' }
  } catch (error) {
    bench.signal.throwIfAborted()
    if (error instanceof Broken) return { result: 'broken', note: error.message }
    if (error instanceof Untold) return { result: 'untold', note: error.message }
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
