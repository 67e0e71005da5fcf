import type { Nodes } from 'mdast'
import { isObject } from '../../../../shared/objects.ts'
import { plainText, toBlocks } from '../content.ts'
import { type Element, textAttribute } from '../element.ts'
import { titled } from './cards.ts'
import { type Component, named } from './component.ts'

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

/**
 * A command for each package manager, of which that of npm is shown: `<PackageManagerTabs command="add lamp" />` of
 * Rspress, `<PackageManagers type="create" pkg="lamp" />` of Starlight.
 */
const packageManagers: Component = (element, flatten) => {
  const value = packageCommand(element)
  return value ? [{ type: 'code', lang: 'sh', value }] : titled(element, flatten)
}

export const packageCommands = named<Component>(['packagemanagertabs packagemanagers', packageManagers])

const packageCommand = (element: Element): string | undefined => {
  const { attributes } = element
  const command = textAttribute(element, 'command')
  if (command) return `${attributes.dlx || attributes.exec ? 'npx' : 'npm'} ${command}`
  if (isObject(attributes.command)) return textAttribute({ ...element, attributes: attributes.command }, 'npm')
  const start = npmCommands[textAttribute(element, 'type') ?? 'add']
  if (!start || !textAttribute(element, 'pkg', 'args')) return undefined
  const options = attributes.dev ? '-D' : undefined
  return [start, options, textAttribute(element, 'pkg'), textAttribute(element, 'args')].filter(Boolean).join(' ')
}

const npmCommands: Record<string, string> = {
  add: 'npm i',
  create: 'npm create',
  dlx: 'npx',
  exec: 'npx',
  install: 'npm install',
  remove: 'npm uninstall',
  run: 'npm run'
}
