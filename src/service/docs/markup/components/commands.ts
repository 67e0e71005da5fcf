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
 * Rspress, `<PackageManagers type="create" pkg="lamp" />` of Starlight, `<PackageManagerTabs install="lamp" dev />` of others.
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
  const type = textAttribute(element, 'type') ?? Object.keys(npmCommands).find(name => textAttribute(element, name))
  const what = textAttribute(element, 'pkg', ...(type ? [type] : [])) ?? ''
  return what || textAttribute(element, 'args') ? npmCommandOf(element, type ?? 'add', what) : undefined
}

/** A command for each line of what it is about. */
const npmCommandOf = (element: Element, type: string, what: string): string | undefined => {
  const { global, dev } = element.attributes
  const [env, args] = [textAttribute(element, 'env'), textAttribute(element, 'args')]
  const commands = what.split('\n').map(line => {
    // What is run with words behind it is no script but the command of a package.
    const start = npmCommands[type === 'run' && /\S\s+\S/.test(line) ? 'exec' : type]
    return start && [env, start, global ? '-g' : dev ? '-D' : '', line.trim(), args].filter(Boolean).join(' ')
  })
  return commands.join('\n') || undefined
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
