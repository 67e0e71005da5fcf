import { isObject } from '../../shared/objects.ts'
import { codeFence } from './fence.ts'
import { UnreadableFileError } from './unreadable.ts'

/** Whether a file is a notebook of Jupyter. */
export const isNotebook = (file: string): boolean => /\.ipynb$/i.test(file)

/** A cell whose code, or all of it, readers do not see. */
const unseen = new Set(['remove-cell', 'remove-input', 'remove_cell', 'remove_input'])

/**
 * A notebook as Markdown: its text and its code in order, without what the code has put out. Front matter stands in its
 * first cell, which may be a raw one. https://nbformat.readthedocs.io/en/latest/format_description.html
 *
 * @throws {UnreadableFileError} Where it is no notebook.
 */
export const notebookMarkdown = (text: string): string => {
  const { cells, metadata } = parsed(text)
  const language = languageOf(metadata)
  return cells
    .filter(isObject)
    .flatMap(({ cell_type: type, source, metadata }, index) => {
      const lines = (Array.isArray(source) ? source.join('') : String(source ?? '')).replaceAll(/\r\n?/g, '\n').trim()
      if (!lines || tagsOf(metadata).some(tag => unseen.has(String(tag)))) return []
      if (type === 'markdown' || (type === 'raw' && index === 0 && lines.startsWith('---'))) return [lines]
      return type === 'code' ? [codeFence('', lines.split('\n'), { language: `{${language}}` }).join('\n')] : []
    })
    .join('\n\n')
}

const parsed = (text: string): { cells: unknown[]; metadata: unknown } => {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value) && Array.isArray(value.cells)) return { cells: value.cells, metadata: value.metadata }
  } catch {
    // The sentence below says it.
  }
  throw new UnreadableFileError('format', 'It is no notebook, whose cells could be read.')
}

const languageOf = (metadata: unknown): string => {
  const { kernelspec, language_info: info } = isObject(metadata) ? metadata : {}
  const named = [isObject(info) ? info.name : undefined, isObject(kernelspec) ? kernelspec.language : undefined]
  return named.find(name => typeof name === 'string' && /^[\w+#-]+$/.test(name))?.toString() ?? 'python'
}

const tagsOf = (metadata: unknown): unknown[] =>
  isObject(metadata) && Array.isArray(metadata.tags) ? metadata.tags : []
