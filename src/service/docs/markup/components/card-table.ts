import type { ListItem, Nodes, PhrasingContent } from 'mdast'
import { joinItems, link, paragraph, plainText, text, toPhrasing, trimmed } from '../content.ts'
import { type Element, isElement, readElement, textAttribute } from '../element.ts'
import type { Component, Flatten } from './component.ts'
import { hiddenColumns, rowsOf, table } from './html-table.ts'

/** A table, or the cards that GitBook writes as one: `<table data-view="cards">`. */
export const tableOrCards: Component = (element, flatten) =>
  textAttribute(element, 'data-view') === 'cards' ? cardsOf(element, flatten) : table(element, flatten)

/** A list with an entry for each card. Its first line is linked to what a column that is not shown names. */
const cardsOf = ({ children }: Element, flatten: Flatten): Nodes[] => {
  const [head, ...rows] = rowsOf(children)
  const hidden = hiddenColumns(head)
  const target = cellsOf(head).findIndex(({ attributes }) => attributes['data-card-target'] !== undefined)
  const items = rows.flatMap((row): ListItem[] => {
    const cells = cellsOf(row).map(cell => trimmed(toPhrasing(flatten(cell.children))))
    const shown = cells.filter((cell, at) => !hidden.has(at) && cell.length > 0)
    const line = lineOf(shown, cells[target] ?? [])
    return line.length > 0 ? [{ type: 'listItem', spread: false, children: [paragraph(line)] }] : []
  })
  return items.length > 0 ? [{ type: 'list', ordered: false, spread: false, children: items }] : []
}

const cellsOf = (row: Element | undefined): Element[] =>
  row?.children.flatMap(node => (isElement(node) && /^t[dh]$/i.test(node.name ?? '') ? [readElement(node)] : [])) ?? []

const lineOf = ([first, ...others]: PhrasingContent[][], target: PhrasingContent[]): PhrasingContent[] => {
  const found = target.find(node => node.type === 'link')
  // A card without a text shows the title of its page.
  if (!first) return found ? [{ ...found, title: 'mention' }] : []
  const sign = /[.,;:!?。：；！？]$/.test(plainText(first)) ? ' ' : ': '
  return [...link(found?.url, first), ...(others.length > 0 ? [text(sign), ...joinItems(others)] : [])]
}
