import { slugify } from '@mdit-vue/shared'
import { isObject } from '../../../shared/objects.ts'
import { endOf, endOfFence, fenceMarkerOf } from './lines.ts'

const anyTemplate = /\{\{|\{%|\{\s*\/\*|<[A-Za-z][^<>]*\s[@#]/
/** A tag, or with Markdoc a value or an annotation: `{% $name %}`, `{% .class %}`, `{% #id %}`. */
const jinja = /\{%-?\s*(?:\/?\s*[a-z]|[$.#]\w)[^\n{}]*%\}/i
/** A value of Markdoc that is only known where the page is shown: `{% $user.name %}`. */
const variable = /\{%[ \t]*\$[\w.[\]"-]+[ \t]*%\}/g

/**
 * Fills in values of the front matter (`{{ $frontmatter.title }}` of VitePress, substitutions of MyST), and removes other
 * template tags, which are filled in at the build. What only a script of the page knows is “…”, as whatever a quote leaves
 * out. Leaves code unchanged.
 */
export const fillTemplates = (source: string, frontMatter: Record<string, unknown>): string => {
  if (!anyTemplate.test(source)) return source
  const values = valuesOf(frontMatter)
  const isJinja = jinja.test(source)
  const isRun = isFilledByItsScript(source)
  return mapProse(source.replaceAll(templateHeading, withIdOfTemplate), text => {
    const filled = text.replaceAll(/\{\{\s*([$\w.-]+)\s*\}\}/g, (whole, name: string) => values.get(name) ?? whole)
    const isHeading = /^ {0,3}#/.test(text)
    const known = isJinja && !isHeading ? filled.replaceAll(variable, '…') : filled
    const plain = isJinja ? known.replaceAll(/\{%[^\n]*?%\}|\{\{(?!\s*toc)[^\n{}]*\}\}/g, '') : filled
    const cut = isRun && !isHeading ? plain.replaceAll(/\{\{[^\n{}]*\}\}/g, '…') : plain
    return cut.replaceAll(/<[A-Za-z][\w.-]*\s[^<>]*>/g, withHtmlNames)
  })
}

const setupScript = /^<script\b[^<>]*\bsetup\b/m

/** Whether a script of the page fills in its `{{ values }}` as it is shown, so that nothing else knows them. */
const isFilledByItsScript = (source: string): boolean => {
  if (!setupScript.test(source) || source.includes('v-pre')) return false
  let isFound = false
  mapProse(source, text => {
    isFound ||= setupScript.test(text)
    return text
  })
  return isFound
}

const templateHeading = /^ {0,3}#{1,6}[ \t]+((?:(?!\{#)[^\n])*\{\{\s*\$frontmatter\.(?:(?!\{#)[^\n])*)$/gm

/** VitePress makes the id of a heading before it fills the heading in. */
const withIdOfTemplate = (heading: string, text: string): string => `${heading.trimEnd()} {#${slugify(text)}}`

/** Renames Vue’s `@click` and `#default`, which are no valid attribute names in Markdown. Leaves values unchanged. */
const withHtmlNames = (tag: string): string =>
  tag.replaceAll(vueNameOrValue, (whole, name?: string) => (name ? ` ${name === '@' ? 'v-on' : 'v-slot'}:` : whole))

const vueNameOrValue = /"[^"]*"|'[^']*'|\s(@(?=[\w:.-]+[\s=/>])|#(?=[\w-]+[\s=/>]))/g

// `## Use {/*use*/}`: React’s documentation and its translations write the ids of headings so.
const idInComment = /^( {0,3}#{1,6}[ \t].*\{\/\*)([\p{Ll}\p{N}_-]+)(\*\/\}[ \t]*)$/u

const valuesOf = (frontMatter: Record<string, unknown>): ReadonlyMap<string, string> => {
  const { myst, substitutions } = frontMatter
  const own = { ...asObject(substitutions), ...asObject(asObject(myst).substitutions) }
  const entries = [
    ...Object.entries(own),
    ...Object.entries(frontMatter).map(([name, value]) => [`$frontmatter.${name}`, value] as const)
  ]
  return new Map(entries.flatMap(([name, value]) => (isShown(value) ? [[name, String(value)] as const] : [])))
}

const asObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
const isShown = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** The start of an MDX comment, which may contain code and blank lines. Not one with the id of a heading. */
const comment = /\{\s*\/\*(?!\s*#\S+\s*\*\/)/.source
const opensComment = new RegExp(`^[\\s>]*${comment}`)
const closesComment = /\*\/\s*\}/
/** Matches a comment or inline code, whichever begins first, because it contains the other. */
const commentOrCode = new RegExp(`(${comment}.{0,2000}?\\*/\\s*\\}|\`+[^\`]*\`+)`)

/** The last line of a comment that begins on this line; `undefined` when there is none, or it is never closed. */
const endOfComment = (lines: readonly string[], start: number, lastClosing: number): number | undefined => {
  if (start >= lastClosing || !opensComment.test(lines[start] ?? '')) return
  const end = endOf(lines, start, line => !closesComment.test(line))
  return end > start ? end : undefined
}

/** Changes a text outside of code blocks and inline code, and removes its comments. */
const mapProse = (source: string, change: (text: string) => string): string => {
  const lines = source.split('\n')
  const lastClosing = lines.findLastIndex(line => closesComment.test(line))
  const changed: string[] = []
  for (let index = 0; index < lines.length; ) {
    const closing = endOfComment(lines, index, lastClosing)
    if (closing !== undefined) {
      const [, behind = ''] = (lines[closing] ?? '').split(closesComment)
      changed.push(behind)
      index = closing + 1
      continue
    }
    const line = lines[index] ?? ''
    const marker = fenceMarkerOf(line)
    const end = marker ? endOfFence(lines, index + 1, marker) + 1 : index
    if (marker) changed.push(...lines.slice(index, end))
    else
      changed.push(
        line
          .replace(idInComment, '$1 #$2 $3')
          .split(commentOrCode)
          .map((part, at) => (at % 2 === 0 ? change(part) : part.startsWith('{') ? '' : part))
          .join('')
      )
    index = marker ? end : index + 1
  }
  return changed.join('\n')
}
