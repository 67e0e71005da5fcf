import { parseJson } from '../shared/json.ts'

export type JsonRecord = Record<string, unknown>

export const isText = (value: unknown): value is string => typeof value === 'string'

/** Deeper than any real event; copying, merging and storing recurse, and must not run out of stack. */
const maxDepth = 32

/** Takes out the keys that turn a careless merge into prototype pollution, and what is nested too deep. */
const sanitize = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (depth === maxDepth) return null
  const record = value as JsonRecord
  for (const key of Object.keys(record)) {
    if (key === '__proto__' || key === 'constructor') delete record[key]
    else record[key] = sanitize(record[key], depth + 1)
  }
  return record
}

/** Untrusted text as JSON, made safe to merge and to copy; `undefined` when it is none. */
export const parseUntrustedJson = (text: string): unknown => sanitize(parseJson(text), 0)
