import { readFileSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { encodedPath } from '../paths.ts'
import { readBuiltPage } from './built-page.ts'
import { createSitePages, type SitePage, type SitePages } from './site-pages.ts'

/** The pages of a built site, by their files; what is on a page is read when it is asked for. */
export const readBuiltFolder = async (folder: string): Promise<SitePages> => {
  const names = await glob('**/*.{html,htm}', { cwd: folder, ignore: ['**/404.html', '**/404/index.html'], dot: false })
  const arePages = await Promise.all(names.map(async name => !(await isRedirect(join(folder, name)))))
  const files = new Map(
    names
      .filter((_, index) => arePages[index])
      .toSorted()
      .flatMap(formsOf)
  )
  const known = new Map<string, { stamp: number; page: Omit<SitePage, 'path'> }>()
  return createSitePages(files.keys(), path => {
    const file = join(folder, files.get(path) as string)
    try {
      const { mtimeMs: stamp } = statSync(file)
      const before = known.get(file)
      const page = before?.stamp === stamp ? before.page : readBuiltPage(readFileSync(file, 'utf8'))
      known.set(file, { stamp, page })
      return page
    } catch {
      // The site is being built anew.
      return {}
    }
  })
}

/** The paths at which every server has a file, as its links may name it. */
const formsOf = (file: string): [path: string, file: string][] => {
  const path = encodedPath(`/${file}`)
  const folder = path.replace(/(^|\/)index\.html?$/, '$1')
  return folder === path
    ? [[path, file]]
    : [
        [folder, file],
        [path, file]
      ]
}

/** Bytes that a page has at least: what only leads to another page is shorter. */
const shortPage = 8_192

const isRedirect = async (file: string): Promise<boolean> =>
  (await stat(file)).size < shortPage && /<meta[^>]+http-equiv=["']?refresh/i.test(await readFile(file, 'utf8'))
