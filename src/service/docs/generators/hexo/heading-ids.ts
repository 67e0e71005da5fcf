import type { PhrasingContent } from 'mdast'
import type { HeadingIds } from '../../contract.ts'
import { asObject } from '../config/index.ts'
import type { Settings } from '../settings.ts'

/**
 * Ids of Hexo, which keep capitals and all letters but those of Latin with an accent.
 *
 * @param renderer The plugin that renders Markdown; hexo-renderer-marked unless it is another.
 */
export const hexoHeadingIds = (settings: Settings, renderer: 'marked' | 'markdown-it') => {
  const marked = asObject(settings.marked)
  const anchors = asObject(asObject(settings.markdown).anchors)
  const isMarked = renderer === 'marked'
  const shape = shapes.get(isMarked ? marked.modifyAnchors : anchors.case) ?? (id => id)
  const least = isMarked ? 1 : typeof anchors.level === 'number' ? anchors.level : 2
  const isSmart = (isMarked ? marked.smartypants : asObject(asObject(settings.markdown).render).typographer) !== false

  return (): HeadingIds => {
    const counts = new Map<string, number>()
    return ({ nodes, source, explicit, depth }) => {
      if (explicit || source === undefined || depth < least || marked.headerIds === false) return explicit ?? ''
      const text = nodes.map(node => idText(node, isSmart)).join('')
      // hexo-renderer-marked takes what looks like a tag for one, in code too.
      const id = shape(slugOf(isMarked ? text.replaceAll(/<[a-z/][^<>]*>/gi, '') : text))
      const count = counts.get(id) ?? 0
      counts.set(id, count + 1)
      return count === 0 ? id : `${id}-${isMarked ? count : count + 1}`
    }
  }
}

/** `modifyAnchors` of hexo-renderer-marked, `case` of hexo-renderer-markdown-it. */
const shapes = new Map<unknown, (id: string) => string>([
  [1, id => id.toLowerCase()],
  [2, id => id.toUpperCase()]
])

const slugOf = (text: string): string =>
  text
    .replaceAll(/[À-ɏḀ-ỿ]/g, letter => letter.normalize('NFD').replaceAll(/\p{Mn}/gu, ''))
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

const idText = (node: PhrasingContent, isSmart: boolean): string => {
  if (node.type === 'text') return isSmart ? withCurlyQuotes(node.value) : node.value
  if (node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(child => idText(child, isSmart)).join('') : ''
}

/** Signs that ids keep, unlike those that they stand for. */
const withCurlyQuotes = (text: string): string =>
  text
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll(/(^|[-—/([{"\s])'/g, '$1‘')
    .replaceAll("'", '’')
    .replaceAll(/(^|[-—/([{‘\s])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll('...', '…')
