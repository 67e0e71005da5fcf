import { toJsonSchema } from '@valibot/to-json-schema'
import { jsonSchema, tool } from 'ai'
import * as v from 'valibot'
import type { JobNoteKind } from '../../contract.ts'
import { RefusedError } from '../refusals.ts'
import { createFiles } from './files.ts'

interface ToolsOptions {
  root: string
  paths: string[]
  note: (text: string, kind?: JobNoteKind) => void
  /** Called with the first forbidden request. */
  onRefused: (error: RefusedError) => void
}

const path = v.pipe(v.string(), v.maxLength(1_000))
const text = v.pipe(v.string(), v.maxLength(200_000))

const listInput = v.object({ folder: v.pipe(path, v.description('Path of a folder; empty for the whole.')) })
const searchInput = v.object({ words: v.pipe(text, v.description('Text to look for; letter case does not count.')) })
const readInput = v.object({
  file: path,
  from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('First line. Default 1.')))
})
const editInput = v.object({
  file: path,
  old: v.pipe(text, v.description('Text that stands in the file once; empty to make a new file.')),
  new: v.pipe(text, v.description('What stands there afterwards.'))
})

/** The tools of a model for the files of a checkout. */
export const createTools = ({ root, paths, note, onRefused }: ToolsOptions) => {
  const files = createFiles(root, paths)
  /** Runs a tool. Returns errors to the model; a refused request ends its work. */
  const runTool = async (what: string, act: () => Promise<string>): Promise<string> => {
    note(what)
    try {
      return await act()
    } catch (error) {
      if (error instanceof RefusedError) onRefused(error)
      return `Error: ${(error as Error).message}`
    }
  }
  return {
    list: tool({
      description: 'Lists the files of a folder and of those below it.',
      inputSchema: schemaOf(listInput),
      execute: ({ folder }) => runTool(`list ${folder || '.'}`, () => files.list(folder))
    }),
    search: tool({
      description: 'Finds lines of files by the words in them.',
      inputSchema: schemaOf(searchInput),
      execute: ({ words }) => runTool(`search ${words}`, () => files.search(words))
    }),
    read: tool({
      description: 'Reads a file.',
      inputSchema: schemaOf(readInput),
      execute: ({ file, from = 1 }) => runTool(`read ${file}`, () => files.read(file, from))
    }),
    edit: tool({
      description: 'Replaces a text that stands in a file once, or makes a new file.',
      inputSchema: schemaOf(editInput),
      execute: input => runTool(`edit ${input.file}`, () => files.edit(input.file, input.old, input.new))
    })
  }
}

export type EditingTools = ReturnType<typeof createTools>

const schemaOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  jsonSchema<v.InferOutput<Schema>>(toJsonSchema(schema, { target: 'draft-07', typeMode: 'input' }), {
    validate(value) {
      const { success, output, issues } = v.safeParse(schema, value)
      if (success) return { success, value: output }
      return { success, error: new Error(issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`).join('\n')) }
    }
  })
