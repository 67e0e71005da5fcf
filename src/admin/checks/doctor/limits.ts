import { type Finding, good, skipped, warning } from './finding.ts'

/** Reports the remaining uses of the key, where the platform’s headers say it. */
export const checkUses = (headers: Headers): Finding => {
  const subject = 'limits'
  const remaining = remainingUses(headers)
  if (remaining === undefined) return skipped(subject, 'the platform does not say how many questions are left')
  if (remaining > 100) return good(subject, `${remaining} questions are left`)
  return warning(subject, `only ${remaining} questions are left`, 'Raise the limit, or wait for its reset.')
}

const remainingUses = (headers: Headers): number | undefined => {
  const said = headers.get('ratelimit-remaining') ?? headers.get('x-ratelimit-remaining')
  // The newer header has one item for each policy: `RateLimit: "default";r=50;t=30`.
  const counts = [said, ...(headers.get('ratelimit')?.matchAll(/;\s*r=(\d+)/g) ?? [])].flatMap(count => {
    const value = Array.isArray(count) ? count[1] : count
    return value && /^\d+$/.test(value) ? [Number(value)] : []
  })
  return counts.length > 0 ? Math.min(...counts) : undefined
}
