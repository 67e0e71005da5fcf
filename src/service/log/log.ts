import type { LogConfig } from '../contract.ts'
import { withoutKeys } from '../masking/index.ts'
import type { RequestIds } from './request-id.ts'

/** The log of the service: one line of JSON for each entry, without keys. */
export interface Log {
  /** Logs a request that was answered. */
  request: (facts: RequestIds & { method: string; path: string; status: number; milliseconds: number }) => void
  /** Logs a question; its words only if that is configured. */
  question: (text: string, facts: RequestIds & { project: string; thread: string; verdict: string }) => void
  /** Logs a failure that the client was not told, with the ids of its request, if it has one. */
  failure: (error: unknown, ids?: RequestIds) => void
}

/**
 * @param secrets Secrets to redact, such as the model’s key, because errors of other programs may repeat them.
 * @param write Writes a line. Default: to standard error, because standard output has only the start message.
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
    // Redacted, because a key may be typed as a path by mistake.
    request: facts => void (all && entry('request', { ...facts, path: withoutKeys(facts.path, secrets) })),
    question: (text, facts) => void (all && entry('question', { ...facts, ...(questions && { question: text }) })),
    failure: (error, ids) => entry('failure', { ...ids, error: withoutKeys(describe(error, questions), secrets) })
  }
}

/** Additional fields that an error may have. */
type Failure = Error & { statusCode?: number; code?: unknown; lastError?: unknown }

/** @param inFull Whether to include messages of the model’s server, which may repeat the question. */
const describe = (error: unknown, inFull: boolean, isOfModel = false): string => {
  if (!(error instanceof Error)) return inFull ? String(error) : 'Something that is no Error was thrown.'
  const { name, message, stack, cause, lastError }: Failure = error
  const ofModel = isOfModel || name.startsWith('AI_')
  const text = ofModel && !inFull ? outline(error) : (stack ?? `${name}: ${message}`)
  const before = cause ?? lastError
  return before === undefined ? text : `${text}\nCaused by: ${describe(before, inFull, ofModel)}`
}

/** An error of the AI SDK without its message, which may contain the request to the model and its response. */
const outline = ({ name, message, stack = '', statusCode, code }: Failure): string => {
  const facts = [statusCode && `status ${statusCode}`, code].filter(Boolean).join(', ')
  const frames = stack.slice(stack.indexOf(message) + message.length).match(/^\s+at .+$/gm) ?? []
  return [facts ? `${name} (${facts})` : name, ...frames].join('\n')
}
