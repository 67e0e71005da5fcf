import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ignore from 'ignore'
import { isObject } from '../../../../shared/objects.ts'
import type { Placement, SiteGenerator } from '../../contract.ts'
import { apiDocumentsIn, fillReferences } from '../../openapi/index.ts'
import { encodedPath, withoutExtension } from '../../paths.ts'
import { asObject, asText } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { apiPagesOf } from './api-pages.ts'
import { mintlifyHeadingIds } from './heading-ids.ts'
import { readJson, readNavigation } from './navigation.ts'
import { publishedAt } from './published-at.ts'

/** Mintlify: https://mintlify.com/docs/organize/settings */
export const mintlify: SiteGenerator = {
  configFiles: ['docs.json', 'mint.json'],

  readSite: async (docs, file, choice) => {
    const root = file ? dirname(file) : docs
    const config = file ? readJson(file) : {}
    // Other tools have a docs.json too.
    if (file && choice.name !== 'mintlify' && !isMintlify(config)) return undefined
    const content = contentIn(root, docs)
    if (!content) return undefined

    const listed = readNavigation(config.navigation, root, asObject(config.api).openapi)
    const { languages, main } = listed
    const documents = apiDocumentsIn(root)
    const generated = new Map<string, string>()
    for (const { path, scope, text } of await apiPagesOf(listed.apis, documents)) {
      const name = posix.relative(content.part, `${path}.mdx`)
      // A page of its own may say more.
      if (/^\.\./.test(name) || existsSync(join(content.folder, name))) continue
      generated.set(name, text)
      listed.pages.set(path, scope)
    }
    const isIgnored = ignoredBy(root)
    const { indexing, metatags } = asObject(config.seo)
    const showsAll = indexing === 'all'

    const place = (name: string, frontMatter: Record<string, unknown>): Placement | undefined => {
      const { url, openapi, hidden, noindex } = frontMatter
      const source = posix.join(content.part, name)
      if (!/\.mdx?$/.test(source) || isIgnored(source) || (url !== undefined && openapi === undefined)) return undefined
      const path = withoutExtension(source)
      const [folder = ''] = path.split('/')
      const scope = listed.pages.get(path) ?? listed.pages.get(path.replace(/\/index$/, ''))
      const isHidden = hidden === true || scope?.isHidden || (!scope && listed.pages.size > 0)
      const language = scope?.language ?? (languages.has(folder) ? folder : main.language)
      return {
        path: encodedPath(`/${path.replace(/(^|\/)index$/, '')}`),
        language,
        version: scope?.version ?? main.version,
        id: language === folder ? path.slice(folder.length + 1) : path,
        isUnlisted: noindex === true || (isHidden && !showsAll)
      }
    }

    return {
      generator: 'mintlify',
      stamp: hashOf([config, [...listed.pages]]),
      root,
      folders: [content.folder],
      ...publishedAt(asText(asObject(metatags).canonical), listed.pages.keys()),
      ...main,
      dialect: plainRules.dialect,
      headingIds: mintlifyHeadingIds,
      titlesCodeByWords: true,
      generated,
      fillComponents: fillReferences(documents, content.part),
      place
    }
  }
}

const isMintlify = ({ $schema, navigation, theme, colors }: Record<string, unknown>): boolean =>
  /mintlify/i.test(asText($schema) ?? '') || (navigation !== undefined && (theme !== undefined || isObject(colors)))

/** What is no page: https://mintlify.com/docs/organize/mintignore, and parts of pages. */
const ignoredBy = (root: string): ((source: string) => boolean) => {
  const file = join(root, '.mintignore')
  const own = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const patterns = ignore({ ignorecase: false })
    .add('build/\ndist/\ncoverage/\ntmp/\ntemp/\nREADME.md\nLICENSE.md\nCHANGELOG.md\nCONTRIBUTING.md')
    .add(own)
  return source => /^snippets\//.test(source) || patterns.ignores(source)
}
