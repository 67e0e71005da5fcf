import type { Context } from 'hono'
import type { AuditAction, AuditEntry } from '../../../protocol/index.ts'
import type { Authorized } from '../../http/index.ts'
import type { AuditStore } from '../../store/index.ts'

/** The object and the facts of an action. `target` is an id that identifies no reader. */
interface Done {
  target?: string | undefined
  facts?: AuditEntry['facts'] | undefined
}

/** Records an action with the key of a request. */
export interface RecordAudit {
  (context: Context<Authorized>, action: AuditAction, done?: Done): Promise<void>
  /** Records an action that is repeated page by page, once in an hour. */
  onceAnHour: (context: Context<Authorized>, action: AuditAction) => Promise<void>
}

/** @param report Called when an entry cannot be written. The action is then done all the same. */
export const createRecordAudit = (audit: AuditStore, report: (error: unknown) => void): RecordAudit => {
  const actorOf = ({ var: { project, key } }: Context<Authorized>) => ({
    projectId: project.id,
    key: { id: key.id, name: key.name }
  })
  return Object.assign(
    (context: Context<Authorized>, action: AuditAction, done: Done = {}) =>
      audit.add({ ...actorOf(context), action, ...done }).catch(report),
    {
      onceAnHour: (context: Context<Authorized>, action: AuditAction) =>
        audit.addOnceAnHour({ ...actorOf(context), action }).catch(report)
    }
  )
}
