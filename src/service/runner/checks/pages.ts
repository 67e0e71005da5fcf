import { readFile } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import { frontMatterOf, problemsOfText, readSite } from '../../docs/index.ts'
import type { Change } from '../refusals.ts'
import { linkProblems } from './links.ts'

interface Checked {
  root: string
  /** Folder of the documentation, absolute. */
  docs: string
  changes: readonly Change[]
  /** Text of a file as it was before; empty where there was none. */
  before: (path: string) => Promise<string>
}

const isPage = (path: string): boolean => /\.(mdx?|rst)$/i.test(path)

/**
 * What is wrong with the pages that were changed, and was not before: text that does not parse, front matter that was
 * lost, links and anchors that lead nowhere.
 */
export const pageProblems = async ({ root, docs, changes, before }: Checked): Promise<string[]> => {
  const inDocs = (path: string) => relative(docs, join(root, path)).split(sep).join(posix.sep)
  const texts = await Promise.all(
    changes
      .filter(({ path }) => isPage(path))
      .map(async ({ path, isDeleted }) => ({
        path,
        file: inDocs(path),
        before: await before(path),
        after: isDeleted ? undefined : await readFile(join(root, path), 'utf8')
      }))
  )
  const site = await readSite(docs)
  const problems: string[] = []
  for (const { path, file, before, after } of texts) {
    if (after === undefined) continue
    if (isEmpty(after) && !isEmpty(before)) problems.push(`${path}: nothing of it is left.`)
    const known = new Set(problemsOfText(before, site.dialect(file)))
    const found = problemsOfText(after, site.dialect(file)).filter(problem => !known.has(problem))
    problems.push(...[...found, ...frontMatterProblems(before, after)].map(problem => `${path}: ${problem}`))
  }
  return [...problems, ...(await linkProblems(site, texts))]
}

/** Whether a page says nothing, whatever its front matter says. */
const isEmpty = (text: string): boolean => text.replace(/^\uFEFF?---\r?\n.*?\n---[^\S\n]*(?:\n|$)/s, '').trim() === ''

/** A page keeps what its front matter says of it: its address and its place in the navigation come from there. */
const frontMatterProblems = (before: string, after: string): string[] => {
  const [old, now] = [frontMatterOf(before), frontMatterOf(after)]
  const lost = Object.keys(old).filter(name => !(name in now))
  const moved = ['id', 'slug', 'permalink'].filter(name => name in old && name in now && old[name] !== now[name])
  return [
    ...lost.map(name => `its front matter has lost “${name}”.`),
    ...moved.map(name => `its front matter says another “${name}”, which moves the page.`)
  ]
}
