import { codeFence, indented } from '../fence.ts'
import type { IncludedFile, IncludeRule } from './contract.ts'
import { escaped, selectBetween, selectLines } from './select.ts'

const link = /\{\{\s*#(include|rustdoc_include|playground|playpen|title)\s+(.*?)\s*\}\}/
const anyAnchor = /ANCHOR(?:_END)?:\s*[\w-]+/

/** `{{#include file.rs:2:10}}`, `{{#include file.rs:anchor}}`, `{{#playground file.rs}}`, `{{#title …}}`. */
export const mdBookLinks: IncludeRule = async (lines, index, { open, expand }) => {
  const line = lines[index] ?? ''
  const found = link.exec(line)
  if (!found || /[\\`]/.test(line[found.index - 1] ?? '')) return
  const [whole, kind = '', argument = ''] = found
  const replaced = (text: string) => ({ lines: [line.replace(whole, () => text)], length: 1 })
  if (kind === 'title') return replaced('')
  const [target = ''] = argument.split(/\s/)
  const [, path = target, part = ''] = /^(.*?\.\w+)(?::(.*))?$/.exec(target) ?? []
  const file = await open(path)
  if (!file) return replaced('')
  const chosen = partOf(file, part, kind).filter(text => !anyAnchor.test(text))
  const shown = kind.startsWith('play') ? codeFence(path, chosen) : await expand({ ...file, lines: chosen })
  return line.trim() === whole ? { lines: indented(shown, line), length: 1 } : replaced(shown.join('\n'))
}

/** The lines of a part. An anchor that occurs again is shown once, and with `rustdoc_include` each time. */
const partOf = ({ lines }: IncludedFile, part: string, kind: string): readonly string[] => {
  if (!part) return lines
  if (/^[\d:]+$/.test(part)) return selectLines(lines, part)
  const marker = (name: string) => new RegExp(String.raw`${name}:\s*${escaped(part)}(?![\w-])`)
  const [start, end] = [marker('ANCHOR'), marker('ANCHOR_END')]
  if (kind !== 'rustdoc_include') return selectBetween(lines, start, end) ?? []
  let isShown = false
  return lines.filter(line => {
    isShown = isShown ? !end.test(line) : start.test(line)
    return isShown
  })
}
