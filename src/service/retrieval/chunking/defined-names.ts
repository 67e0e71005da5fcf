import type { ListItem, Paragraph, PhrasingContent, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { eachNode, type SectionTree } from '../../docs/index.ts'
import { identifiersIn, nameKey } from '../analysis/names.ts'

/** Keys of the names of the code that a section defines: in its heading, or in the rows and items of it. */
export const definedNames = (section: SectionTree): string[] => {
  const keys = namesOfHeading(section)
  for (const node of section.nodes)
    eachNode(node, inner => {
      if (inner.type === 'tableRow') keys.push(...namesOfRow(inner))
      else if (inner.type === 'listItem') keys.push(...namesOfItem(inner))
    })
  return [...new Set(keys)]
}

/** A longer heading is no name. */
const mostWords = 3

/** The code that a heading is made of, and a heading that may be a name without being written as code. */
const namesOfHeading = (section: SectionTree): string[] => {
  if (isLink(section)) return []
  const isShort = section.heading.split(/\s/, mostWords + 1).length <= mostWords
  return [...(isShort ? keysOf(section.heading) : []), ...codeOfHeading(section), ...signsOfHeading(section)]
}

/** The signs that a heading explains beside words: “Null-coalescing operator `??`”. */
export const signsOfHeading = ({ headingNodes }: Titled): string[] =>
  headingNodes.flatMap(node => (node.type === 'inlineCode' && isSigns.test(node.value) ? keysOf(node.value) : []))

const isSigns = /^[^\p{L}\p{N}]+$/u

/**
 * The code that a heading is made of, the last part of it, `close` of `Session.close()`, and the whole name that only
 * the id has: `os.environ` of `environ`, which is described in the module `os`.
 */
export const codeOfHeading = ({ anchor, heading, headingNodes }: Titled): string[] => {
  const keys = isLink({ headingNodes }) ? [] : codeAlone(headingNodes)
  if (keys.length === 0) return keys
  const [, part] = /\.([\w$]{3,})(?:\W*|\(.*)$/s.exec(heading) ?? []
  const isQualified = anchor.endsWith(`.${heading.replace(/\(.*$/s, '')}`)
  return [...keys, ...(part ? keysOf(part) : []), ...(isQualified ? keysOf(anchor) : [])]
}

/** Whether a heading only leads to the page of what it names. */
const isLink = ({ headingNodes }: Pick<Titled, 'headingNodes'>): boolean => {
  const [first, ...others] = headingNodes
  return first?.type === 'link' && others.length === 0 && /^(?![a-z][a-z\d+.-]*:|\/\/|#)/i.test(first.url)
}

type Titled = Pick<SectionTree, 'anchor' | 'heading' | 'headingNodes'>

/** The code in the first cell, where that holds nothing else. */
export const namesOfRow = ({ children: [first] }: TableRow): string[] => codeAlone(first?.children ?? [])

/** The code that an item begins with, where more of it follows behind a sign or below. */
export const namesOfItem = ({ children: [line, ...below] }: ListItem): string[] =>
  line?.type === 'paragraph' && (line.children.length > 1 || below.length > 0) ? codeBefore(line) : []

/** The code of a text that is nothing but code, and what stands between. */
const codeAlone = (nodes: readonly PhrasingContent[]): string[] => {
  const keys: string[] = []
  for (const node of nodes) {
    if (node.type === 'inlineCode') keys.push(...keysOf(node.value))
    else if (node.type === 'text' ? /\p{L}{3}/u.test(node.value) : !('children' in node)) return []
    else if ('children' in node) keys.push(...codeAlone(node.children))
  }
  return keys
}

const codeBefore = ({ children: [first, ...others] }: Paragraph): string[] => {
  if (!first || first.type === 'text') return []
  const rest = textOf({ type: 'paragraph', children: others })
  return isExplained.test(rest) ? codeAlone([first]) : []
}

/** A sign or nothing behind the code; behind its type in braces words, more than the default. */
const isExplained = /^\s*(?:(?:\([^)]*\))?\s*(?:[:–—-]|$)|\{[^}]*\}\s+(?!Default\b)\p{L})/u

/**
 * The names that a signature writes: `readFile` of `readFile(path[, options])`, `LAMP_PORT` of `LAMP_PORT=<number>`, `-o`
 * and `--output` of `-o, --output FILE`; of `class Lamp` also `Lamp`, of `lamp.maxGlow` also `maxGlow`, which is no plain
 * word. Of a name of one letter nobody asks.
 */
export const keysOf = (signature: string): string[] => {
  const names = signature.split(/,\s+(?=-)/).map(name => name.replace(behindName, ''))
  const declared = names.flatMap(name => declaration.exec(name)?.[1] ?? [])
  const members = names.flatMap(name => identifiersIn(/(?<=\.)[\w$]+$/.exec(name)?.[0] ?? ''))
  return [...names, ...declared, ...members].map(nameKey).filter(key => key.length > 1 || isSigns.test(key))
}

/** Matches what stands behind a name: arguments, and the place of a value, which for a flag may be in capitals. */
const behindName = /(?<=\w)(?:\(.*|\[=.*|\[?[ =]\[?<.*|(?<=^-.*)\[?[ =]\[?(?:[[{].*|[A-Z][A-Z\d_-]*\]?))$/s

const declaration =
  /^(?:(?:export|declare|public|abstract|async|static) )*(?:class|interface|enum|struct|trait|function|def|fn|func) ([\w$.]+)$/
