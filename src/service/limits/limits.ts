import type { Key, LimitName } from '../contract.ts'
import type { RateLimit } from './rate-limit.ts'
import { type Counts, createRateLimiter, type RateLimiter, type RateLimiterConfig } from './rate-limiter.ts'

/** The limits of the interface (`docs/api.md`, “Limits”), and own limits for feedback, suggestions, searches and new jobs. */
export const defaultLimits = {
  assistantPerKey: { uses: 10_000, per: 'month' },
  assistantPerOrganization: { uses: 10_000, per: 3_600 },
  assistantPerAddress: { uses: 10_000, per: 86_400 },
  feedbackPerKey: { uses: 10_000, per: 'month' },
  feedbackPerAddress: { uses: 100, per: 3_600 },
  suggestionsPerAddress: { uses: 1_000, per: 3_600 },
  searchesPerAddress: { uses: 5_000, per: 3_600 },
  followUpsPerProject: { uses: 100, per: 3_600 },
  jobsPerProject: { uses: 100, per: 3_600 }
} as const satisfies Record<LimitName, RateLimiterConfig>

export interface Limits {
  ofQuestion: (key: Key, organizationId: string, address: string) => RateLimit[]
  /** Limits of an MCP tool, which is called without a key and counts as a question. */
  ofTool: (organizationId: string, address: string) => RateLimit[]
  ofFeedback: (key: Key, address: string) => RateLimit[]
  ofSuggestions: (address: string) => RateLimit[]
  ofSearch: (address: string) => RateLimit[]
  ofFollowUp: (projectId: string) => RateLimit[]
  ofJob: (projectId: string) => RateLimit[]
}

/** One limiter for each limit. */
export const createLimits = (uses: Partial<Record<LimitName, number>>, counts: Counts, isWorker = false): Limits => {
  const limiters = Object.fromEntries(
    Object.entries(defaultLimits).map(([name, config]) => [
      name,
      createRateLimiter(name, { ...config, uses: uses[name as LimitName] ?? config.uses }, counts, isWorker)
    ])
  ) as Record<LimitName, RateLimiter>
  return {
    ofQuestion: (key, organizationId, address) => [
      { limiter: limiters.assistantPerKey, key: key.id },
      { limiter: limiters.assistantPerOrganization, key: organizationId },
      { limiter: limiters.assistantPerAddress, key: address }
    ],
    ofTool: (organizationId, address) => [
      { limiter: limiters.assistantPerOrganization, key: organizationId },
      { limiter: limiters.assistantPerAddress, key: address }
    ],
    ofFeedback: (key, address) => [
      { limiter: limiters.feedbackPerKey, key: key.id },
      { limiter: limiters.feedbackPerAddress, key: address }
    ],
    ofSuggestions: address => [{ limiter: limiters.suggestionsPerAddress, key: address }],
    ofSearch: address => [{ limiter: limiters.searchesPerAddress, key: address }],
    ofFollowUp: projectId => [{ limiter: limiters.followUpsPerProject, key: projectId }],
    ofJob: projectId => [{ limiter: limiters.jobsPerProject, key: projectId }]
  }
}
