import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import slugify from 'slugify'
import type { HeadingIds, SiteGenerator } from '../contract.ts'
import { isMdc } from '../markup/index.ts'
import { encodedPath, withoutExtension } from '../paths.ts'
import { asObject, asText, readConfig } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { plainRules } from './plain.ts'
import { readText } from './read-text.ts'
import type { Sample } from './sample.ts'

/** Nuxt Content, and Docus, which is built on it: https://content.nuxt.com/docs/collections/types */
export const nuxtContent: SiteGenerator = {
  configFiles: ['nuxt.config.{ts,js,mts,mjs}'],
  isConfig: async file => {
    const root = dirname(file)
    const texts = await Promise.all([file, join(root, 'package.json')].map(readText))
    return existsSync(join(root, 'content')) && texts.some(text => /@nuxt\/content|docus/.test(text))
  },

  readSite: async (docs, file) => {
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const { app, site } = asObject(value)
    const root = file ? dirname(file) : docs
    const own = join(root, 'content')
    const content = contentIn(existsSync(own) ? own : docs, docs)
    if (!content) return undefined
    return {
      ...plainRules,
      generator: 'nuxt-content',
      stamp,
      root,
      folders: [content.folder],
      base: (asText(asObject(app).baseURL) ?? '').replace(/\/+$/, ''),
      siteUrl: asText(asObject(site).url),
      dialect: () => 'markdown',
      headingIds: mdcHeadingIds,
      place: (name, { draft }) => {
        const page = posix.join(content.part, name)
        const isHidden = page.split('/').some(part => part.startsWith('.')) || /\.draft\.md$/.test(page)
        if (!/\.md$/.test(page) || isHidden || draft === true) return undefined
        return { path: encodedPath(`/${withoutExtension(page).split('/').map(slugOf).filter(Boolean).join('/')}`) }
      }
    }
  }
}

/** A number before a name orders the pages and does not show; a version stays. */
const slugOf = (part: string): string =>
  /^\d+(?:\.\d+)*(?:\.x)?$/.test(part)
    ? slugify(part, { lower: true })
    : slugify(part.replace(/^\d+\./, '').replace(/^index$/, ''), { lower: true })

/** The ids of MDC, the Markdown of Nuxt Content: GitHub’s, with one hyphen at a time and none at the ends. */
export const mdcHeadingIds = (): HeadingIds => {
  const slugger = new GithubSlugger()
  return ({ text, explicit, implied }) =>
    implied
      ? ''
      : (explicit ?? slugger.slug(text))
          .replaceAll(/-+/g, '-')
          .replaceAll(/^-|-$/g, '')
          .replace(/^(?=\d)/, '_')
}

/** Pages of a folder that are written in MDC, at least, and which share of those that were looked at. */
const least = { pages: 3, share: 0.1 }

/** Whether the pages of a folder without a configuration are of Nuxt Content. */
export const isMostlyMdc = ({ texts }: Sample): boolean => {
  const written = [...texts.values()].filter(isMdc).length
  return written >= least.pages && written >= least.share * texts.size
}
