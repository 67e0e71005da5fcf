import { posix } from 'node:path'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { PageRules } from './contract.ts'
import { eachNode } from './each-node.ts'
import { text } from './markup/content.ts'
import { decoded, withoutExtension } from './paths.ts'

/**
 * Gives the links of GitBook that show the title of what they lead to, `[a.md](a.md "mention")`, that title: as the site
 * knows it, or the words of the file’s name.
 */
export const nameMentions = (root: Root, file: string, titleOfPage: PageRules['titleOfPage']): void =>
  eachNode(root, node => {
    if (node.type !== 'link' || node.title !== 'mention') return
    node.title = null
    const shown = textOf(node)
    const [path = '', id] = node.url.split('#')
    const isHeading = id !== undefined && shown.startsWith('#')
    const title = isHeading
      ? wordsOf(id.replace(/^id-/, ''))
      : (titleOfPage?.(file, path) ?? titleByName(file, path, shown))
    if (title) node.children = [text(title)]
  })

/** The words of the file’s name where that is what the link shows; `undefined` where an author wrote other words. */
const titleByName = (file: string, path: string, shown: string): string | undefined => {
  const target = posix.join(posix.dirname(file), decoded(path))
  const name = posix.basename(target)
  if (!/^\.{1,2}$/.test(shown) && shown !== name && withoutExtension(name) !== shown) return
  return wordsOf(posix.basename(withoutExtension(target).replace(/(^|\/)readme$/i, '')))
}

const wordsOf = (name: string): string | undefined => {
  const words = decoded(name)
    .replaceAll(/[-_.]+/g, ' ')
    .trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined
}
