import * as v from 'valibot'
import { plainMessage } from '../validation/index.ts'
import { type Tool, type ToolContext, ToolError } from './contract.ts'

interface ToolDefinition<Schema extends v.GenericSchema> extends Omit<Tool, 'call'> {
  arguments: Schema
  call: (context: ToolContext, given: v.InferOutput<Schema>) => string
}

/** The schema of a tool’s arguments. Unknown arguments are refused by name. */
export const toolArguments = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? `is not known here; known are ${Object.keys(entries).join(', ')}` : 'is required'
  )

/** A text that is not empty. */
export const words = (maxLength: number) =>
  v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(maxLength))

/** Creates a tool that validates its arguments and names the invalid ones. */
export const defineTool = <Schema extends v.GenericSchema>({ call, ...tool }: ToolDefinition<Schema>): Tool => ({
  ...tool,
  call(context, given) {
    const { success, output, issues } = v.safeParse(tool.arguments, given, { message: plainMessage })
    if (success) return call(context, output)
    throw new ToolError(issues.map(issue => `${v.getDotPath(issue) ?? 'arguments'}: ${issue.message}`).join('\n'))
  }
})
