/** The request id that a service sends, by which its log entries are found. */
export const requestIdOf = (headers: Headers): string | undefined =>
  /^[!-~]{1,128}$/.exec(headers.get('x-request-id') ?? '')?.[0]
