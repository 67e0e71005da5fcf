import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { structuredPatch } from 'diff'
import { generatorTitles } from '../docs/generators/names.ts'
import { changesFor } from './changes.ts'
import type { FileChange } from './file-change.ts'
import { type FoundSite, findSites } from './find-sites.ts'
import { htmlTag, type Tag } from './tag.ts'

interface Wanted {
  tag: Tag
  /** Address of the site. Default: that of its configuration. */
  siteUrl: string | undefined
}

interface Terminal {
  print: (text: string) => void
  /** Asks before files are written. Without it nothing is written. */
  confirm: ((message: string) => Promise<boolean>) | undefined
}

/** A found site and the result for it. */
export interface InitializedSite {
  generator: string
  docs: string
  files: number
  siteUrl: string | null
  /** The tag for every page. */
  tag: string
  /** Files that have to change; `null` where only a person can decide that. */
  changes: string[] | null
  written: boolean
}

/** Shows how to add the assistant to the site of a folder, and changes its files when that is requested and confirmed. */
export const initialize = async (
  folder: string,
  { tag, siteUrl }: Wanted,
  terminal: Terminal
): Promise<InitializedSite[]> => {
  const sites = await findSites(folder)
  const initialized: InitializedSite[] = []
  for (const site of sites) {
    const address = siteUrl ?? site.siteUrl
    terminal.print(`${generatorTitles[site.generator]}, with ${site.files} files in ${at(folder, site.folders[0])}\n`)
    const done = await putTag(folder, site, tag, terminal)
    const docs = at(folder, site.folders[0])
    terminal.print(nextSteps(docs, address))
    const { generator, files } = site
    initialized.push({ generator, docs, files, siteUrl: address ?? null, tag: htmlTag(tag), ...done })
  }
  return initialized
}

type Put = Pick<InitializedSite, 'changes' | 'written'>

const putTag = async (folder: string, site: FoundSite, tag: Tag, { print, confirm }: Terminal): Promise<Put> => {
  const changes = await changesFor(site, tag).catch((error: Error) => error)
  if (changes instanceof Error) {
    print(
      `This is for every page; where to put it, docs/sites of the package says. ${changes.message}\n\n${htmlTag(tag)}\n`
    )
    return { changes: null, written: false }
  }
  if (changes.length === 0) {
    print('The tag is there already.\n')
    return { changes: [], written: false }
  }
  for (const change of changes) print(`${at(folder, change.path)}\n${difference(change)}\n`)
  const paths = changes.map(({ path }) => at(folder, path))
  if (!confirm) {
    print('Nothing was changed: --write changes it.\n')
    return { changes: paths, written: false }
  }
  const files = paths.join(' and ')
  if (!(await confirm(`Change ${files}?`))) {
    print('Nothing was changed.\n')
    return { changes: paths, written: false }
  }
  for (const { path, after } of changes) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, after)
  }
  print(`Changed ${files}.\n`)
  return { changes: paths, written: true }
}

const nextSteps = (docs: string, siteUrl: string | undefined): string => {
  const origin = siteUrl && new URL(siteUrl).origin
  return [
    'Serve the answers:',
    `  npx docs-assistant serve ${docs}${siteUrl ? ` --site-url ${siteUrl}` : ''}`,
    'The key is public, works on any site, and is kept in .docs-assistant, which belongs into .gitignore. One for yours alone:',
    `  npx docs-assistant keys create --kind assistant --origin ${origin || 'https://docs.example.com'}`
  ].join('\n')
}

/** The lines that change, with some around them. */
const difference = ({ path, before = '', after }: FileChange): string =>
  structuredPatch(path, path, before, after, '', '', { context: 2 })
    .hunks.flatMap(({ lines }) => lines)
    .filter(line => !line.startsWith('\\'))
    .map(line => `  ${line}`)
    .join('\n')

const at = (folder: string, path: string): string => relative(folder, path) || '.'
