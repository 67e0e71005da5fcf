import * as v from 'valibot'
import { auditActions } from '../../../protocol/index.ts'
import { listQuery } from '../lists/index.ts'

export const auditQuery = v.object(listQuery)

export const auditList = v.object({
  audit: v.array(
    v.object({
      id: v.string(),
      action: v.picklist(auditActions),
      key: v.nullable(v.object({ id: v.string(), name: v.string() })),
      target: v.nullable(v.string()),
      facts: v.record(v.string(), v.union([v.string(), v.number()])),
      createdAt: v.pipe(v.string(), v.isoTimestamp())
    })
  ),
  nextCursor: v.nullable(v.string()),
  hasMore: v.boolean()
})
