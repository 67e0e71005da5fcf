import { posix } from 'node:path'
import type { FillPage } from '../contract.ts'
import { fenceMarkerOf } from '../markup/index.ts'
import type { IncludeContext, IncludedFile, IncludeRule } from './contract.ts'
import { docfxCode, docfxIncludes } from './docfx.ts'
import { docsifyIncludes } from './docsify.ts'
import { hugoCode, hugoIncludes } from './hugo.ts'
import { mdBookLinks } from './mdbook.ts'
import { importsOf, showImports } from './mdx-imports.ts'
import { codeIncludes, markdownIncludes, pluginIncludes, snippets } from './mkdocs.ts'
import { mystIncludes, rstIncludes } from './sphinx.ts'
import { bareInclude, vitePressInclude, vitePressSnippet } from './vitepress.ts'
import { vocsCode } from './vocs.ts'
import { vuePressCode } from './vuepress.ts'

/** Most levels, characters and files that a page includes: enough for any page, and a limit for circular includes. */
const max = { depth: 8, characters: 2_000_000, files: 1_000 }

const anyInclude =
  /<<<|@include|@\[code|8<-|\[!(?:include|INCLUDE|Include|code|CODE)|:::code|\{!|\{\*|\{\{\s*#|\{\{[<%]|\{%-?\s*include|literalinclude|["']:include[\s"']|\{include\}|\.\. include::|^import\s+(?:[A-Z]|\{\s*(?:default|Content)\s)/m

/**
 * Expands the includes of a page, in the notations of VitePress, VuePress, Vocs, MkDocs, mdBook, Sphinx, Hugo, DocFX, Docsify and MDX.
 * Removes an include whose file cannot be read.
 *
 * @param file Path of the page, relative to the docs folder.
 * @param parts Lines of imports by which a site gives parts a name on all of its pages.
 */
export const expandIncludes = async (
  file: string,
  source: string,
  read: Parameters<FillPage>[2],
  parts: readonly string[] = []
): ReturnType<FillPage> => {
  const shared = importsOf(parts)
  if (!anyInclude.test(source) && !shared.some(({ name }) => uses(source, name))) return { source, included: [] }
  // Three tildes underline a title in reStructuredText, also in what such a page includes.
  const hasFences = !/\.rst$/i.test(file)
  const included = new Set<string>()
  let left = max.characters
  const known = new Map<string, string | undefined>()
  const readOnce = async (path: string): Promise<string | undefined> => {
    if (!known.has(path) && known.size < max.files) known.set(path, await read(path))
    return known.get(path)
  }

  const contextOf = (from: string, above: readonly string[]): IncludeContext => ({
    open: async target => {
      // Quarto has what is included name files from the page that includes it.
      for (const path of new Set([...candidates(from, target), ...candidates(file, target)])) {
        if (above.includes(path)) continue
        const text = left > 0 ? await readOnce(path) : undefined
        if (text === undefined) continue
        left -= text.length
        included.add(path)
        return { path, lines: text.replace(/^\uFEFF|\r?\n$/g, '').split(/\r\n?|\n/) }
      }
      return undefined
    },
    expand: async part => {
      if (above.length >= max.depth) return []
      const text = withoutFrontMatter(part).join('\n')
      return (await expandText(part.path, text, [...above, part.path])).split('\n')
    }
  })

  const expandText = async (path: string, text: string, above: readonly string[]): Promise<string> => {
    const context = contextOf(path, above)
    const lines = text.split(/\r\n?|\n/)
    const imports = /\.mdx?$/i.test(path) ? [...importsOf(lines), ...shared.filter(({ name }) => uses(text, name))] : []
    const shown = imports.length > 0 ? await showImports(lines.join('\n'), imports, context) : text
    return expandLines(shown.split(/\r\n?|\n/), context, hasFences)
  }

  return { source: await expandText(file, source, [file]), included: [...included] }
}

/** Whether a text shows a component. */
const uses = (text: string, name: string): boolean => text.includes(`<${name}`)

/** Rules that apply to text only; the others apply within code too. */
const inText: IncludeRule[] = [
  vitePressSnippet,
  vitePressInclude,
  bareInclude,
  vuePressCode,
  codeIncludes,
  pluginIncludes,
  mystIncludes,
  rstIncludes,
  hugoIncludes,
  docfxIncludes,
  docfxCode,
  docsifyIncludes
]
const anywhere: IncludeRule[] = [snippets, markdownIncludes, mdBookLinks]

/** Most includes on one line. */
const maxOnLine = 8

const expandLines = async (lines: string[], context: IncludeContext, hasFences: boolean): Promise<string> => {
  const expanded: string[] = []
  let fence = ''
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? ''
    const included = anyInclude.test(line)
      ? await includeAt(lines, index, fence ? [hugoCode, vocsCode, ...anywhere] : [...inText, ...anywhere], context)
      : undefined
    if (included) {
      expanded.push(...included.lines)
      index += included.length
      continue
    }
    const marker = (hasFences && fenceMarkerOf(line)) || ''
    if (!fence) fence = marker
    else if (marker.startsWith(fence) && line.trim().endsWith(marker)) fence = ''
    expanded.push(line)
    index++
  }
  return expanded.join('\n')
}

const includeAt = async (lines: string[], index: number, rules: IncludeRule[], context: IncludeContext) => {
  for (const rule of rules) {
    let found = await rule(lines, index, context)
    if (!found) continue
    for (let again = 0; again < maxOnLine && found?.lines.length === 1; again++) {
      const next = await rule(found.lines, 0, context)
      if (!next) break
      found = { ...next, length: found.length }
    }
    return found
  }
  return undefined
}

/** The paths that an include may mean: relative to the page, to the docs folder, to its language’s, or to the folder above. */
const candidates = (from: string, target: string): string[] => {
  if (/^[a-z][a-z\d+.-]+:/i.test(target)) return []
  const rooted = /^(?:@site\/|@\/|~\/|\/)(.*)$/.exec(target)?.[1]
  const paths = rooted === undefined ? [posix.join(posix.dirname(from), target), target] : [rooted]
  const [language = '.'] = from.split('/')
  const others = [language, '..'].map(folder => posix.join(folder, rooted ?? target))
  return [...new Set([...paths, ...others].map(path => posix.normalize(path)))]
}

const withoutFrontMatter = ({ lines }: IncludedFile): string[] => {
  const fence = lines[0]?.trimEnd() ?? ''
  const end = /^(?:---|\+\+\+)$/.test(fence)
    ? lines.findIndex((line, index) => index > 0 && line.trimEnd() === fence)
    : -1
  return lines.slice(end + 1)
}
