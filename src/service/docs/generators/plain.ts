import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { isAsciidoc } from '../asciidoc/index.ts'
import type { DocsSite, GeneratorChoice, HeadingIds, PageRules } from '../contract.ts'
import { encodedPath, pagePathOf, withoutExtension } from '../paths.ts'
import { fillFumadocs } from './fumadocs.ts'
import { isMdx } from './mdx-pages.ts'
import { docutilsIds } from './sphinx/heading-ids.ts'

/** GitHub’s ids, which most generators use too. A title without a heading in the file has none. */
const githubHeadingIds = (): HeadingIds => {
  const slugger = new GithubSlugger()
  return ({ text, explicit, implied }) => (implied ? '' : (explicit ?? slugger.slug(text)))
}

export const isRst = (file: string): boolean => /\.rst$/i.test(file)

export const plainRules: PageRules = {
  dialect: file => (/\.mdx$/i.test(file) ? 'mdx' : isRst(file) ? 'rst' : 'markdown'),
  headingIds: file => (isRst(file) ? docutilsIds() : githubHeadingIds()),
  identifiesHtml: true
}

/**
 * A folder of Markdown files without a known generator, with the addresses of the service’s own demo site: without an
 * extension, unless another form is configured.
 */
export const plainSite = (folder: string, addresses: GeneratorChoice['addresses'] = 'clean'): DocsSite => ({
  ...plainRules,
  dialect: (file, source = '') =>
    plainRules.dialect(file) === 'markdown' && isMdx(source) ? 'mdx' : plainRules.dialect(file),
  generator: 'plain',
  stamp: addresses,
  root: folder,
  folders: [folder],
  base: '',
  fillComponents: fillFumadocs(folder),
  place: (file, frontMatter) => (isPublished(file, frontMatter) ? { path: addressOf(file, addresses) } : undefined)
})

/** Whether a page is published, by the conventions of most generators: no draft, and no partial, whose name begins with `_` but for Hugo’s `_index.md`. */
const isPublished = (file: string, { draft, unlisted }: Record<string, unknown>): boolean =>
  draft !== true && unlisted !== true && !file.split('/').some(name => name.startsWith('_') && name !== '_index.md')

const addressOf = (file: string, form: GeneratorChoice['addresses']): string => {
  if (form === 'html' && (isAsciidoc(file) || isRst(file))) {
    // Asciidoctor and what builds reStructuredText keep the numbers of files.
    const path = encodedPath(`/${withoutExtension(file)}`)
    return path.endsWith('/index') ? path.slice(0, -'index'.length) : `${path}.html`
  }
  const path = pagePathOf(file)
  if (form === 'clean' || path === '/') return path
  const isIndex = /^(\d+\s*[-_.]+\s*)?(_?index|readme)$/i.test(posix.basename(withoutExtension(file)))
  return form === 'html' && !isIndex ? `${path}.html` : `${path}/`
}
