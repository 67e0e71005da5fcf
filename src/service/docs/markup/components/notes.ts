import type { Nodes, PhrasingContent } from 'mdast'
import { quote, text, toBlocks } from '../content.ts'
import { textAttribute } from '../element.ts'
import { type Component, named, titleLine, titleOf } from './component.ts'

/** A note stands apart, quoted, under its title; one with headings of its own is a part of the page. */
const note: Component = (element, flatten) => {
  const given = titleOf(element, flatten, 'title', 'heading', 'label')
  const usual = element.label ? [] : [text(titleOfKind(element.name))]
  return noteOf(given, toBlocks(flatten(element.children)), usual)
}

/** A note whose kind is an attribute. */
const callout: Component = (element, flatten) => {
  const kind = textAttribute(element, 'type', 'kind', 'variant', 'intent', 'status', 'class')?.split(/\s/)[0]
  const name = kind && kinds.has(kind.toLowerCase()) ? kind : (defaultKinds[element.name.toLowerCase()] ?? '')
  if (name) return note({ ...element, name }, flatten)
  const title = titleOf(element, flatten, 'title', 'heading', 'label')
  return noteOf(title, toBlocks(flatten(element.children)), [])
}

const noteOf = (title: PhrasingContent[], content: Nodes[], usualTitle: PhrasingContent[]): Nodes[] => {
  if (content.some(({ type }) => type === 'heading')) return [...titleLine(title), ...content]
  const blocks = [...titleLine(title.length > 0 ? title : usualTitle), ...content]
  return blocks.length > 0 ? [quote(blocks)] : []
}

const kinds = new Set(
  (
    'note tip hint info information warning warn caution danger important success check failure fail error bug example ' +
    'abstract summary tldr question help faq attention missing cite seealso todo secondary primary alert ' +
    'experimental deprecated pitfall'
  ).split(' ')
)

const defaultKinds: Record<string, string> = { aside: 'note', admonition: 'note' }

const shownAs: Record<string, string> = {
  seealso: 'See also',
  tldr: 'TL;DR',
  faq: 'FAQ',
  warn: 'Warning',
  fail: 'Failure'
}

/** The title that generators give a note which has none. */
export const titleOfKind = (kind: string): string =>
  shownAs[kind.toLowerCase()] ?? kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase().replaceAll('-', ' ')

export const notes = named(
  [[...kinds].filter(kind => !/^(summary|check|cite|primary|secondary|help|alert)$/.test(kind)).join(' '), note],
  ['callout admonition aside alert message banner', callout]
)
