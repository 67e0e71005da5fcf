import { codeFence, indented } from '../fence.ts'
import type { IncludeRule } from './contract.ts'
import { selectLines, selectRegion, selectSection } from './select.ts'

const snippet = /^\s*<<<\s*(\S.*?)(?:#([\w-]+))?\s*(?:\{([^{}]*)\})?\s*(?:\[(.+)\])?\s*$/
const partial = /^\s*<!--\s*@include:\s*(\S.*?)(?:#([\p{L}\p{N}_-]+))?(?:\{(\d*)(?:,(\d*))?\})?\s*-->\s*$/u

/** A line such as `@include parts/warnings.md`, which builds by hand have. */
const bare = /^\s*@include\s+([^\s"'`<>{}]+\.(?:mdx?|markdown))\s*$/

/** `<<< @/file.ts#region{1,3 ts:line-numbers} [title]`: the braces highlight lines and do not select them. */
export const vitePressSnippet: IncludeRule = async (lines, index, { open }) => {
  const line = lines[index] ?? ''
  const [, target, region, options = '', title] = snippet.exec(line) ?? []
  if (!target) return
  const file = await open(target)
  if (!file) return { lines: [], length: 1 }
  const language = /(?:^|\s)([a-z][\w+#-]*)/i.exec(options)?.[1]
  const shown = (region && selectRegion(file.lines, region)) || file.lines
  return {
    lines: indented(codeFence(file.path, shown, { ...(language && { language }), ...(title && { title }) }), line),
    length: 1
  }
}

/** `<!--@include: ./part.md#section{2,7}-->`. */
export const vitePressInclude: IncludeRule = async (lines, index, { open, expand }) => {
  const line = lines[index] ?? ''
  const [, target, name, from, to] = partial.exec(line) ?? []
  if (!target) return
  const file = await open(target)
  if (!file) return { lines: [], length: 1 }
  const part = name ? (selectRegion(file.lines, name) ?? selectSection(file.lines, name)) : undefined
  const own = part ?? file.lines
  const chosen = from === undefined ? own : selectLines(own, `${from}:${to ?? from}`)
  return { lines: indented(await expand({ ...file, lines: chosen }), line), length: 1 }
}

/** `@include parts/warnings.md` on a line of its own, where there is such a file. */
export const bareInclude: IncludeRule = async (lines, index, { open, expand }) => {
  const line = lines[index] ?? ''
  const [, target] = bare.exec(line) ?? []
  const file = target && (await open(target))
  return file ? { lines: indented(await expand(file), line), length: 1 } : undefined
}
