import { codeFence, indented } from '../fence.ts'
import type { IncludeContext, IncludeRule } from './contract.ts'
import { dedented, escaped, selectBetween, selectLines, selectRegion } from './select.ts'

// https://dotnet.github.io/docfx/docs/markdown.html

const include = /\[!include\s*\[[^\]\n]*\]\(\s*([^\s()"]+)(?:\s+"[^"\n]*")?\s*\)\s*\]/i
const snippet =
  /^\s*\[!code(?:-([\w+#-]+))?\s*\[[^\]\n]*\]\(\s*([^\s()"?#]+)(?:\?([^\s()"#]*))?(?:#([^\s()"]*))?[^\n]*\)\s*\]\s*$/i
const codeBlock = /^\s*:::code\s+(\S.*?)\s*:::\s*$/
const attribute = /([\w-]+)="([^"\n]*)"/g

/** `[!INCLUDE [title](part.md)]` of DocFX, on a line of its own or within one. */
export const docfxIncludes: IncludeRule = async (lines, index, context) => {
  const line = lines[index] ?? ''
  const [whole, target = ''] = include.exec(line) ?? []
  if (whole === undefined) return
  const file = await context.open(fromRoot(target))
  const shown = file ? await context.expand(file) : []
  if (line.trim() === whole) return { lines: indented(shown, line), length: 1 }
  return { lines: [line.replace(whole, () => shown.join(' ').trim())], length: 1 }
}

/** `[!code-csharp[title](Lamp.cs?name=glow)]`, and `:::code language="csharp" source="Lamp.cs" id="glow":::`. */
export const docfxCode: IncludeRule = async (lines, index, context) => {
  const line = lines[index] ?? ''
  const [, given] = codeBlock.exec(line) ?? []
  if (given) {
    const {
      source = '',
      language,
      id,
      range
    } = Object.fromEntries([...given.matchAll(attribute)].map(([, key, value]) => [key, value]))
    return source ? showCode(line, source, language, { id, range }, context) : undefined
  }
  const [, language, source = '', query, fragment = ''] = snippet.exec(line) ?? []
  if (!source) return
  const { name, range, start, end } = Object.fromEntries(new URLSearchParams(query))
  const [, from, to = from] = /^L(\d+)(?:-L(\d+))?$/i.exec(fragment) ?? []
  const lineNumbers = from ? `${from}-${to}` : start ? `${start}-${end ?? start}` : undefined
  return showCode(
    line,
    source,
    language,
    { id: name ?? (from ? undefined : fragment), range: range ?? lineNumbers },
    context
  )
}

const showCode = async (
  line: string,
  source: string,
  language: string | undefined,
  { id, range }: { id: string | undefined; range: string | undefined },
  { open }: IncludeContext
) => {
  const file = await open(fromRoot(source))
  if (!file) return { lines: [], length: 1 }
  const named = id ? (selectRegion(file.lines, id) ?? selectSnippet(file.lines, id)) : undefined
  const shown = named ?? (range ? dedented(selectLines(file.lines, range, /-/)) : file.lines)
  const name = language?.replace(/-interactive$/, '')
  return { lines: indented(codeFence(file.path, shown, name ? { language: name } : {}), line), length: 1 }
}

/** A tilde is the folder of `docfx.json`. */
const fromRoot = (target: string): string => target.replace(/^~\//, '/')

/** `// <glow>` … `// </glow>`, in the comments of any language. */
const selectSnippet = (lines: readonly string[], id: string): string[] | undefined => {
  const tag = (name: string) => new RegExp(`^[^\\w<]*(?:rem\\s+)?<${name}>`, 'i')
  const found = selectBetween(lines, tag(escaped(id)), tag(`/${escaped(id)}`))
  return found && dedented(found.filter(line => !/^\s*(?:\/\/|#|--|'|;|<!--|rem\b)\s*<\/?[\w.-]+>/i.test(line)))
}
