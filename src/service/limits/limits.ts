import type { DatabaseSync } from 'node:sqlite'
import type { Key } from '../store/index.ts'
import { type Bucket, type BucketConfig, createBucket } from './buckets.ts'
import type { Charge } from './charge.ts'

/** The limits of the interface (`docs/api.md`, “Limits”), and those of what it does not name: feedback, new jobs. */
export const defaultLimits = {
  assistantPerKey: { uses: 10_000, per: 'month' },
  assistantPerOrganization: { uses: 10_000, per: 3_600 },
  assistantPerAddress: { uses: 10_000, per: 86_400 },
  feedbackPerKey: { uses: 10_000, per: 'month' },
  feedbackPerAddress: { uses: 100, per: 3_600 },
  followUpsPerProject: { uses: 100, per: 3_600 },
  jobsPerProject: { uses: 100, per: 3_600 }
} as const satisfies Record<string, BucketConfig>

export type LimitName = keyof typeof defaultLimits

export interface Limits {
  ofQuestion: (key: Key, organizationId: string, address: string) => Charge[]
  ofFeedback: (key: Key, address: string) => Charge[]
  ofFollowUp: (projectId: string) => Charge[]
  ofJob: (projectId: string) => Charge[]
}

/** One bucket for each limit; those of a month are kept in the database. */
export const createLimits = (uses: Partial<Record<LimitName, number>>, connection: DatabaseSync): Limits => {
  const buckets = Object.fromEntries(
    Object.entries(defaultLimits).map(([name, config]) => [
      name,
      createBucket(
        name,
        { ...config, uses: uses[name as LimitName] ?? config.uses },
        config.per === 'month' ? connection : undefined
      )
    ])
  ) as Record<LimitName, Bucket>
  return {
    ofQuestion: (key, organizationId, address) => [
      { bucket: buckets.assistantPerKey, name: key.id },
      { bucket: buckets.assistantPerOrganization, name: organizationId },
      { bucket: buckets.assistantPerAddress, name: address }
    ],
    ofFeedback: (key, address) => [
      { bucket: buckets.feedbackPerKey, name: key.id },
      { bucket: buckets.feedbackPerAddress, name: address }
    ],
    ofFollowUp: projectId => [{ bucket: buckets.followUpsPerProject, name: projectId }],
    ofJob: projectId => [{ bucket: buckets.jobsPerProject, name: projectId }]
  }
}
