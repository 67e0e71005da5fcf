import { AdminError } from './errors.ts'
import type { Failure } from './failure.ts'

/**
 * The failure of a `fetch` that threw or whose response broke off. `timeLimit`, in milliseconds, is given where the
 * timeout was the reason; `origin` is that of the request.
 */
export const networkFailure = (
  cause: unknown,
  { writes, timeLimit, origin }: { writes: boolean; timeLimit: number | undefined; origin: string }
): Failure => {
  if (timeLimit !== undefined) {
    const message = `The service gave no whole answer within ${timeLimit} ms.`
    return { error: new AdminError('timeout', message, { cause, maybeTaken: writes }), transient: true }
  }
  const codes = causeCodes(cause)
  const lasting = permanent.find(([pattern]) => codes.some(code => pattern.test(code)))?.[1]
  const advice =
    lasting ?? (codes.includes('ECONNREFUSED') ? 'Nothing listens there. Is the service running?' : undefined)
  const unsent = lasting !== undefined || (codes.length > 0 && codes.every(code => neverConnected.has(code)))
  const words = codes.length > 0 ? [...new Set(codes)].join(', ') : rootOf(cause)?.message
  const why = words ? ` (${words})` : ''
  const message = unsent ? `${origin} cannot be reached${why}.` : `The connection to ${origin} broke${why}.`
  return {
    error: new AdminError('network', advice ? `${message} ${advice}` : message, {
      cause,
      maybeTaken: writes && !unsent
    }),
    transient: lasting === undefined
  }
}

/** Node’s error codes for a connection that failed before any byte of the request was sent. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT'
])

/** Connection failures that a retry does not fix, and what to do about them. */
const permanent: [RegExp, string][] = [
  [/^ENOTFOUND$/, 'There is no such host. Is the base URL right?'],
  [
    /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/,
    'It does not speak TLS as it should. Does its address begin with http instead of https?'
  ],
  [
    /^(CERT_|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_|ERR_TLS_CERT_ALTNAME_INVALID)/,
    'Its certificate is not trusted. Node takes further authorities from NODE_EXTRA_CA_CERTS.'
  ]
]

/** The system codes of an error: its own, its cause’s, or those of each address that was tried. */
const causeCodes = (error: unknown, depth = 0): string[] => {
  if (!(error instanceof Error) || depth > 5) return []
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.flatMap(each => causeCodes(each, depth + 1))
  }
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? [code] : causeCodes(error.cause, depth + 1)
}

/** The innermost cause, because `fetch` itself only says that it failed. */
const rootOf = (error: unknown): Error | undefined => {
  if (!(error instanceof Error)) return
  return rootOf(error.cause) ?? error
}
