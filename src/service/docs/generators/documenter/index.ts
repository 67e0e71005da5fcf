import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import type { DocsSite, GeneratorChoice, SiteGenerator } from '../../contract.ts'
import { createDocsReader, listDocs } from '../../folder.ts'
import { piecesOf } from '../../markup/index.ts'
import { encodedPath, withoutExtension } from '../../paths.ts'
import { basePathOf } from '../base-path.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'
import { withoutHashComments } from '../without-hash-comments.ts'
import { shownBlock } from './blocks.ts'
import { documenterIds } from './heading-ids.ts'
import { replaceReferences } from './references.ts'
import { type Targets, targetsIn } from './targets.ts'

/** Documenter.jl, which documents programs in Julia: https://documenter.juliadocs.org/stable/lib/public/ */
export const documenter: SiteGenerator = {
  configFiles: ['make.jl'],
  isConfig: async file => /\bmakedocs\(/.test(await readFile(file, 'utf8')),

  readSite: async (docs, file, { addresses }) => {
    const root = file ? dirname(file) : docs
    const config = withoutHashComments(await readText(file))
    const source = /\bsource\s*=\s*"([^"$]+)"/.exec(config)?.[1] ?? 'src'
    const content = contentIn(file ? join(root, source) : docs, docs)
    if (!content) return undefined
    const address = /\bcanonical\s*=\s*"(https?:\/\/[^"$]+)"/.exec(config)?.[1]?.replace(/\/+$/, '')
    const form = addresses ?? (/\bprettyurls\s*=\s*false\b/.test(config) ? 'html' : 'directory')
    const titles = titlesIn(config)
    const targets = await readTargets({ root, folders: [content.folder] })
    return {
      ...plainRules,
      generator: 'documenter',
      stamp: hashOf([config, form, [...targets.headings], [...targets.names]]),
      root,
      folders: [content.folder],
      base: basePathOf(address),
      siteUrl: address,
      headingIds: documenterIds,
      identifiesHtml: false,
      fill: async (name, text) => ({ source: shownText(text, name, targets), included: [] }),
      place: name => {
        const path = posix.join(content.part, name)
        return path.endsWith('.md') ? { path: addressOf(path, form), title: titles.get(path) } : undefined
      }
    }
  }
}

/** The titles that the navigation gives to pages: `"Guide" => "man/guide.md"`. */
const titlesIn = (config: string): ReadonlyMap<string, string> =>
  new Map([...config.matchAll(/"([^"$]+)"\s*=>\s*"([^"$]+\.md)"/g)].map(([, title = '', path = '']) => [path, title]))

const addressOf = (file: string, form: GeneratorChoice['addresses']): string => {
  const path = withoutExtension(file)
  if (posix.basename(path) === 'index') return encodedPath(`/${path.slice(0, -'index'.length)}`)
  return encodedPath(`/${path}${form === 'html' ? '.html' : form === 'clean' ? '' : '/'}`)
}

const readTargets = async (site: Pick<DocsSite, 'root' | 'folders'>): Promise<Targets> => {
  const reader = createDocsReader(site)
  const texts = new Map<string, string>()
  for (const name of await listDocs(site).catch(() => [])) texts.set(name, await reader.page(name).catch(() => ''))
  return targetsIn(texts)
}

const shownText = (source: string, file: string, targets: Targets): string =>
  piecesOf(source)
    .map(piece => (piece.isCode ? shownBlock(piece.lines).join('\n') : replaceReferences(piece.text, file, targets)))
    .join('\n')
