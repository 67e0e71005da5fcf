import type { Element } from '../element.ts'
import { cards, titled } from './cards.ts'
import type { Component } from './component.ts'
import { htmlComponents, htmlElements } from './html.ts'
import { notes } from './notes.ts'
import { stepsAndTrees } from './steps.ts'
import { tables } from './tables.ts'
import { tabsAndDetails } from './tabs.ts'

export { titleOfKind } from './notes.ts'

/** What a reader sees of a component or a directive, by its name in lower case. */
const components = new Map([...htmlComponents, ...notes, ...tabsAndDetails, ...stepsAndTrees, ...tables, ...cards])
const html = new Map(htmlElements)

/**
 * What shows an element: `<link>` is HTML’s and `<Link>` is a component. A name with a dot is looked up whole, then by
 * what follows the last one. What is not known shows a title and what is below it.
 */
export const componentOf = ({ kind, name, isDirective }: Element): Component => {
  const known = components.get(kind) ?? components.get(name.toLowerCase()) ?? titled
  return isDirective || name !== name.toLowerCase() ? known : (html.get(kind) ?? known)
}
