import type { Element } from '../element.ts'
import { cards, titled } from './cards.ts'
import { command, commandName, packageCommands } from './commands.ts'
import type { Component } from './component.ts'
import { fields } from './fields.ts'
import { htmlComponents, htmlElements } from './html.ts'
import { keyNames } from './keys.ts'
import { notes } from './notes.ts'
import { stepsAndTrees } from './steps.ts'
import { tables } from './tables.ts'
import { tabsAndDetails } from './tabs.ts'

export { titleOfKind } from './notes.ts'
export { joinLists } from './steps.ts'

/** The converters of components and directives, by name in lower case. */
const components = new Map([
  ...htmlComponents,
  ...notes,
  ...tabsAndDetails,
  ...stepsAndTrees,
  ...tables,
  ...fields,
  ...cards,
  ...keyNames,
  ...packageCommands
])
const html = new Map(htmlElements)

/**
 * The converter of an element: `<link>` is HTML, `<Link>` a component. A name with dots is looked up whole, then by its
 * last part. An unknown element shows its title and its children, text as code where it is called after commands.
 */
export const componentOf = ({ kind, name, isDirective }: Element): Component => {
  const unknown = commandName.test(name) ? command : titled
  const known = components.get(kind) ?? components.get(name.toLowerCase()) ?? unknown
  return isDirective || name !== name.toLowerCase() ? known : (html.get(kind) ?? known)
}
