import { Parser } from 'acorn'
import jsx from 'acorn-jsx'
import type { Nodes, Root, RootContent } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { directive } from 'micromark-extension-directive'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { mdx } from 'micromark-extension-mdx'
import { mdxjsEsm } from 'micromark-extension-mdxjs-esm'
import { eachNode } from './each-node.ts'
import { parseMarkdown } from './markdown/index.ts'
import { piecesOf, separateComponents } from './markup/index.ts'

// GFM without its autolink tokenizer, which is quadratic over a long block. Bare addresses are linked later, and only
// where a page is rendered; in search and quotes they are text. Inline directives are text too, because of `10:30`.
const nodes = [directiveFromMarkdown(), ...gfmFromMarkdown().filter(({ transforms }) => !transforms), mdxFromMarkdown()]

// Expressions are matched by their braces and not parsed as JavaScript, because a parser that runs at every closing brace
// takes seconds for one reference page with a long table of properties.
const syntax = [
  ...[{ flow: directive().flow }, gfmStrikethrough(), gfmTaskListItem(), gfmFootnote(), gfmTable()],
  mdx(),
  mdxjsEsm({ acorn: Parser.extend(jsx()), acornOptions: { ecmaVersion: 2024, sourceType: 'module' } })
]

/** @throws {Error} Where it is no MDX. */
export const parseStrictMdx = (text: string): Root => fromMarkdown(text, { extensions: syntax, mdastExtensions: nodes })

/**
 * Parses MDX. Comments of HTML are those of MDX, as Docusaurus has them. Where it is invalid it is read as Markdown, without
 * the tags that are not matched.
 */
export const parseMdx = (source: string): Root => {
  const text = withMdxComments(source)
  const asMarkdown = parseMarkdown(text, { hasIndentedCode: false })
  if (asMarkdown.children.every(isPlain)) return asMarkdown
  return tryParse(() => parseParts(text, asMarkdown)) ?? tryParse(() => parseStrictMdx(text)) ?? parseInvalid(source)
}

const withMdxComments = (text: string): string =>
  text.includes('<!--')
    ? piecesOf(text)
        .map(piece => (piece.isCode ? piece.lines.join('\n') : piece.text.replaceAll(codeOrComment, asMdxComment)))
        .join('\n')
    : text

const codeOrComment = /(?<!`)(`{1,8})(?!`).{1,1000}?(?<!`)\1(?!`)|<!--(?:(?!<!--)[\s\S])*?-->/g

/** On as many lines, so that what is below stays where it is, and without what would end it or is matched as a brace. */
const asMdxComment = (found: string): string =>
  found.startsWith('<!--') ? `{/*${found.slice(4, -3).replaceAll(/[{}]|\*\//g, '')}*/}` : found

const tryParse = (parse: () => Root | undefined): Root | undefined => {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/**
 * Whether there is nothing in it that is more than Markdown in MDX: no tag, no expression, no import or export, and no
 * single `~`, which strikes out.
 */
const isPlain = (root: Nodes): boolean => {
  let isMore = false
  eachNode(root, node => {
    const text = node.type === 'text' ? node.value : node.type === 'image' ? (node.alt ?? '') : ''
    if (node.type === 'html' || /[{<~]|^(?:import|export)\b/.test(text)) isMore = true
  })
  return !isMore
}

/** Some neighbouring sections of a page. */
interface Part {
  /** The line of its heading, from 0. */
  line: number
  blocks: RootContent[]
  isPlain: boolean
}

/**
 * Parses as MDX only those sections that are more than Markdown: that takes ten times as long, and half of what is
 * written in MDX needs none.
 *
 * @param asMarkdown The same text read as Markdown.
 * @returns Nothing where the sections may need each other.
 * @throws {Error} Where a section is no MDX by itself, as where a tag spans several.
 */
const parseParts = (text: string, asMarkdown: Root): Root | undefined => {
  if (definition.test(text)) return
  const lines = text.split('\n')
  const parts = joinAlike(sectionsOf(asMarkdown))
  const children = parts.flatMap((part, at) => {
    if (part.isPlain) return part.blocks
    const { children } = parseStrictMdx(lines.slice(part.line, parts[at + 1]?.line).join('\n'))
    for (const block of children) moveDown(block, part.line)
    return children
  })
  return { type: 'root', children }
}

/** The definition of a reference or a footnote, wherever it is nested. */
const definition = /^[\s>*+\-\d.)]{0,100}\[[^\]\n]{1,1000}\]:/m

const sectionsOf = ({ children }: Root): Part[] => {
  const sections: Part[] = [{ line: 0, blocks: [], isPlain: true }]
  for (const block of children) {
    if (block.type === 'heading' && block.position)
      sections.push({ line: block.position.start.line - 1, blocks: [], isPlain: true })
    const section = sections.at(-1) as Part
    section.blocks.push(block)
    section.isPlain &&= isPlain(block)
  }
  return sections
}

const joinAlike = (sections: Part[]): Part[] => {
  const parts: Part[] = []
  for (const section of sections) {
    const last = parts.at(-1)
    if (last?.isPlain === section.isPlain) last.blocks.push(...section.blocks)
    else parts.push(section)
  }
  return parts
}

const moveDown = (block: Nodes, lines: number): void =>
  eachNode(block, ({ position }) => {
    if (!position) return
    position.start.line += lines
    position.end.line += lines
  })

const parseInvalid = (text: string): Root => {
  const separated = separateComponents(text)
  const root = parseMarkdown(separated, { hasIndentedCode: false })
  const lines = separated.split('\n')
  const sourceOf = ({ position }: Nodes) => lines.slice((position?.start.line ?? 1) - 1, position?.end.line).join('\n')
  const children = root.children.filter(node => !(node.type === 'paragraph' && isEsm(sourceOf(node))))
  return { ...root, children }
}

/** Whether a paragraph is an import or export, which is not recognised where MDX is read as Markdown. */
const isEsm = (source: string): boolean =>
  /^(?:import\s+(?:[\w{}*\s,]{1,500}?\sfrom\s+)?["']|export\s+(?:const|let|var|async|function|class|default|\{|\*))/.test(
    source
  )
