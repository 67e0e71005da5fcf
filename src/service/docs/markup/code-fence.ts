import type { Code, Root } from 'mdast'
import { eachNode } from '../each-node.ts'
import { parseAttributeList } from './attribute-list.ts'
import { cleanCode } from './code-comments.ts'
import { evaluate } from './element.ts'

/**
 * A code block as a reader sees it: its language, its title as `title="…"`, and its lines without directives. None where
 * no line is left, as when the file that it includes is missing.
 */
export const readFence = (node: Code): Code[] => {
  const { language: written, title } = readInfo(node)
  const language = written.replace(filledIn, '')
  const plain = node.value.replaceAll(terminalColor, '')
  const code = language === written ? plain : plain.replaceAll(literal, saidBy)
  const { value, lang } = cleanCode(code, language, /\btwoslash\b/.test(node.meta ?? ''))
  const meta = title ? titleMeta(title) : null
  return value.trim() ? [{ ...node, value, lang: lang || null, meta }] : []
}

/** What colours the output of a terminal, which VitePress, VuePress and Starlight show in their `ansi` blocks. */
const terminalColor = /(?!\s)\p{Cc}\[[\d;]*m/gu

/** VitePress fills in `{{ 'this' }}` in a code block whose language ends so. */
const filledIn = /-vue$/
const literal = /\{\{\s{0,20}("[^"\n]{0,500}"|'[^'\n]{0,500}')\s{0,20}\}\}/g
const saidBy = (whole: string, text: string): string => {
  const said = evaluate(text)
  return typeof said === 'string' ? said : whole
}

/** A title as it stands behind the language of a code block. */
export const titleMeta = (title: string): string => `title="${title.replaceAll('"', "'")}"`

/** The title of a code block: the name of its file or tab. */
export const fenceTitle = (node: Code): string | undefined => readInfo(node).title

/** Writes the words behind the language of each code block as its title, as Mintlify reads them. */
export const titleCodeByWords = (root: Root): void =>
  eachNode(root, node => {
    if (node.type !== 'code') return
    const label = bareLabel(node)
    const title = fenceTitle(node)
    if (!label || isHiddenFence(node) || (title && !label.startsWith(title))) return
    node.meta = `${titleMeta(label)}${/\btwoslash\b/.test(node.meta ?? '') ? ' twoslash' : ''}`
  })

/** The words behind the language, which are its title with Mintlify, and the label of a tab: ```` ```sh npm wrap ````. */
export const bareLabel = ({ meta }: Code): string =>
  (meta ?? '')
    .replaceAll(
      /(?<![\w-])[\w-]+=(?:"[^"]*"|\{[^}]*\}|\S+)|\{[^}]*\}|\b(?:wrap|lines|expandable|twoslash|diff|copy|nocopy)\b/g,
      ''
    )
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether it is a hidden file of a live example: `js src/data.js hidden`. */
export const isHiddenFence = ({ meta }: Code): boolean => /^(?:\S+\s+)?hidden$/.test(meta?.trim() ?? '')

const word = String.raw`[^\s"'{}[\],=]+`
/** A title in quotes, which may not be closed, or one word; names of tabs may be several, up to the next `key=`. */
const named = new RegExp(
  String.raw`(?:^|[\s{,])(?:filename|title|file|name|caption|tab|label)=` +
    String.raw`(?:\{?"([^"]*)|'([^']*)|(?<=tab=|label=)(${word}(?:[ \t]+${word}(?=[\s{}[\],]|$))*)|(${word}))`
)

/** A file’s name with its folders: `src/lamp.ts`, `.gitignore`. */
const fileName = /^(?:[\w@.-]+\/)*(?:[\w@-][\w@.-]*\.[a-z]\w{0,4}|\.[a-z][\w-]*)(?=\s|$)/i

const readInfo = ({ lang, meta }: Code): { language: string; title: string | undefined } => {
  const info = [lang, meta].filter(Boolean).join(' ')
  const given = named.exec(info)?.slice(1)
  // `[[1, 4, "name"]]` marks steps in the code.
  const unmarked = meta?.replace(/\[\[.*\]\]/, '') ?? ''
  const label = /(?:^|\s)\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]/.exec(unmarked)?.[1]
  // Behind a brace, a dot begins a class.
  const path = lang?.startsWith('{') ? undefined : fileName.exec(meta ?? '')?.[0]
  const title = given?.find(value => value !== undefined) ?? label?.replace(/~[\w:-]+~$/, '') ?? path
  return { language: languageOf(info), title: title?.replaceAll(/\\([[\]])/g, '$1').trim() || undefined }
}

/** `ts{1,3}`, `ts#1,3`, `ts:line-numbers`, `rust,ignore` and `{ .ts .annotate }` are in a language; `hl_lines="1"` is none. */
const languageOf = (info: string): string => {
  const [, inside] = /^\{([^{}]*)\}/.exec(info) ?? []
  if (inside !== undefined)
    return parseAttributeList(inside.trim())?.classes[0] ?? (/^[\w+#-]+$/.test(inside) ? inside : '')
  const [first = ''] = /^[^\s{}[\],:;=]*/.exec(info) ?? []
  return /^[^\s{}[\],:;]*=/.test(info) ? '' : first.replace(/#\d[\d-]*$/, '')
}
