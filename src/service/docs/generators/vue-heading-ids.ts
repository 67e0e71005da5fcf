import { slugify } from '@mdit-vue/shared'
import emojis from 'markdown-it-emoji/lib/data/full.mjs'
import type { PhrasingContent } from 'mdast'
import type { HeadingIds } from '../contract.ts'
import { createFreeIds } from './free-ids.ts'

/**
 * Ids of markdown-it-anchor as VitePress and VuePress set it up, from text and code only. A repeated id gets the first
 * free number.
 */
export const vueHeadingIds = (): HeadingIds => {
  const ids = createFreeIds()
  return ({ nodes, explicit, implied }) =>
    implied ? '' : ids.next(explicit ?? slugify(withoutAttributes(nodes.map(idText).join(''))))
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
