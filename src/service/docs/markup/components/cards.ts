import type { List, ListItem, Nodes, PhrasingContent } from 'mdast'
import { isObject } from '../../../../shared/objects.ts'
import { parseInline } from '../../markdown/index.ts'
import { propertyList } from '../../property-table.ts'
import { titleMeta } from '../code-fence.ts'
import { isPhrasing, paragraph, part, text, toBlocks } from '../content.ts'
import { type Element, textAttribute } from '../element.ts'
import { withCaptionAsTitle } from '../figure.ts'
import { dedent, indentOf } from '../lines.ts'
import { attributeText, type Component, type Flatten, linked, named, titleLine, titleOf } from './component.ts'

/** Attributes of a card that a reader sees as its title, and as the text below. */
const titles = ['title', 'label', 'heading', 'header', 'headline']
const descriptions = ['description', 'desc', 'subtitle', 'details', 'tagline', 'caption', 'subtext']
/** Attributes whose text a component without children shows, one way or another. */
const shown = ['text', 'command', 'code', 'packages', 'package', 'prompt']
/** Tools whose commands are in an attribute of that name: `<Install npm="npm i lamp" yarn="yarn add lamp" />`. */
const tools = new Set(
  (
    'npm npx yarn pnpm bun bunx deno cargo rustup go pip pipx uv poetry conda gem bundle composer dotnet mvn gradle ' +
    'brew apt dnf yum pacman apk nix choco scoop winget docker podman kubectl helm curl wget git'
  ).split(' ')
)
/** Shells, which are the language of their commands as well. */
const shells = new Set(['bash', 'sh', 'shell', 'zsh', 'fish', 'powershell', 'cmd'])

/** Shows an unknown component: its title with its link, its description, its children. */
export const titled: Component = (element, flatten) => {
  if (element.isInline) return inline(element, flatten)
  const pair = pairOf(element)
  if (pair) return [pair]
  const children = withFileName(element, toBlocks(flatten(element.children)))
  const head = [...titleLine(linked(element, titleOf(element, flatten, ...titles))), ...describe(element)]
  if (children.length > 0) return [...head, ...(head.length > 0 ? children : linkedLine(element, children))]
  const code = textAttribute(element, ...shown)
  const blocks: Nodes[] = code ? [{ type: 'code', value: code }] : []
  return [...head, ...blocks, ...commands(element), ...propertyLists(element)]
}

/** A name with its value, as an entry of a list: `<Color.Item name="primary" value="#3B82F6" />`. */
const pairOf = ({ attributes, children }: Element): List | undefined => {
  const { name, value, ...others } = attributes
  if (typeof name !== 'string' || !name.trim() || children.length > 0 || Object.keys(others).length > 0) return
  const values: [key: string, value: unknown][] = isObject(value) ? Object.entries(value) : [['', value]]
  const said = values.filter(([, each]) => isText(each) && String(each).trim())
  if (said.length === 0) return
  const line = said.flatMap(([key, each], at): PhrasingContent[] => [
    text(`${at > 0 ? ', ' : ''}${key && `${key} `}`),
    { type: 'inlineCode', value: String(each).trim() }
  ])
  const head: PhrasingContent = { type: 'inlineCode', value: name.trim() }
  const item: ListItem = { type: 'listItem', spread: false, children: [paragraph([head, text(': '), ...line])] }
  return { type: 'list', ordered: false, spread: false, children: [item], data: { isField: true } }
}

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** The commands for each tool, as tabs have them. A single word is a version or an address. */
const commands = ({ attributes }: Element): Nodes[] =>
  Object.entries(attributes).flatMap(([name, value]): Nodes[] => {
    const lang = shells.has(name) ? name : tools.has(name) ? 'sh' : undefined
    if (!lang || typeof value !== 'string' || !/\S\s+\S/.test(value)) return []
    return [...titleLine([text(name)]), { type: 'code', lang, value: withoutIndent(value.trim()) }]
  })

/** The lines after the first stand below it, wherever the attribute begins. */
const withoutIndent = (value: string): string => {
  const [first = '', ...others] = value.split('\n')
  const indent = Math.min(...others.filter(line => line.trim()).map(indentOf))
  return [first, ...others.map(line => dedent(line, indent))].join('\n')
}

const inline = (element: Element, flatten: Flatten): Nodes[] => {
  const children = flatten(element.children)
  return children.every(isPhrasing) ? linked(element, children) : children
}

/** A component around one line of text, such as a button, is a link as a whole. */
const linkedLine = (element: Element, children: Nodes[]): Nodes[] => {
  const [only, ...others] = children
  return only?.type === 'paragraph' && others.length === 0 ? [paragraph(linked(element, only.children))] : children
}

/** A numbered one is called by its number in the text: “Listing 5-1: A lamp”. */
const describe = (element: Element): Nodes[] => {
  const description = textAttribute(element, ...descriptions)
  const number = textAttribute(element, 'number')
  if (!description) return []
  return [paragraph([...(number ? [text(`${element.name} ${number}: `)] : []), ...parseInline(description)])]
}

/** The file’s name that an element around a single code block has is the title of that. */
const withFileName = (element: Element, children: Nodes[]): Nodes[] => {
  const [only, ...others] = children
  const name = textAttribute(element, 'file-name', 'filename', 'fileName', 'file')
  return name && only?.type === 'code' && others.length === 0 && !only.meta
    ? [{ ...only, meta: titleMeta(name) }]
    : children
}

const propertyLists = ({ attributes }: Element): Nodes[] =>
  Object.values(attributes).flatMap(value => (typeof value === 'object' && value ? propertyList(value) : []))

/** An entry of a changelog is a part of the page, whatever is in it: a changelog would be one long section otherwise. */
const update: Component = (element, flatten) => {
  const shown = titled(element, flatten)
  const [title, ...content] = shown
  if (title?.type !== 'paragraph' || !title.data?.isTitle || content.length === 0) return shown
  return [part([{ ...title, data: { ...title.data, isHeading: true } }, ...content])]
}

/** Small text beside another. As an attribute it is no part of a heading’s id. */
const badge: Component = (element, flatten) =>
  element.children.length > 0 ? flatten(element.children) : attributeText(element, 'text', 'label', 'title', 'content')

/** The version from which on something is there: `<Since v="5.7.0" pkg="@lamps/node" />`. */
const since: Component = (element, flatten) => {
  const version = textAttribute(element, 'v', 'version', 'since')
  if (element.children.length > 0 || !version) return flatten(element.children)
  const whole = textAttribute(element, 'pkg', 'package')
  return [text(whole ? `${whole}@${version}` : version.replace(/^(?=\d)/, 'v'))]
}

/** Components that say yes or no in a table; an empty cell would always read as no. */
const mark =
  (value: string): Component =>
  (element, flatten) => {
    const children = flatten(element.children)
    return children.length > 0 ? children : [text(value)]
  }

/** An icon that says yes or no, as cells of tables have them. */
const icon: Component = element => {
  const name = textAttribute(element, 'icon', 'name') ?? ''
  return /(?:^|[-:])check/.test(name)
    ? [text('✓')]
    : /(?:^|[-:])(?:xmark|times|close|cross|x)(?:$|-)/.test(name)
      ? [text('✗')]
      : []
}

/** What a tooltip says stands in brackets behind the words that it explains. As an attribute it is in no heading’s id. */
const tooltip: Component = (element, flatten) => {
  const children = flatten(element.children)
  const tip = textAttribute(element, 'tip', 'content')?.replace(/\.$/, '')
  if (!tip || !children.every(isPhrasing) || children.length === 0) return children
  return [...children, { type: 'text', value: ` (${tip})`, data: { isAttribute: true } }]
}

const figure: Component = (element, flatten) => withCaptionAsTitle(titled(element, flatten))

/** What a site shows to programs only: `<Visibility for="agents">`. */
const visibility: Component = (element, flatten) =>
  textAttribute(element, 'for') === 'agents' ? [] : flatten(element.children)

export const cards = named(
  ['update', update],
  ['icon', icon],
  ['tooltip', tooltip],
  ['figure', figure],
  ['visibility', visibility],
  ['badge chip pill apibadge versionbadge', badge],
  ['since addedin introducedin', since],
  ['check checkmark checkicon tick yes', mark('✓')],
  ['cross crossmark crossicon xicon no', mark('✗')]
)
