import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Project, pathInDocs } from '../projects/index.ts'
import { scopeOf, searchPages } from '../retrieval/index.ts'
import type { PageFile } from './prompt.ts'

/** Pages that an agent is told of. */
const most = { named: 30, found: 6 }

/** What may be the path or the address of a page. */
const addresses = /(?:https?:\/\/[^\s"'<>`)\]]+|(?<![\w.:/])\/[\w%~.+/-]*)/g

/**
 * The pages that a prompt names, with their files in the checkout; where it names none, those that its words find. The
 * map from an address to a file is the service’s own: generators differ in how they make one of the other.
 */
export const pagesOf = (prompt: string, project: Project, root: string, docs: string): PageFile[] => {
  const { corpus } = project
  const named = [...prompt.matchAll(addresses)].flatMap(([address]) => {
    const bare = address.replace(/[.,;:!?]+$/, '')
    const path = URL.canParse(bare) ? new URL(bare).pathname : bare
    const pageAt = (path: string) => corpus.pages.get(pathInDocs(project, path))
    // People write where the page is on the site, of which the service may not know the folder: `/docs/install`.
    return pageAt(path) ?? pageAt(path.replace(/^\/[^/]+(?=\/.)/, '')) ?? []
  })
  const pages = [...new Set(named)].slice(0, most.named)
  const found = pages.length > 0 ? pages : searched(prompt, project)
  return found
    .map(({ path, title, file }) => ({ path, title, file: posix.normalize(posix.join(docs, file)) }))
    .filter(({ file }) => !file.startsWith('../') && existsSync(join(root, file)))
}

/** Characters of a prompt that are searched with: its beginning says what it is about. */
const searchedWith = 300

const searched = (prompt: string, { corpus }: Project) =>
  searchPages(corpus, {
    text: prompt.slice(0, searchedWith),
    currentPath: undefined,
    scope: scopeOf(corpus, undefined),
    limit: most.found
  }).map(({ chunk }) => chunk.page)
