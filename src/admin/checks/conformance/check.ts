import { isObject } from '../../../shared/objects.ts'
import { requestIdOf } from '../../http/request-id.ts'
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
  /** Whether feedback may be sent and a job started. */
  write: boolean
}

/** `forged` is a key like the admin key that nobody was given. */
export type KeyName = 'assistant' | 'admin' | 'forged'

/** What a check has to work with; answers that several checks look at are fetched once. */
export interface Probe {
  target: Target
  signal: AbortSignal
  /** The reader that this run is: what it leaves can be told from others’ and deleted. */
  fp: string
  /** Calls a path of the platform with one of the keys, or with none. */
  call(path: string, request?: Omit<Exchange, 'url'> & { key?: KeyName | undefined }): Promise<Answered>
  /** Asks the assistant a question that is asked once in a run, whoever asks for it. */
  answer(name: Question): Promise<Answer>
  /** Does something once in a run and remembers what came of it. */
  once<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Whether that was begun. */
  has(name: string): boolean
  /** Every answer that was a refusal, in its order. */
  refusals: Answered[]
}

/** The questions of a run: each is one use of the assistant key. */
const questions = {
  plain: 'the smallest question of version 2',
  thread: 'a second question in the same thread, with the conversation so far',
  full: 'a question of version 2 with every optional field',
  plain1: 'a question of version 1, of nobody in particular, with every optional field',
  thread1: 'a second question in that thread'
} as const

export type Question = keyof typeof questions

export type Need = 'assistantKey' | 'adminKey' | 'write' | 'someJob'

/** Sees whether a platform keeps one promise of the interface. */
export interface ConformanceCheck {
  /** Section of the interface the promise stands in; `addition` for what is this project’s own. */
  section: string
  promise: string
  needs: Need[]
  /** Assistant questions it looks at. */
  asks?: Question[]
  /** Throws `Broken` when the promise is not kept, `Inconclusive` when that cannot be seen. */
  run: (probe: Probe) => Promise<void>
}

/** A promise is not kept. */
export class Broken extends Error {
  override name = 'Broken'
}

/** It cannot be seen whether a promise is kept, such as where there is no feedback to look at: reported as `unknown`. */
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

/** A list of objects; throws `Broken` when it is none. */
export const asObjects = (value: unknown, name: string): Record<string, unknown>[] => {
  expects(Array.isArray(value), `${name} is no list`)
  return value.map((one, index) => asObject(one, `${name}[${index}]`))
}

type Status = Pick<Answered, 'status'> & Partial<Pick<Answered, 'headers'>>

/** With what the platform calls the request, so that whoever runs it finds it in a log. */
const statusOf = ({ status, headers }: Status): string => {
  const requestId = headers && requestIdOf(headers)
  return `is answered ${status}${requestId ? ` (request ${requestId})` : ''}`
}

/** A request that is wrong in itself: refused in whatever words, but not as if the key were wrong, or as a failure. */
export const isRefused = (answer: Status, what = 'it'): void => {
  canTell(answer)
  expects([400, 404, 409, 413, 415, 422].includes(answer.status), `${what} ${statusOf(answer)}`)
}

/** A key that is missing or of the wrong kind: some platforms deny that there is anything at all. */
export const isDenied = (answer: Status): void => {
  canTell(answer)
  expects([401, 403, 404].includes(answer.status), `it ${statusOf(answer)}`)
}

/** An addition to the interface may be absent. */
export const isOffered = (answer: Status): void => {
  if (answer.status === 404 || answer.status === 405) throw new Inconclusive('the platform does not offer it')
  isTaken(answer)
}

export const isTaken = (answer: Status): void => {
  canTell(answer)
  expects(answer.status >= 200 && answer.status < 300, `it ${statusOf(answer)}`)
}

/** A platform that is asked too much tells nothing about its promises. */
export const canTell = ({ status }: Status): void => {
  if (status === 429) throw new Inconclusive('the platform takes no more requests for now')
}

/** A date with its time and its zone (RFC 3339), as the interface’s `date-time` is. */
export const isDateTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value))
