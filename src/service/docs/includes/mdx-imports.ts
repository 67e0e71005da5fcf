import { codeFence } from '../fence.ts'
import type { IncludeContext, IncludedFile } from './contract.ts'

/** The whole file under a name; Astro also calls it `Content`. */
const imported = /^import\s+(?:([A-Z]\w*)|\{\s*(?:default|Content)\s+as\s+([A-Z]\w*)\s*\})\s+from\s+(["'])(.+?)\3;?\s*$/

/** A file that a page imports under a name. */
export interface Import {
  name: string
  /** Addresses at which it may be. */
  targets: string[]
  /** Whether its text is shown as code. */
  isCode: boolean
}

/** The imports of a page that include another page’s text or a file’s code, without imports of components. */
export const importsOf = (lines: readonly string[]): Import[] =>
  lines.flatMap(line => {
    const [, whole, content, , written = ''] = imported.exec(line) ?? []
    // A formatter of Markdown escapes what it takes for markup in a string, which means the same: `'./\_part.md'`.
    const address = written.replaceAll(/\\(?=[\W_])/g, '')
    const name = whole ?? content
    if (!name) return []
    const isCode = /^!!raw-loader!|\?raw$/.test(address)
    const target = address.replace(/^!!raw-loader!/, '').replace(/\?raw$/, '')
    const isRead = /^(?:\.|@[\w-]*\/|~\/|\/)/.test(target) && (isCode || /\.mdx?$/i.test(target))
    return isRead ? [{ name, targets: targetsOf(target), isCode }] : []
  })

/** The site may give a folder a name of its own, which is usually that of the folder: `@parts/a.mdx`. */
const targetsOf = (target: string): string[] => {
  const [, path] = /^@((?!site\/)[\w-]+\/.*)$/.exec(target) ?? []
  return path ? [path, `_${path}`] : [target.replace(/^~\//, '@/')]
}

/** Replaces uses of imports with their contents: `<Part />`, `<CodeBlock>{Code}</CodeBlock>`, `<Code code={Code} />`. */
export const showImports = async (
  source: string,
  imports: readonly Import[],
  { open, expand }: IncludeContext
): Promise<string> => {
  let text = source
  for (const { name, targets, isCode } of imports) {
    let file: IncludedFile | undefined
    for (const target of targets) file ??= await open(target)
    const shown = file && !isCode ? `\n\n${withoutImports((await expand(file)).join('\n'))}\n\n` : ''
    const pattern = isCode ? codeUse(name) : partUse(name)
    text = text.replaceAll(pattern, use => {
      if (!file || !isCode) return shown
      const language = /\b(?:language|lang)=["']([\w+#-]+)["']/.exec(use)?.[1]
      const title = /\btitle=["']([^"']+)["']/.exec(use)?.[1]
      return `\n\n${codeFence(file.path, file.lines, { ...(language && { language }), ...(title && { title }) }).join('\n')}\n\n`
    })
  }
  return text
}

/** Imports at the top of a part: within a list or a note of the page that shows it they would be text. */
const withoutImports = (text: string): string => text.replace(importsAtTop, '')

const importsAtTop = /^(?:\s*import\s+(?:[\w$*{][\w$*{},\s]{0,500}\sfrom\s+)?(["'])[^"'\n]+\1;?[ \t]*(?:\n|$))+/

const partUse = (name: string): RegExp => new RegExp(String.raw`<${name}(?:\s[^<>]*)?(?:/>|>\s*</${name}>)`, 'g')

const codeUse = (name: string): RegExp =>
  new RegExp(
    String.raw`<(\w+)(?:\s[^<>]*)?>\s*\{${name}\}\s*</\1>|<\w+\s(?:[^<>]*\s)?(?:code|content|children)=\{${name}\}[^<>]*/>`,
    'g'
  )
