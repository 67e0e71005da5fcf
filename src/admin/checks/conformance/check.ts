import { isObject } from '../../../shared/objects.ts'
import type { Answer } from '../answer.ts'
import type { Answered, Exchange } from '../exchange.ts'

/** The platform that is checked, and the keys for it. */
export interface Target {
  baseUrl: string
  domain: string | undefined
  assistantKey: string | undefined
  projectId: string | undefined
  adminKey: string | undefined
  /** An existing job to look up. */
  jobId: string | undefined
  /** Path of the job look-up. */
  jobPath: (id: string) => string
}

/** What a check has to work with; answers that several checks look at are fetched once. */
export interface Probe {
  target: Target
  signal: AbortSignal
  /** The reader that this run is: what it leaves can be told from others’ and deleted. */
  fp: string
  /** Calls a path of the platform with one of the keys, or with none. */
  call(path: string, request?: Omit<Exchange, 'url'> & { key?: 'assistant' | 'admin' | undefined }): Promise<Answered>
  /** Asks the assistant a question that is asked once in a run, whoever asks for it. */
  answer(name: keyof typeof questions): Promise<Answer>
  /** Does something once in a run and remembers what came of it. */
  once<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

/** The questions of a run: each is one use of the assistant key. */
export const questions = {
  plain: 'the smallest question of version 2',
  thread: 'a second question in the same thread',
  full: 'a question of version 2 with every optional field',
  plain1: 'a question of version 1'
} as const

export type Need = 'assistantKey' | 'adminKey' | 'write' | 'someJob'

/** Sees whether a platform keeps one promise of the interface. */
export interface ConformanceCheck {
  /** Section of the interface the promise stands in; `addition` for what is this project’s own. */
  section: string
  promise: string
  needs: Need[]
  /** Assistant questions it looks at. */
  asks?: (keyof typeof questions)[]
  /** Throws `Broken` when the promise is not kept, `Inconclusive` when that cannot be seen. */
  run: (probe: Probe) => Promise<void>
}

/** A promise is not kept. */
export class Broken extends Error {
  override name = 'Broken'
}

/** It cannot be seen whether a promise is kept, such as where there is no feedback to look at: reported as `untold`. */
export class Inconclusive extends Error {
  override name = 'Inconclusive'
}

/** Throws `Broken` unless the condition holds. */
export function expects(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Broken(otherwise)
}

/** The value as an object; throws `Broken` when it is none. */
export const asObject = (value: unknown, name: string): Record<string, unknown> => {
  expects(isObject(value), `${name} is no object`)
  return value
}

/** A key that is missing or of the wrong kind, a value that is not allowed: refused in whatever words. */
export const isRefused = ({ status }: Pick<Answered, 'status'>): void =>
  expects(status >= 400 && status < 500, `it is answered ${status}`)

/** An addition to the interface may be absent. */
export const isOffered = ({ status }: Pick<Answered, 'status'>): void => {
  if (status === 404 || status === 405) throw new Inconclusive('the platform does not offer it')
  isTaken({ status })
}

export const isTaken = ({ status }: Pick<Answered, 'status'>): void => {
  if (status === 429) throw new Inconclusive('the platform takes no more requests for now')
  expects(status >= 200 && status < 300, `it is answered ${status}`)
}
