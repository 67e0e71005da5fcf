import { codeFence, indented } from '../fence.ts'
import { readMystOptions } from '../markup/index.ts'
import type { IncludeRule } from './contract.ts'
import { dedented, selectLines } from './select.ts'

const inMyst = /^(\s*)(`{3,}|~{3,}|:{3,})\{(literalinclude|include)\}\s*(\S+)\s*$/
const inRst = /^(\s*)\.\. (literalinclude|include):: *(\S.*?)\s*$/

/** `literalinclude` and `include` of MyST: a fence with options. */
export const mystIncludes: IncludeRule = async (lines, index, { open, expand }) => {
  const line = lines[index] ?? ''
  const [, , marker = '', kind, target] = inMyst.exec(line) ?? []
  if (!target) return
  const end = lines.findIndex((other, at) => at > index && other.trim() === marker)
  const { options } = readMystOptions(lines.slice(index + 1, end < 0 ? undefined : end))
  const length = (end < 0 ? lines.length : end + 1) - index
  const file = await open(target)
  if (!file) return { lines: [], length }
  const chosen = choose(file.lines, options)
  const language = options.language ?? options.code
  const fence = kind === 'literalinclude' || language !== undefined || options.literal !== undefined
  const named = { ...(language !== undefined && { language }), ...(options.caption && { title: options.caption }) }
  return {
    lines: indented(fence ? codeFence(file.path, chosen, named) : await expand({ ...file, lines: chosen }), line),
    length
  }
}

/** The same in reStructuredText, where the options are indented below. */
export const rstIncludes: IncludeRule = async (lines, index, { open, expand }) => {
  const line = lines[index] ?? ''
  const [, space = '', kind, target] = inRst.exec(line) ?? []
  if (!target) return
  let next = index + 1
  while (/^\s+:[\w-]+:/.test(lines[next] ?? '') && (lines[next] ?? '').search(/\S/) > space.length) next++
  const { options } = readMystOptions(lines.slice(index + 1, next))
  const length = next - index
  const file = await open(target)
  if (!file) return { lines: [], length }
  const chosen = choose(file.lines, options)
  const language = options.language ?? options.code
  if (kind === 'include' && language === undefined && options.literal === undefined) {
    return { lines: indented(await expand({ ...file, lines: chosen }), line), length }
  }
  const caption = options.caption ? [`   :caption: ${options.caption}`] : []
  const head = `.. code-block:: ${language ?? file.path.split('.').at(-1)}`
  const body = chosen.map(text => (text ? `   ${text}` : text))
  return { lines: indented([head, ...caption, '', ...body, ''], line), length }
}

/** The lines that the options choose. Numbers come first, as in Sphinx. */
const choose = (all: string[], options: Record<string, string>): string[] => {
  let lines = all
  if (options['start-line'] || options['end-line']) {
    lines = lines.slice(Number(options['start-line']) || 0, Number(options['end-line']) || undefined)
  }
  if (options.pyobject) lines = pythonObject(lines, options.pyobject)
  if (options.lines) lines = selectLines(lines, options.lines, /-/)
  const holding = (text: string | undefined, from = 0) =>
    text === undefined ? -1 : lines.findIndex((line, index) => index >= from && line.includes(text))
  const after = holding(options['start-after'])
  const at = holding(options['start-at'])
  const start = after >= 0 ? after + 1 : Math.max(0, at)
  const before = holding(options['end-before'], start)
  const last = holding(options['end-at'], start)
  lines = lines.slice(start, before >= 0 ? before : last >= 0 ? last + 1 : undefined)
  return options.dedent === undefined ? lines : dedented(lines)
}

/** A class or function of Python by its name, `Class.method`. */
const pythonObject = (lines: string[], name: string): string[] => {
  let found = lines
  for (const part of name.split('.')) {
    const start = found.findIndex(line => new RegExp(String.raw`^\s*(?:async\s+)?(?:def|class)\s+${part}\b`).test(line))
    if (start < 0) return lines
    const indent = (found[start] ?? '').search(/\S/)
    const length = found.slice(start + 1).findIndex(line => line.trim() && line.search(/\S/) <= indent)
    found = found.slice(start, length < 0 ? undefined : start + 1 + length)
  }
  return found
}
