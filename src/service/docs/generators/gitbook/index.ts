import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { glob } from 'tinyglobby'
import type { SiteGenerator } from '../../contract.ts'
import { apiDocumentsIn } from '../../openapi/index.ts'
import { decoded, encodedPath, insideFolder, withoutExtension } from '../../paths.ts'
import { asObject, asText } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'
import { chaptersOf } from '../summary.ts'
import { settingsOfYaml } from '../yaml.ts'
import { fillOperations } from './fill-operations.ts'
import { gitbookHeadingIds } from './heading-ids.ts'

/** GitBook with Git Sync: https://gitbook.com/docs/getting-started/git-sync/content-configuration */
export const gitbook: SiteGenerator = {
  configFiles: ['.gitbook.{yaml,yml}', 'SUMMARY.md'],

  readSite: async (docs, file, choice) => {
    const root = file ? dirname(file) : docs
    // Books of mdBook have a SUMMARY.md too. The files of GitBook lie in a folder of its name.
    if (file?.endsWith('SUMMARY.md') && choice.name !== 'gitbook' && !existsSync(join(root, '.gitbook'))) return
    const config = file?.endsWith('SUMMARY.md') ? '' : await readText(file)
    const settings = settingsOfYaml(config)
    const source = join(root, asText(settings.root) ?? '.')
    const content = contentIn(source, docs)
    if (!content) return undefined

    const summary = asText(asObject(settings.structure).summary) ?? 'SUMMARY.md'
    const summaries = await readSummaries(source, summary)
    const titles = new Map(
      summaries.flatMap(({ folder, text }) =>
        [...chaptersOf(text)].map(([file, title]) => [posix.join(folder, file), title] as const)
      )
    )
    const pageOf = (name: string) => insideFolder(source, join(content.folder, name)) ?? ''

    return {
      generator: 'gitbook',
      stamp: hashOf([config, summaries]),
      root,
      folders: [content.folder],
      base: '',
      dialect: plainRules.dialect,
      headingIds: gitbookHeadingIds,
      identifiesHtml: true,
      fillComponents: fillOperations(apiDocumentsIn(root), insideFolder(root, content.folder) ?? ''),
      titleOfPage: (name, path) => {
        const target = posix.join(path.startsWith('/') ? '.' : posix.dirname(pageOf(name)), decoded(path))
        return titles.get(target) ?? titles.get(posix.join(target, 'README.md'))
      },
      place: name => {
        const page = pageOf(name)
        if (!/\.md$/.test(page) || posix.basename(page) === summary || (titles.size > 0 && !titles.has(page))) return
        return { path: encodedPath(`/${withoutExtension(page).replace(/(^|\/)readme$/i, '')}`) }
      }
    }
  }
}

/** The tables of contents: one, or one for each part of the site. */
const readSummaries = async (source: string, name: string): Promise<{ folder: string; text: string }[]> => {
  const files = await glob(`**/${name}`, { cwd: source, deep: 4, ignore: ['**/node_modules/**'] })
  return Promise.all(
    files.toSorted().map(async file => ({ folder: posix.dirname(file), text: await readText(join(source, file)) }))
  )
}
