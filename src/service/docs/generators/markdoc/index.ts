import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Placement, SiteGenerator } from '../../contract.ts'
import { encodedPath, insideFolder, withoutExtension } from '../../paths.ts'
import { asObject, asText, callOf, readConfig } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { languageTag } from '../language-tag.ts'
import { addressForm, appRoute } from '../next-routes.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'
import { fillMarkdoc } from './fill.ts'
import { headingIdsOf } from './heading-ids.ts'

/** Folders of pages: `app` for `page.md`, and `pages`. */
const pageFolders = ['app', 'src/app', 'pages', 'src/pages']

/** Markdoc on Next.js: https://markdoc.dev/docs/nextjs */
export const markdoc: SiteGenerator = {
  configFiles: ['next.config.{js,mjs,ts,mts,cjs}'],

  readSite: async (docs, file, { name, addresses }) => {
    // Without the plugin it is another site of Next.js.
    if (name !== 'markdoc' && !(await readText(file)).includes('@markdoc/next.js')) return undefined
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const config = asObject(value)
    const root = file ? dirname(file) : docs
    const roots = pageFolders.map(folder => join(root, folder)).filter(path => existsSync(path))
    const [first, ...others] = roots.flatMap(path => contentIn(path, docs)?.folder ?? [])
    if (!first) return undefined

    const { schemaPath } = asObject(callOf(value, '@markdoc/next.js')?.given[0])
    const schema = join(root, asText(schemaPath) ?? 'markdoc')
    const { headingIds, stamp: schemaStamp } = await headingIdsOf(schema)
    const addressOf = addressForm(config, addresses)

    const place = (path: string): Placement | undefined => {
      const page = join(first, path)
      const pages = roots.find(folder => insideFolder(folder, page) !== undefined)
      const source = pages && insideFolder(pages, page)
      if (!source || !/\.(?:md|mdoc)$/.test(source)) return undefined
      const isApp = /(?:^|[\\/])app$/.test(pages)
      const route = isApp ? appRoute(source)?.path : withoutExtension(source).replace(/(?:^|\/)index$/, '')
      return route === undefined || /(?:^|\/)\[/.test(route) ? undefined : { path: encodedPath(addressOf(route)) }
    }

    return {
      ...plainRules,
      generator: 'markdoc',
      stamp: hashOf([stamp, schemaStamp, roots, addresses]),
      root,
      folders: [first, ...others],
      base: (asText(config.basePath) ?? '').replace(/\/+$/, ''),
      language: languageTag(asText(asObject(config.i18n).defaultLocale) ?? ''),
      dialect: () => 'markdown',
      headingIds,
      identifiesHtml: false,
      place,
      fill: fillMarkdoc(relative(first, join(schema, 'partials')).split(sep).join('/'))
    }
  }
}
