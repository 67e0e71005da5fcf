import { codeFence, indented } from '../fence.ts'
import type { IncludeContext, IncludedFile, IncludeRule } from './contract.ts'
import { dedented, escaped, selectBetween, selectLines } from './select.ts'

const scissors = '(?<!-)-+8<-+'
const single = new RegExp(String.raw`^(.*?)${scissors}[ \t]+(["'])(.+?)\2[ \t]*$`)
const blockMarker = new RegExp(String.raw`^\s*${scissors}\s*$`)
const sectionMarker = new RegExp(String.raw`${scissors}\s*\[(?:start|end):`)

/** `--8<-- "file.md:2:5"`, or a list of files between two scissors. */
export const snippets: IncludeRule = async (lines, index, context) => {
  const line = lines[index] ?? ''
  const [, before = '', , target] = single.exec(line) ?? []
  if (target && !before.trim().endsWith(';')) {
    return { lines: indented(await snippetOf(target, context), line), length: 1 }
  }
  if (!blockMarker.test(line)) return
  const end = lines.findIndex((other, at) => at > index && blockMarker.test(other))
  if (end < 0) return { lines: [], length: 1 }
  const targets = lines.slice(index + 1, end).map(text => text.trim())
  const parts = await Promise.all(
    targets.filter(text => text && !text.startsWith(';')).map(text => snippetOf(text, context))
  )
  return { lines: indented(parts.flat(), line), length: end - index + 1 }
}

const snippetOf = async (target: string, { open, expand }: IncludeContext): Promise<string[]> => {
  const [, path = target, part = ''] = /^(.*?)((?::[\w,:-]*)?)$/.exec(target) ?? []
  const file = await open(path)
  return file ? (await expand(partOf(file, part.slice(1)))).filter(line => !sectionMarker.test(line)) : []
}

const partOf = (file: IncludedFile, part: string): IncludedFile => {
  if (!part) return file
  if (/^[\d:,]+$/.test(part))
    return { ...file, lines: selectLines(file.lines, part.replaceAll(/(^|,)(\d+)(?=,|$)/g, '$1$2:')) }
  const marker = (which: string) => new RegExp(String.raw`${scissors}\s*\[${which}:\s*${escaped(part)}\s*\]`)
  return { ...file, lines: dedented(selectBetween(file.lines, marker('start'), marker('end')) ?? []) }
}

const markdownInclude = /\{!>?\s*([^\s{}!]+\.\w+)\s*!(?:\s*(?:lines|ln)=([\d\s-]+))?\}/

/** `{!file.md!}`, also within a line and within code. */
export const markdownIncludes: IncludeRule = async (lines, index, { open, expand }) => {
  const line = lines[index] ?? ''
  const found = markdownInclude.exec(line)
  if (!found?.[1] || /[\\`]/.test(line[found.index - 1] ?? '')) return
  const [whole, target, ranges] = found
  const file = await open(target)
  const chosen = file && (await expand(ranges ? { ...file, lines: selectLines(file.lines, ranges, /-/) } : file))
  if (line.trim() === whole) return { lines: indented(chosen ?? [], line), length: 1 }
  return { lines: [line.replace(whole, () => (chosen ?? []).join('\n'))], length: 1 }
}

const code = /^\s*\{\*\s*(\S+)(?:\s+(.*?))?\s*\*\}\s*$/

/** `{* ../src/a.py ln[1:3] hl[2] *}`: a file as code. */
export const codeIncludes: IncludeRule = async (lines, index, { open }) => {
  const line = lines[index] ?? ''
  const [, target, options = ''] = code.exec(line) ?? []
  if (!target) return
  const file = await open(target)
  if (!file) return { lines: [], length: 1 }
  const ranges = /\bln\[([\d:,\s]+)\]/.exec(options)?.[1]
  const title = /\btitle\[([^\]]+)\]/.exec(options)?.[1]
  const chosen = ranges ? selectLines(file.lines, ranges) : file.lines
  return { lines: indented(codeFence(file.path, chosen, title ? { title } : {}), line), length: 1 }
}

const plugin = /^\s*\{%-?\s*include(?:-markdown|_markdown)?\s+(["'])(.+?)\1(.*?)-?%\}\s*$/

/** `{% include-markdown "file.md" start="…" end="…" %}`, and the include of Jinja. */
export const pluginIncludes: IncludeRule = async (lines, index, { open, expand }) => {
  const line = lines[index] ?? ''
  const [, , target, options = ''] = plugin.exec(line) ?? []
  if (!target) return
  const file = await open(target)
  if (!file) return { lines: [], length: 1 }
  const optionOf = (name: string) => new RegExp(String.raw`\b${name}\s*=\s*(["'])(.*?)\1`).exec(options)?.[2]
  const [start, end] = [optionOf('start'), optionOf('end')]
  let text = file.lines.join('\n')
  if (start && text.includes(start)) text = text.slice(text.indexOf(start) + start.length)
  if (end && text.includes(end)) text = text.slice(0, text.indexOf(end))
  return { lines: indented(await expand({ ...file, lines: text.split('\n') }), line), length: 1 }
}
