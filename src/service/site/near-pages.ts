import { decoded, type Page } from '../docs/index.ts'
import type { Project } from '../projects/index.ts'
import { scopeOf, searchPages } from '../retrieval/index.ts'

/** Pages that a missing path may mean, found by the words of the path. */
export const pagesNear = ({ corpus }: Pick<Project, 'corpus'>, path: string, limit: number): Page[] => {
  const text = decoded(path)
    .replace(/\.(?:html?|mdx?)$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 200)
  if (!text) return []
  const found = searchPages(corpus, { text, currentPath: undefined, scope: scopeOf(corpus, path), limit })
  return found.map(({ chunk }) => chunk.page)
}
