import { parseJson } from '../shared/json.ts'

export type JsonRecord = Record<string, unknown>

export const isText = (value: unknown): value is string => typeof value === 'string'

/** Deeper than any real event. A limit, because copying, merging and storing recurse and must not overflow the stack. */
const maxDepth = 32

/** Removes the keys that cause prototype pollution in a careless merge, and values that are nested too deep. */
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

/** Parses untrusted JSON so that it is safe to merge and to copy; `undefined` for invalid JSON. */
export const parseUntrustedJson = (text: string): unknown => sanitize(parseJson(text), 0)
