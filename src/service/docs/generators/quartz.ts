import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import picomatch from 'picomatch'
import type { SiteGenerator } from '../contract.ts'
import { listDocs } from '../folder.ts'
import { encodedPath, withoutExtension } from '../paths.ts'
import { asObject, asText, asTexts, readConfig } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { hashOf } from './hash.ts'
import { plainRules } from './plain.ts'
import { titleInVault, wikiPages } from './wiki/index.ts'

/** Quartz, which publishes vaults of Obsidian: https://quartz.jzhao.xyz/configuration */
export const quartz: SiteGenerator = {
  configFiles: ['quartz.config.ts'],

  readSite: async (docs, file) => {
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const { baseUrl, locale, ignorePatterns } = asObject(asObject(value).configuration)
    const root = file ? dirname(file) : docs
    const own = join(root, 'content')
    const content = contentIn(existsSync(own) ? own : docs, docs)
    if (!content) return undefined

    const isIgnored = picomatch(
      (asTexts(ignorePatterns) ?? []).flatMap(pattern => [`**/${pattern}`, `**/${pattern}/**`])
    )
    const address = asText(baseUrl)?.replace(/^https?:\/\/|\/+$/g, '')
    const rules = {
      ...plainRules,
      root,
      folders: [content.folder] satisfies [string],
      place: (name: string, { draft }: Record<string, unknown>) => {
        const source = posix.join(content.part, name)
        if (!/\.md$/i.test(source) || String(draft) === 'true' || isIgnored(source)) return undefined
        return { path: encodedPath(`/${slugOf(source)}`), title: titleInVault(name) }
      }
    }
    const names = await listDocs(rules)
    return {
      ...rules,
      generator: 'quartz',
      stamp: hashOf([stamp, names]),
      base: address?.replace(/^[^/]*/, '') ?? '',
      siteUrl: address && `https://${address}`,
      language: asText(locale),
      fill: wikiPages(rules, names)
    }
  }
}

/** The path of a page: that of its folder for `index`, `_index`, and a page of its folder’s name. */
const slugOf = (file: string): string => {
  const segments = withoutExtension(file)
    .split('/')
    .map(segment =>
      segment.replaceAll(/\s/g, '-').replaceAll('&', '-and-').replaceAll('%', '-percent').replaceAll(/[?#]/g, '')
    )
  const [above, last] = segments.slice(-2)
  const isIndex = /^_?index$/.test(segments.at(-1) ?? '') || (segments.length > 1 && above === last)
  return isIndex ? [...segments.slice(0, -1), ''].join('/') : segments.join('/')
}
