import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Project, pathInDocs } from '../projects/index.ts'
import { scopeOf, searchPages } from '../retrieval/index.ts'
import type { PageFile } from './prompt.ts'

/** Most pages that an agent is told, if the prompt names them or if they are searched for. */
const max = { named: 30, found: 6 }

/** Matches paths and addresses that may be those of pages. */
const addresses = /(?:https?:\/\/[^\s"'<>`)\]]+|(?<![\w.:/])\/[\w%~.+/-]*)/g

/**
 * The pages that a prompt names, with their files in the checkout, or those that its words find. The service tells the
 * agent the files, because generators differ in how they make addresses.
 */
export const pagesOf = (prompt: string, project: Project, root: string, docs: string): PageFile[] => {
  const { corpus } = project
  const named = [...prompt.matchAll(addresses)].flatMap(([address]) => {
    const bare = address.replace(/[.,;:!?]+$/, '')
    const path = URL.canParse(bare) ? new URL(bare).pathname : bare
    const pageAt = (path: string) => corpus.pages.get(pathInDocs(project, path))
    // People may write a path with a prefix that the service does not know: `/docs/install`.
    return pageAt(path) ?? pageAt(path.replace(/^\/[^/]+(?=\/.)/, '')) ?? []
  })
  const pages = [...new Set(named)].slice(0, max.named)
  const found = pages.length > 0 ? pages : searched(prompt, project)
  return found
    .map(({ path, title, file }) => ({ path, title, file: posix.normalize(posix.join(docs, file)) }))
    .filter(({ file }) => !file.startsWith('../') && existsSync(join(root, file)))
}

/** Most characters of a prompt for the search; its beginning says what it is about. */
const searchedWith = 300

const searched = (prompt: string, { corpus }: Project) =>
  searchPages(corpus, {
    text: prompt.slice(0, searchedWith),
    currentPath: undefined,
    scope: scopeOf(corpus, undefined),
    limit: max.found
  }).map(({ chunk }) => chunk.page)
