import { existsSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import type { FillPage, Placement, SiteGenerator } from '../contract.ts'
import { expandIncludes } from '../includes/index.ts'
import { rewriteLines } from '../markup/index.ts'
import { encodedPath, withoutExtension } from '../paths.ts'
import { asObject, asText, readConfig } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { plainRules } from './plain.ts'

/** Vocs 1 and 2: https://vocs.dev/docs/api/config */
export const vocs: SiteGenerator = {
  configFiles: ['vocs.config.{ts,tsx,js,jsx,mjs,mts}'],

  readSite: async (docs, file) => {
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const settings = asObject(value)
    const root = file ? dirname(file) : docs
    const pages = pagesFolder(root, settings)
    const content = pages === undefined ? undefined : contentIn(pages, docs)
    if (pages === undefined || !content) return undefined
    return {
      ...plainRules,
      generator: 'vocs',
      stamp,
      root,
      folders: [content.folder],
      base: posix.join('/', asText(settings.basePath) ?? '').replace(/\/+$/, ''),
      siteUrl: asText(settings.baseUrl)?.replace(/\/+$/, ''),
      place: (name, frontMatter) => placeOf(posix.join(content.part, name), frontMatter),
      fill: fillVocs(relative(content.folder, dirname(pages)).split(sep).join('/'))
    }
  }
}

/** The pages lie below `srcDir` since version 2, below `rootDir` before it. */
const pagesFolder = (root: string, { srcDir, rootDir }: Record<string, unknown>): string | undefined =>
  [asText(srcDir) ?? 'src', asText(rootDir) ?? 'docs', '.']
    .map(folder => join(root, folder, 'pages'))
    .find(path => existsSync(path))

/** Folders in round brackets only group pages; those in square ones stand for what the address has there. */
const placeOf = (source: string, frontMatter: Record<string, unknown>): Placement | undefined => {
  const folders = withoutExtension(source).split('/')
  if (!/\.mdx?$/.test(source) || frontMatter.draft === true || folders.some(name => /^[_[]/.test(name)))
    return undefined
  const path = folders.filter(name => !name.startsWith('(')).join('/')
  return {
    path: encodedPath(`/${path.replace(/(?:^|\/)index$/, '')}`),
    isUnlisted: frontMatter.searchPriority === 0 || undefined
  }
}

/** @param sources The folder that `~` means, relative to that of the docs. */
const fillVocs =
  (sources: string): FillPage =>
  (file, source, read) =>
    expandIncludes(file, separateSubtitle(source.replaceAll('[!include ~/', `[!include @/${sources}/`)), read)

/** `# Lamp [What glows]`: the subtitle is a line of its own below the title, which alone has an id. */
const separateSubtitle = (source: string): string =>
  rewriteLines(source, (lines, index) => {
    const line = lines[index]?.trimEnd() ?? ''
    const title = line.slice(0, Math.max(0, line.lastIndexOf(' [')))
    if (!/^#[ \t]+\S/.test(title) || !line.endsWith(']')) return
    return { lines: [title, '', line.slice(title.length + ' ['.length, -1), ''], last: index }
  })
