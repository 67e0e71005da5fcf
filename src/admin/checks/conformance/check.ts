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
  /** Path at which a job is looked up. */
  jobPath: (id: string) => string
  /** Whether feedback may be sent and a job started. */
  write: boolean
}

/** `forged` is an invalid key with the prefix and the length of the admin key. */
export type KeyName = 'assistant' | 'admin' | 'forged'

/** What a check works with. Answers that several checks need are fetched once. */
export interface Probe {
  target: Target
  signal: AbortSignal
  /** Fingerprint of this run, by which its data can be told from others’ and deleted. */
  fp: string
  /** Calls a path of the platform with one of the keys, or with none. */
  call(path: string, request?: Omit<Exchange, 'url'> & { key?: KeyName | undefined }): Promise<Answered>
  /** Asks the assistant a question. In a run each is asked only once, however many checks need it. */
  answer(name: Question): Promise<Answer>
  /** Runs some work once in a run and remembers its result. */
  once<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Whether the work of that name was begun. */
  has(name: string): boolean
  /** Every response with a status of 400 and above, in order. */
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

/** Checks whether a platform keeps one promise of the interface. */
export interface ConformanceCheck {
  /** Section of the interface that contains the promise; `addition` for this project’s own. */
  section: string
  promise: string
  needs: Need[]
  /** Assistant questions it looks at. */
  asks?: Question[]
  /** Throws `Broken` when the promise is not kept, `Inconclusive` when the check cannot tell. */
  run: (probe: Probe) => Promise<void>
}

/** A promise is not kept. */
export class Broken extends Error {
  override name = 'Broken'
}

/** The check cannot tell whether a promise is kept, for example without any feedback: reported as `unknown`. */
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

/** The status with the request id, by which the platform’s operator finds the request in the log. */
const statusOf = ({ status, headers }: Status): string => {
  const requestId = headers && requestIdOf(headers)
  return `is answered ${status}${requestId ? ` (request ${requestId})` : ''}`
}

/** Expects the refusal of an invalid request: a 4xx, but not one that blames the key. */
export const isRefused = (answer: Status, what = 'it'): void => {
  canTell(answer)
  expects([400, 404, 409, 413, 415, 422].includes(answer.status), `${what} ${statusOf(answer)}`)
}

/** Expects the refusal of a missing or wrong key. Some platforms answer 404 to it. */
export const isDenied = (answer: Status): void => {
  canTell(answer)
  expects([401, 403, 404].includes(answer.status), `it ${statusOf(answer)}`)
}

/** Throws `Inconclusive` where a platform lacks an addition to the interface, which it may. */
export const isOffered = (answer: Status): void => {
  if (answer.status === 404 || answer.status === 405) throw new Inconclusive('the platform does not offer it')
  isTaken(answer)
}

export const isTaken = (answer: Status): void => {
  canTell(answer)
  expects(answer.status >= 200 && answer.status < 300, `it ${statusOf(answer)}`)
}

/** Throws `Inconclusive` at a rate limit, which says nothing about a promise. */
export const canTell = ({ status }: Status): void => {
  if (status === 429) throw new Inconclusive('the platform takes no more requests for now')
}

/** A date with its time and its zone (RFC 3339), as the interface’s `date-time` is. */
export const isDateTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value))
