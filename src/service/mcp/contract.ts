import type * as v from 'valibot'
import type { Project } from '../projects/index.ts'

/** The context of a call of a tool. */
export interface ToolContext {
  project: Project
  /** Prefix of the paths of the published site’s pages. */
  published: string
}

/** A tool that a program may call. */
export interface Tool {
  name: string
  title: string
  /** For the model that decides whether to call it. */
  description: string
  arguments: v.GenericSchema
  /** @throws {ToolError} When it cannot do what was asked. */
  call: (context: ToolContext, given: unknown) => string
}

/** An error whose message is sent to the model, so that it can call differently. */
export class ToolError extends Error {
  override name = 'ToolError'
}

/** Most tokens of a result. */
export const maxResultTokens = 2_000
