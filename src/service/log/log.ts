import type { LogConfig } from '../contract.ts'
import { withoutKeys } from '../masking/index.ts'
import type { RequestIds } from './request-id.ts'

/** What the service tells whoever runs it: a line of JSON each, never a key. */
export interface Log {
  /** A request that was answered. */
  request: (facts: RequestIds & { method: string; path: string; status: number; milliseconds: number }) => void
  /** A question that was asked; its words only when asked for. */
  question: (text: string, facts: RequestIds & { project: string; thread: string; verdict: string }) => void
  /** Something that failed, and that the client was not told; at which request, where it was at one. */
  failure: (error: unknown, ids?: RequestIds) => void
}

/**
 * @param secrets What somebody else’s error may repeat, such as the model’s key.
 * @param write Takes a line. Default: standard error, so that standard output stays the lines with the addresses.
 */
export const createLog = (
  { level = 'failures', questions = false }: LogConfig = {},
  secrets: string[] = [],
  write: (line: string) => void = line => process.stderr.write(`${line}\n`)
): Log => {
  const entry = (kind: string, facts: object) =>
    write(JSON.stringify({ time: new Date().toISOString(), kind, ...facts }))
  const all = level === 'requests'
  return {
    // What is typed as an address may be a key.
    request: facts => void (all && entry('request', { ...facts, path: withoutKeys(facts.path, secrets) })),
    question: (text, facts) => void (all && entry('question', { ...facts, ...(questions && { question: text }) })),
    failure: (error, ids) => entry('failure', { ...ids, error: withoutKeys(describe(error, questions), secrets) })
  }
}

/** What an error may have beside what every error has. */
type Failure = Error & { statusCode?: number; code?: unknown; lastError?: unknown }

/** @param inFull Whether to repeat what the model’s server says: it may repeat the question. */
const describe = (error: unknown, inFull: boolean, isOfModel = false): string => {
  if (!(error instanceof Error)) return inFull ? String(error) : 'Something that is no Error was thrown.'
  const { name, message, stack, cause, lastError }: Failure = error
  const ofModel = isOfModel || name.startsWith('AI_')
  const text = ofModel && !inFull ? outline(error) : (stack ?? `${name}: ${message}`)
  const before = cause ?? lastError
  return before === undefined ? text : `${text}\nCaused by: ${describe(before, inFull, ofModel)}`
}

/** An error of the AI SDK without its message, which holds what was sent to the model and what came back. */
const outline = ({ name, message, stack = '', statusCode, code }: Failure): string => {
  const facts = [statusCode && `status ${statusCode}`, code].filter(Boolean).join(', ')
  const frames = stack.slice(stack.indexOf(message) + message.length).match(/^\s+at .+$/gm) ?? []
  return [facts ? `${name} (${facts})` : name, ...frames].join('\n')
}
