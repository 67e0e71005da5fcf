import { readFileSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { encodedPath } from '../paths.ts'
import { readBuiltPage } from './built-page.ts'
import { createSitePages, type SitePage, type SitePages } from './site-pages.ts'

/** Reads the pages of a built site from its files. The contents of a page are read on demand. */
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
      // Ignored, because the site may just be rebuilt.
      return {}
    }
  })
}

/** The paths by which links may name a file on any server. */
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

/** Bytes below which a page may be a redirect. */
const shortPage = 8_192

const isRedirect = async (file: string): Promise<boolean> =>
  (await stat(file)).size < shortPage && /<meta[^>]+http-equiv=["']?refresh/i.test(await readFile(file, 'utf8'))
