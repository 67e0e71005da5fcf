import { dirname, join, posix } from 'node:path'
import { Parser } from 'htmlparser2'
import type { SiteGenerator } from '../../contract.ts'
import { encodedPath, withoutExtension } from '../../paths.ts'
import { asObject, asText, readAssigned } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'
import { docsifyHeadingIds } from './heading-ids.ts'
import { replaceDocsify } from './replace-docsify.ts'

/** Docsify, which a page of HTML runs in the browser: https://docsify.js.org/#/configuration */
export const docsify: SiteGenerator = {
  configFiles: ['index.html'],
  isConfig: async file => (await readText(file)).includes('$docsify'),

  readSite: async (docs, file) => {
    const html = await readText(file)
    const { scripts, sources } = scriptsOf(html)
    const settings = asObject(scripts.map(script => readAssigned(script, 'window.$docsify')).find(Boolean))
    const root = file ? dirname(file) : docs
    const basePath = asText(settings.basePath) ?? ''
    // Pages may come from another host, which nothing here is read from.
    const content = contentIn(/^(?:[a-z]+:)?\/\//i.test(basePath) ? root : join(root, basePath), docs)
    if (!content) return undefined

    const homepage = asText(settings.homepage) ?? 'README.md'
    const extension = asText(settings.ext) ?? '.md'
    const version = { isLatest: sources.some(source => latest.test(source)) }
    const hasPaths = settings.routerMode === 'history'
    const parts = [settings.loadSidebar, settings.loadNavbar, settings.coverpage].flatMap(name => asText(name) ?? [])
    return {
      ...plainRules,
      generator: 'docsify',
      stamp: hashOf(html),
      root,
      folders: [content.folder],
      base: '',
      headingIds: hasPaths ? noIds : docsifyHeadingIds(version),
      identifiesHtml: false,
      fillComponents: async (_, source) => ({ source: replaceDocsify(source, version), included: [] }),
      place: name => {
        const page = posix.join(content.part, name)
        const isPart = parts.includes(posix.basename(page)) || page.split('/').some(part => part.startsWith('_'))
        if (isPart || !page.endsWith(extension)) return undefined
        const path = encodedPath(`/${page === homepage ? '' : withoutExtension(page).replace(/(^|\/)README$/, '$1')}`)
        return { path, link: hasPaths ? path : `/#${path}` }
      }
    }
  }
}

/** Without the hash, an anchor would belong to the name of the file that is asked for. */
const noIds = () => () => ''

/** Version 5 has its files elsewhere than those before. */
const latest = /\bdocsify@(?:[5-9]|latest\/dist|latest$)|\bdocsify\/dist\//

const scriptsOf = (html: string): { scripts: string[]; sources: string[] } => {
  const scripts: string[] = []
  const sources: string[] = []
  let isScript = false
  const parser = new Parser({
    onopentag(name, { src }) {
      isScript = name === 'script'
      if (!isScript) return
      scripts.push('')
      if (src) sources.push(src)
    },
    ontext(text) {
      if (isScript) scripts.push(scripts.pop() + text)
    },
    onclosetag() {
      isScript = false
    }
  })
  parser.end(html)
  return { scripts, sources }
}
