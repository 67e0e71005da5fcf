import type { FootnoteDefinition, List, ListItem, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { linkText } from '../plain-text.ts'
import type { Block, Cell, Inline, Item } from '../tree.ts'

const options = {
  extensions: [gfm(), { disable: { null: ['htmlFlow'] } }],
  // Without the transforms, which search the parsed text for addresses a second time.
  mdastExtensions: gfmFromMarkdown().map(({ transforms, ...extension }) => extension)
}

/** Parses a text with micromark and GFM, and converts the result to our tree. HTML becomes inline text. */
export const oracle = (text: string): Block[] => {
  const root = fromMarkdown(text.replace(/\r\n?/g, '\n'), options)
  return createConverter(root).blocks(root.children)
}

const createConverter = (root: Root) => {
  const definitions = new Map<string, { url: string; title: string }>()
  const footnotes: string[] = []
  const collect = (node: Nodes): void => {
    if (node.type === 'footnoteDefinition' && !footnotes.includes(node.identifier)) footnotes.push(node.identifier)
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, target(node))
    if ('children' in node) node.children.forEach(collect)
  }
  collect(root)

  const numberOf = (identifier: string): number => footnotes.indexOf(identifier) + 1
  const definitionOf = (identifier: string) => definitions.get(identifier) ?? { url: '', title: '' }
  const blocks = (nodes: RootContent[]): Block[] => nodes.flatMap(block)
  const inlines = (nodes: PhrasingContent[]): Inline[] => nodes.flatMap(inline)
  const prose = (nodes: PhrasingContent[]) => ({ text: '', content: inlines(nodes), missing: '', draft: false })

  const block = (node: RootContent): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ type: 'paragraph', ...prose(node.children) }]
      case 'heading':
        return [{ type: 'heading', level: node.depth, rank: 1, ...prose(node.children) }]
      case 'code':
        return [{ type: 'code', code: node.value && `${node.value}\n`, language: node.lang ?? '', complete: true }]
      case 'thematicBreak':
        return [{ type: 'rule' }]
      case 'blockquote':
        return [{ type: 'quote', children: blocks(node.children) }]
      case 'footnoteDefinition':
        return [footnote(node)]
      case 'list':
        return [list(node)]
      case 'table':
        return [table(node)]
      default:
        return []
    }
  }

  const footnote = ({ identifier, children }: FootnoteDefinition): Block => {
    return { type: 'footnote', number: numberOf(identifier), width: 0, children: blocks(children) }
  }

  const list = ({ ordered, start, spread, children }: List): Block => ({
    type: 'list',
    marker: '',
    start: ordered ? (start ?? 1) : undefined,
    loose: [spread, ...children.map(child => child.spread)].some(Boolean),
    children: children.map(item)
  })

  const item = ({ checked, children }: ListItem): Item => {
    const [first, ...rest] = children
    if (typeof checked !== 'boolean' || first?.type !== 'paragraph')
      return { type: 'item', width: 0, children: blocks(children) }
    // White space after the checkbox is ignored.
    const start = first.children.findIndex(node => (node.type === 'text' ? node.value.trim() : node.type !== 'break'))
    const { content, ...task } = prose(first.children.slice(start))
    const [head = '', ...tail] = content
    const trimmed = [typeof head === 'string' ? head.trimStart() : head, ...tail]
    const paragraph = { type: 'paragraph' as const, checked, ...task, content: trimmed }
    return { type: 'item', width: 0, children: [paragraph, ...blocks(rest)] }
  }

  const table = ({ align, children }: Table): Block => {
    const alignments = (align ?? []).map(alignment => alignment ?? undefined)
    const cells = (row: Table['children'][number], header: boolean): Cell[] =>
      alignments.map((alignment, column) => ({
        type: 'cell',
        header,
        alignment,
        ...prose(row.children[column]?.children ?? [])
      }))
    const rows = children.map((row, index) => ({ type: 'row' as const, children: cells(row, index === 0) }))
    return { type: 'table', alignments, children: rows }
  }

  const inline = (node: PhrasingContent): Inline[] => {
    switch (node.type) {
      case 'text':
        return [node.value]
      case 'html':
        return [lineBreak.test(node.value) ? { type: 'break' } : node.value]
      case 'inlineCode':
        return [{ type: 'code', text: node.value.replace(/\n[ \t]*/g, ' ') }]
      case 'break':
        return [{ type: 'break' }]
      case 'emphasis':
        return [{ type: 'em', children: inlines(node.children) }]
      case 'strong':
        return [{ type: 'strong', children: inlines(node.children) }]
      case 'delete':
        return [{ type: 'del', children: inlines(node.children) }]
      case 'link':
        return [{ type: 'link', ...target(node), children: linkText(inlines(node.children)) }]
      case 'linkReference':
        return [{ type: 'link', ...definitionOf(node.identifier), children: linkText(inlines(node.children)) }]
      case 'image':
        return [{ type: 'image', ...target(node), text: node.alt ?? '', inLink: false }]
      case 'imageReference':
        return [{ type: 'image', ...definitionOf(node.identifier), text: node.alt ?? '', inLink: false }]
      case 'footnoteReference':
        return [{ type: 'reference', number: numberOf(node.identifier) }]
      default:
        return []
    }
  }

  return { blocks }
}

const lineBreak = /^<br\s*\/?>$/i

const target = ({ url, title }: { url: string; title?: string | null | undefined }) => ({ url, title: title ?? '' })
