import type { Nodes } from 'mdast'
import { plainText, toBlocks } from '../content.ts'
import { titled } from './cards.ts'
import type { Component } from './component.ts'

/** Components that show what is typed or printed: `<TerminalBlock>npm i lamp</TerminalBlock>`. */
export const commandName = /terminal|console|command/i

/** Text alone is code, because lines and signs count in it. */
export const command: Component = (element, flatten) => {
  const lang = /console/i.test(element.name) ? null : 'sh'
  return titled(element, nodes => (element.isInline ? flatten(nodes) : asCode(flatten(nodes), lang)))
}

const asCode = (nodes: Nodes[], lang: string | null): Nodes[] => {
  const blocks = toBlocks(nodes)
  return blocks.length > 0 && blocks.every(isText)
    ? [{ type: 'code', lang, value: blocks.map(block => plainText([block])).join('\n\n') }]
    : nodes
}

const isText = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.children.every(child => child.type === 'inlineCode' || child.type === 'text')
