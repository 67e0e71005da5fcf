import { slugify } from '@mdit-vue/shared'
import emojis from 'markdown-it-emoji/lib/data/full.mjs'
import type { PhrasingContent } from 'mdast'
import type { HeadingIds } from '../contract.ts'

/**
 * Ids of markdown-it-anchor as VitePress and VuePress set it up, from text and code only. A repeated id gets the first
 * free number.
 */
export const vueHeadingIds = (): HeadingIds => {
  const taken = new Set<string>()
  /** The last number of each text, so that many equal headings do not take quadratic time. */
  const numbers = new Map<string, number>()
  return ({ nodes, explicit, implied }) => {
    if (implied) return ''
    const wanted = explicit ?? slugify(withoutAttributes(nodes.map(idText).join('')))
    let id = wanted
    for (let number = numbers.get(wanted) ?? 1; taken.has(id); number++) {
      id = `${wanted}-${number}`
      numbers.set(wanted, number)
    }
    taken.add(id)
    return id
  }
}

const idText = (node: PhrasingContent): string => {
  if (node.type === 'text')
    return node.value.replaceAll(shortcode, (whole, name: string) => (emojis[name] ? '' : whole))
  if (node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(idText).join('') : ''
}

/** `:tada:` */
const shortcode = /:([a-z0-9_+-]+):/g

/** `## Install {.wide}` */
const withoutAttributes = (text: string): string => text.replace(/\s*(?<!\{)\{[^{}]*\}\s*$/, '')
