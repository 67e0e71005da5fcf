import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import type { DocsSite, GeneratorChoice } from '../../contract.ts'
import { filledBy } from '../../fill.ts'
import { createDocsReader } from '../../folder.ts'
import { readPage } from '../../page.ts'
import { frontMatterOf } from '../../parse.ts'
import { idOfAnchor } from '../../part-anchor.ts'
import type { SectionTree } from '../../sections.ts'
import { writeMarkdown } from '../../write-markdown.ts'
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

/** A page of a site, with what the build puts into it. */
export const readFilled = async (site: DocsSite, file: string) => {
  const reader = createDocsReader(site)
  const text = await reader.page(file)
  const { source, included } = await filledBy(site)(file, text, reader.included)
  return { ...readPage(file, source, site.place(file, frontMatterOf(text)), site), included }
}

/** A section as its heading and its Markdown. */
export const written = ({ heading, nodes }: SectionTree): string => `${heading}\n\n${writeMarkdown(nodes)}`

/** The ids of a page’s headings, without its title; empty for those that have none. */
export const idsOf = (site: DocsSite, headings: string, file = 'page.md'): string[] =>
  readPage(file, `# Page\n\n${headings}`, { path: '/page' }, site)
    .sections.slice(1)
    .map(({ anchor }) => (idOfAnchor(anchor) === anchor ? anchor : ''))
