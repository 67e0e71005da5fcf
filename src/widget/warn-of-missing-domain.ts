import type { GivenOptions } from './options.ts'

/** Logs at once, and not only at the first question, that neither a domain nor an endpoint is given. */
export const warnOfMissingDomain = ({ domain, endpoint }: GivenOptions): void => {
  if (!domain && !endpoint) console.error('Docs Assistant: no domain. Give the option “domain”, or “endpoint”.')
}
