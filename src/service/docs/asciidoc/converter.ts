import type { AbstractBlock, Block, Inline, List, ListItem } from '@asciidoctor/core'
import { Html5Converter } from '@asciidoctor/core'
import { withoutUnknownMacros } from './unknown-macros.ts'

/** Returns the link to a page and its title, for a reference to its file: `lamp.adoc#bulb`. */
export type ResolveReference = (reference: string) => Promise<{ url: string; title: string }>

interface Cell {
  text: string | null
  /** Paragraphs, or blocks as HTML. */
  content: () => Promise<string | string[]>
}

interface Table extends Block {
  rows: Record<'head' | 'body' | 'foot', Cell[][]>
}

type Definition = [terms: ListItem[], meaning: ListItem | undefined]

/**
 * Writes what a page shows as HTML with the components that the other markups have too: notes, tabs. Without what belongs
 * to the look of a page: classes, icons, numbers, tables of contents.
 */
export const converterTo = (resolve: ResolveReference): typeof Html5Converter => {
  class PageConverter extends Html5Converter {
    override async convert_embedded(node: AbstractBlock) {
      const title = node.document.doctitle()
      return `${title ? `<h1>${title}</h1>\n` : ''}${await node.content()}`
    }

    override async convert_section(node: AbstractBlock) {
      return `${headingOf(node, (node.level ?? 1) + 1)}\n${await node.content()}`
    }

    override async convert_floating_title(node: AbstractBlock) {
      return headingOf(node, (node.level ?? 1) + 1)
    }

    override async convert_preamble(node: AbstractBlock) {
      return contentOf(node)
    }

    override async convert_admonition(node: Block) {
      const name = String(node.getAttribute('name'))
      const kind = name.charAt(0).toUpperCase() + name.slice(1)
      return `<${kind}>${titleOf(node)}${await contentOf(node)}</${kind}>`
    }

    override async convert_example(node: Block) {
      if (node.getAttribute('1') === 'tabs' || node.style === 'tabs') return titleOf(node) + (await tabsOf(node))
      if (!node.hasOption('collapsible')) return titleOf(node) + (await contentOf(node))
      return `<details><summary>${node.title ?? 'Details'}</summary>${await contentOf(node)}</details>`
    }

    override async convert_sidebar(node: Block) {
      return `<blockquote>${titleOf(node)}${await contentOf(node)}</blockquote>`
    }

    override async convert_open(node: Block) {
      return titleOf(node) + (await contentOf(node))
    }

    override async convert_paragraph(node: Block) {
      const content = withoutUnknownMacros(await node.content())
      return content.trim() ? `${titleOf(node)}<p>${content}</p>` : ''
    }

    override async convert_listing(node: Block) {
      if (isDiagram(node)) return ''
      const language = node.getAttribute('language')
      const kind = node.style === 'source' && language ? ` class="language-${language}"` : ''
      const title = node.title ? ` data-title="${node.title.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;')}"` : ''
      return `<pre${title}><code${kind}>${await node.content()}</code></pre>`
    }

    override async convert_literal(node: Block) {
      if (isDiagram(node)) return ''
      return `${titleOf(node)}<pre>${await node.content()}</pre>`
    }

    override async convert_stem(node: Block) {
      return `${titleOf(node)}<pre>${await node.content()}</pre>`
    }

    override async convert_colist(node: List) {
      return `${titleOf(node)}<ol>${await itemsOf(node.getItems())}</ol>`
    }

    override async convert_dlist(node: List) {
      const items = await Promise.all((node.getItems() as unknown as Definition[]).map(definitionOf))
      return `${titleOf(node)}<dl>${items.join('')}</dl>`
    }

    override async convert_ulist(node: List) {
      return `${titleOf(node)}<ul>${await itemsOf(node.getItems())}</ul>`
    }

    override async convert_olist(node: List) {
      return `${titleOf(node)}<ol>${await itemsOf(node.getItems())}</ol>`
    }

    override async convert_table(node: Table) {
      const table = await super.convert_table(node)
      if (/<pre[\s>]/.test(table)) return titleOf(node) + (await rowsAsList(node))
      return node.title ? titleOf(node) + table.replace(/<caption[^>]*>[\s\S]*?<\/caption>/, '') : table
    }

    override async convert_image() {
      return ''
    }

    override async convert_inline_image(node: Inline) {
      return node.type === 'icon' ? `<Icon name="${escaped(node.target ?? '')}"></Icon>` : ''
    }

    override async convert_toc() {
      return ''
    }

    override async convert_inline_anchor(node: Inline) {
      if (node.type === 'link' && unset.test(node.target ?? '')) return node.text ?? ''
      if (node.type !== 'xref') return super.convert_inline_anchor(node)
      if (!node.getAttribute('path')) return (await super.convert_inline_anchor(node)).replace(unresolved, '$1')
      const { url, title } = await resolve(withExtension(String(node.getAttribute('refid'))))
      return `<a href="${escaped(url)}">${node.text ?? escaped(title)}</a>`
    }

    override async convert_inline_footnote(node: Inline) {
      return node.text ? ` (${node.text})` : ''
    }

    /** Behind the sign of a comment where there is one, so that the code can be copied. */
    override async convert_inline_callout(node: Inline) {
      const { guard } = node.attributes
      return Array.isArray(guard) ? `&lt;!--(${node.text})--&gt;` : `${guard ?? ''}(${node.text})`
    }

    override async convert_inline_menu(node: Inline) {
      const {
        menu,
        submenus = [],
        menuitem
      } = node.attributes as {
        menu: string
        submenus?: string[]
        menuitem?: string
      }
      return `<b>${[menu, ...submenus, menuitem].filter(Boolean).join(' › ')}</b>`
    }
  }

  return PageConverter
}

/** A reference to an id that the page does not have, whose text is the id in brackets. */
const unresolved = /^<a [^>]*>\[([^\]<]*)\]<\/a>$/

/** An address below an attribute that only a playbook elsewhere sets. */
const unset = /^\{[\w-]+\}/

/** Whether the build draws a picture of it. */
const isDiagram = (node: Block): boolean =>
  /^(?:plantuml|mermaid|ditaa|graphviz|blockdiag|seqdiag|actdiag|nwdiag|vega(?:lite)?|svgbob|d2)$/.test(
    node.style ?? ''
  )

/** The file of a reference, whose extension the parser has taken off. */
const withExtension = (reference: string): string => {
  const [path = '', ...fragment] = reference.split('#')
  return [/\.\w+$/.test(path) ? path : `${path}.adoc`, ...fragment].join('#')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const headingOf = (node: AbstractBlock, level: number): string => {
  const depth = Math.min(level, 6)
  return `<h${depth}${node.id ? ` id="${node.id}"` : ''}>${node.title ?? ''}</h${depth}>`
}

const titleOf = (node: Pick<AbstractBlock, 'title'>): string => (node.title ? `<p><b>${node.title}</b></p>` : '')

/** The content of a block, which is text where it has no blocks of its own. */
const contentOf = async (node: AbstractBlock): Promise<string> => {
  const content = await node.content()
  return node.hasBlocks() ? content : `<p>${content}</p>`
}

const itemContent = async (item: ListItem): Promise<string> =>
  (item.hasText() ? `<p>${item.getText()}</p>` : '') + (item.hasBlocks() ? await item.content() : '')

const itemsOf = async (items: ListItem[]): Promise<string> => {
  const shown = await Promise.all(items.map(itemContent))
  return shown.map(content => `<li>${content}</li>`).join('')
}

const definitionOf = async ([terms, meaning]: Definition): Promise<string> => {
  const shown = terms.map(term => term.getText()).join(', ')
  return `<dt>${shown}</dt>${meaning ? `<dd>${await itemContent(meaning)}</dd>` : ''}`
}

/** `[tabs]`: a list of labels with what stands in each tab. */
const tabsOf = async (node: Block): Promise<string> => {
  const lists = node.getBlocks().filter(block => block.context === 'dlist') as unknown as List[]
  const panels = lists.flatMap(list => list.getItems() as unknown as Definition[])
  const shown = await Promise.all(
    panels.map(async ([terms, content]) => {
      const label = terms.map(term => term.getText()).join(', ')
      return `<Tab><summary>${label}</summary>${content ? await itemContent(content) : ''}</Tab>`
    })
  )
  return `<Tabs>${shown.join('')}</Tabs>`
}

/** A table whose cells have code, which no row can hold: each row as an item, its other cells below the first. */
const rowsAsList = async (table: Table): Promise<string> => {
  const { head, body, foot } = table.rows
  const names = (head.at(-1) ?? []).map(({ text }) => text)
  const items = await Promise.all(
    [...body, ...foot].map(async ([first, ...others]) => {
      const cells = await Promise.all(
        others.map(
          async (cell, at) => (names[at + 1] ? `<p><b>${names[at + 1]}</b></p>` : '') + (await cellContent(cell))
        )
      )
      return `<dt>${first?.text ?? ''}</dt><dd>${cells.join('')}</dd>`
    })
  )
  return `<dl>${items.join('')}</dl>`
}

const cellContent = async (cell: Cell): Promise<string> => {
  const content = await cell.content()
  return Array.isArray(content) ? content.map(text => `<p>${text}</p>`).join('') : content
}
