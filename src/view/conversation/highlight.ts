import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import styles from './highlight.css?inline'

/** The styles for the highlighter’s class names. */
export { styles }

const lowlight = createLowlight({
  bash,
  css,
  diff,
  go,
  ini,
  java,
  javascript,
  json,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml
})
lowlight.registerAlias({ bash: ['console', 'shell'], xml: ['vue', 'svelte'] })

/** Longer code stays plain, because highlighting it would block the page. In UTF-16 units. */
const maxLength = 20_000
/** Code with more highlighted pieces stays plain, too. */
const maxPieces = 2_000

/** Plain text, or text inside an element with a class name of the highlighter. */
export type Colours = (string | { class: string; children: Colours })[]

/** Highlights code. Returns undefined for an unknown language, and for code that is too long. */
export const highlight = (code: string, language: string): Colours | undefined => {
  const name = language.toLowerCase()
  if (code.length > maxLength || !lowlight.registered(name)) return
  const colours = lowlight.highlight(name, code).children.flatMap(toColours)
  return piecesOf(colours) > maxPieces ? undefined : colours
}

const piecesOf = (colours: Colours): number =>
  colours.reduce((count, part) => count + (typeof part === 'string' ? 0 : 1 + piecesOf(part.children)), 0)

const toColours = (node: Tree): Colours => {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  const names = node.properties.className
  return [{ class: Array.isArray(names) ? names.join(' ') : '', children: node.children.flatMap(toColours) }]
}

type Tree = ReturnType<typeof lowlight.highlight>['children'][number]
