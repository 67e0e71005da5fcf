import { readSections } from '../../src/service/docs/index.ts'
import type { Corpus } from '../../src/service/retrieval/index.ts'
import type { Document } from './contract.ts'

/** Returns the pages as the service parses them, so that the engines differ in their search alone. */
export const documentsOf = ({ pages }: Corpus): Document[] =>
  [...pages.values()].map(page => ({
    path: page.path,
    title: page.title,
    sections: readSections(page).map(({ heading, nodes }, index) => ({
      heading,
      text: [...(index ? [] : [page.description]), ...nodes.map(textOf)].join('\n')
    }))
  }))

const textOf = (node: object): string => {
  if ('value' in node) return String(node.value)
  return 'children' in node && Array.isArray(node.children) ? node.children.map(textOf).join(' ') : ''
}
