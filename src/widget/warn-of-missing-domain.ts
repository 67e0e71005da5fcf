import type { GivenOptions } from './options.ts'

/** Nothing can be asked without a domain or an endpoint: says so at once, and not at the first question. */
export const warnOfMissingDomain = ({ domain, endpoint }: GivenOptions): void => {
  if (!domain && !endpoint) console.error('Docs Assistant: no domain. Give the option “domain”, or “endpoint”.')
}
