import { isObject } from '../../../../shared/objects.ts'
import { endOfFence, fenceMarkerOf, valueAt } from '../../markup/index.ts'
import type { Settings } from '../settings.ts'

interface Known {
  /** What is said of the page. */
  said: Settings
  /** `_variables.yml` */
  variables: Settings
}

/** A shortcode, or with one brace more an escaped one. */
const shortcode = /(\{?)\{\{<[ \t]*([a-z][\w-]*)[ \t]*([^\n{}]{0,500}?)[ \t]*>\}\}(\}?)/g

/** Names of shortcodes that show nothing in the text. */
const unseen = /^(?:fa|bi|iconify|icon|brand|pagebreak|lipsum|placeholder|contents|version)$/

/**
 * Fills in the shortcodes of Quarto that stand for a text, in code too, and shows those that are escaped:
 * https://quarto.org/docs/authoring/shortcodes.html
 */
export const fillShortcodes = (source: string, known: Known): string => {
  if (!source.includes('{{<')) return source
  const lines = source.split('\n')
  const filled: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const marker = /shortcodes\s*=\s*["']?false/.test(line) ? fenceMarkerOf(line) : undefined
    const end = marker ? endOfFence(lines, index + 1, marker) : index
    if (marker) filled.push(...lines.slice(index, end + 1))
    else filled.push(line.replaceAll(shortcode, (...found) => shown(found, known)))
    index = end
  }
  return filled.join('\n')
}

const shown = (found: string[], known: Known): string => {
  const [whole = '', opens = '', name = '', given = '', closes = ''] = found
  if (opens && closes) return whole.slice(1, -1)
  return opens + (textOf(name, given, known) ?? whole.slice(opens.length, whole.length - closes.length)) + closes
}

const textOf = (name: string, given: string, { said, variables }: Known): string | undefined => {
  const [first = '', ...others] = [...given.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? ''
  )
  if (unseen.test(name)) return ''
  if (name === 'meta') return metaAt(said, first)
  if (name === 'var') return metaAt(variables, first)
  if (name === 'env') return others[0] ?? ''
  if (name === 'kbd') return `<kbd>${first.replace(/^\w+=/, '')}</kbd>`
  return undefined
}

/** A text, a number, or what is yes or no, by a name such as `a.b`. */
const metaAt = (values: Settings, name: string): string => {
  const found = name.split('.').reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), values)
  return typeof found === 'boolean' ? String(found) : (valueAt(values, name) ?? '')
}
