import type { AnswerLimits, ModelConfig } from '../answering/index.ts'
import type { JobRunner } from '../jobs/index.ts'
import type { LimitName } from '../limits/index.ts'
import type { LogConfig } from '../log/log.ts'
import type { OrganizationConfig } from './schema.ts'

/** What `createService` takes. Everything but the docs has a default. */
export interface ServiceConfig {
  /** Folder of Markdown or MDX files: one organization, project and domain, all called `local`. */
  docs?: string | undefined
  /** Or many of them. */
  organizations?: OrganizationConfig[] | undefined
  /** Folder for the service’s state; `:memory:` keeps nothing. Default `.docs-assistant`. */
  data?: string | undefined
  /** Folder of the built widget. Default: `widget` beside the built service, or the repository’s build. */
  widget?: string | undefined
  /** The model that answers. Default: the built-in one, which quotes. */
  model?: ModelConfig | undefined
  /** What works on agent jobs. Default: nothing, so that they fail and say so. */
  runner?: JobRunner | undefined
  /** Addresses and networks of proxies whose `X-Forwarded-For` counts. Default: none. */
  trustedProxies?: string[] | undefined
  /** Days that conversations and feedback are kept. Default 90. */
  keepDays?: number | undefined
  /** Whether `threadId` stands on the finish event itself. Default `true`. */
  threadIdOnFinish?: boolean | undefined
  /** Other numbers of uses than those of the interface. */
  limits?: Partial<Record<LimitName, number>> | undefined
  /** Answers that are written at the same time. Default 100. */
  concurrency?: number | undefined
  /** Bounds of one answer. */
  answer?: Partial<AnswerLimits> | undefined
  /** What is logged. */
  log?: LogConfig | undefined
  /** Takes each line of the log. Default: standard error. */
  writeLog?: ((line: string) => void) | undefined
}
