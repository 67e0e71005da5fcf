/** What the service tells whoever runs it: a line of JSON each, never a key. */
export interface Log {
  /** A request that was answered. */
  request: (facts: { method: string; path: string; status: number; milliseconds: number }) => void
  /** A question that was asked; its words only when asked for. */
  question: (text: string, facts: { project: string; thread: string; verdict: string }) => void
  /** Something that failed, and that the client was not told. */
  failure: (error: unknown) => void
}

export interface LogConfig {
  /** Default `failures`. */
  level?: 'requests' | 'failures' | undefined
  /** Whether the words of questions are logged. Default `false`. */
  questions?: boolean | undefined
}

/** @param write Takes a line. Default: standard error, so that standard output stays the one line with the address. */
export const createLog = (
  { level = 'failures', questions = false }: LogConfig = {},
  write: (line: string) => void = line => process.stderr.write(`${line}\n`)
): Log => {
  const entry = (kind: string, facts: object) =>
    write(JSON.stringify({ time: new Date().toISOString(), kind, ...facts }))
  const all = level === 'requests'
  return {
    request: facts => void (all && entry('request', facts)),
    question: (text, facts) => void (all && entry('question', { ...facts, ...(questions && { question: text }) })),
    failure: error => entry('failure', { error: describe(error) })
  }
}

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\nCaused by: ${describe(error.cause)}`
  return withoutKeys((error.stack ?? `${error.name}: ${error.message}`) + cause)
}

/** A key may stand in the message of somebody else’s error. */
const withoutKeys = (text: string): string => text.replaceAll(/(bearer\s+|svc_\w*?)[\w.~+/-]{8,}=*/gi, '$1…')
