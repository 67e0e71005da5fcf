import { isObject } from '../../../../shared/objects.ts'
import { parseAttributeList } from '../../markup/index.ts'
import type { Settings } from '../settings.ts'
import { isShown } from './conditions.ts'

/** What a cell says of itself: `#| echo: false`, with the sign of a comment of its language. */
const option = /^\s*(?:#|\/\/|%%|--)\|\s*([\w.-]+):\s*(.*?)\s*$/

/** Code in a page: the lines between its fences, behind the opening one, which is cut into its sign and its words. */
interface WrittenCode {
  opening: string
  info: string
  lines: string[]
  closing: string[]
}

/**
 * Writes a block of code as others know it: of a cell that is run its language, without what it says to Quarto; of one with
 * attributes its language and the name of its file. Nothing of one that readers do not see.
 */
export const replaceCode = ({ opening, info, lines, closing }: WrittenCode, said: Settings): string[] => {
  const written = (head: string, code = lines) => [opening + head, ...code.map(withoutEscape), ...closing]
  const [, raw] = /^\{=(\w+)\}$/.exec(info) ?? []
  if (raw) return raw.startsWith('html') ? lines.filter(line => line.trim()) : []
  const [, escaped] = /^\{\{\s*([\w+-]+)/.exec(info) ?? []
  if (escaped) return written(languageOf(escaped))
  const [, cell, rest = ''] = /^\{(?:code-cell\s+)?([A-Za-z][\w+-]*)\b([^{}]*)\}$/.exec(info) ?? []
  if (cell)
    return isEchoed(lines, rest, said)
      ? written(
          languageOf(cell),
          lines.filter(line => !option.test(line))
        )
      : []
  const [, language = '', inside] = /^([\w+-]*)\s*\{([^{}]*)\}$/.exec(info) ?? []
  const list = inside === undefined ? undefined : parseAttributeList(inside.trim())
  if (!list) return written(info)
  if (!isShown(list, said)) return []
  const { filename } = list.values
  return written(`${language || list.classes[0] || ''}${filename ? ` title="${filename.replaceAll('"', '')}"` : ''}`)
}

/** Whether the code of a cell is shown, by the cell itself or by what is said of all of the page. */
const isEchoed = (lines: string[], words: string, { execute }: Settings): boolean => {
  const own = new Map(
    lines.flatMap(line => (option.exec(line) ? [[option.exec(line)?.[1], option.exec(line)?.[2]]] : []))
  )
  if (own.get('include') === 'false' || /\b(?:echo|include)\s*=\s*F(?:ALSE)?\b/.test(words)) return false
  const echo = own.get('echo') ?? String(isObject(execute) ? (execute.echo ?? true) : true)
  return echo !== 'false'
}

const languageOf = (name: string): string => (name === 'ojs' ? 'js' : name)

/** A fence of a cell that is shown and not run has two braces. */
const withoutEscape = (line: string): string => line.replace(/^(\s*`{3,}\s*)\{(\{[^{}]*\})\}/, '$1$2')
