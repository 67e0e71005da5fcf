import { readFile } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import { dialectOf, frontMatterOf, pageExtension, problemsOfText, readSite } from '../../docs/index.ts'
import type { Change } from '../refusals.ts'
import { linkProblems } from './links.ts'

interface Checked {
  root: string
  /** Folder of the documentation, absolute. */
  docs: string
  changes: readonly Change[]
  /** Returns the text of a file before the change; empty for a new file. */
  before: (path: string) => Promise<string>
}

/**
 * Finds new problems of changed pages: text that does not parse, lost front matter, broken links and anchors.
 */
export const pageProblems = async ({ root, docs, changes, before }: Checked): Promise<string[]> => {
  const inDocs = (path: string) => relative(docs, join(root, path)).split(sep).join(posix.sep)
  const texts = await Promise.all(
    changes
      .filter(({ path }) => pageExtension.test(path))
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
    const known = new Set(problemsOfText(before, dialectOf(site, file, before)))
    const found = problemsOfText(after, dialectOf(site, file, after)).filter(problem => !known.has(problem))
    problems.push(...[...found, ...frontMatterProblems(before, after)].map(problem => `${path}: ${problem}`))
  }
  return [...problems, ...(await linkProblems(site, texts))]
}

/** Whether a page has no text, apart from its front matter. */
const isEmpty = (text: string): boolean => text.replace(/^\uFEFF?---\r?\n.*?\n---[^\S\n]*(?:\n|$)/s, '').trim() === ''

/** Finds lost fields of the front matter, which decide a page’s address and its place in the navigation. */
const frontMatterProblems = (before: string, after: string): string[] => {
  const [old, now] = [frontMatterOf(before), frontMatterOf(after)]
  const lost = Object.keys(old).filter(name => !(name in now))
  const moved = ['id', 'slug', 'permalink'].filter(name => name in old && name in now && old[name] !== now[name])
  return [
    ...lost.map(name => `its front matter has lost “${name}”.`),
    ...moved.map(name => `its front matter says another “${name}”, which moves the page.`)
  ]
}
