import type * as v from 'valibot'
import type { Project } from '../projects/index.ts'

/** What a tool works with. */
export interface ToolContext {
  project: Project
  /** What stands before the paths of the published site’s pages. */
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

/** A failure that the model is told of, so that it can ask otherwise. */
export class ToolError extends Error {
  override name = 'ToolError'
}

/** Tokens of a result at most. */
export const longestResult = 2_000
