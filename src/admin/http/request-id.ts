/** What a service calls the request, where it says so: what it logged of it is found by that. */
export const requestIdOf = (headers: Headers): string | undefined =>
  /^[!-~]{1,128}$/.exec(headers.get('x-request-id') ?? '')?.[0]
