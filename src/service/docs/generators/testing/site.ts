import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import type { DocsSite, GeneratorChoice } from '../../contract.ts'
import { readPage } from '../../page.ts'
import { readSite } from '../read-site.ts'

/** The site of a folder with some files, read from a folder in it. */
export const newSite = async (
  files: Record<string, string>,
  docs = '.',
  choice?: GeneratorChoice
): Promise<{ site: DocsSite; folder: string }> => {
  const folder = await docsFolder(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  return { site: await readSite(join(folder, docs), choice), folder }
}

/** The ids of a page’s headings, without its title. */
export const idsOf = (site: DocsSite, headings: string, file = 'page.md'): string[] =>
  readPage(file, `# Page\n\n${headings}`, { path: '/page' }, site)
    .sections.slice(1)
    .map(({ anchor }) => anchor)
