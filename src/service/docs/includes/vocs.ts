import { indented } from '../fence.ts'
import type { IncludeRule } from './contract.ts'
import { escaped, selectBetween } from './select.ts'

const include = /^\s*\/\/ \[!include ([^\s\]:]+)(?::([^\s\]]+))?((?: [^\]\n]*)?)\]\s*$/
const regionMarker = /^\s*\/\/ \[!(?:end)?region [^\]\n]*\]/
const replacement = /\/((?:[^/\\\n]|\\.)+)\/((?:[^/\\\n]|\\.)*)\//g

/** `// [!include ~/snippets/lamp.ts:region /find/replace/]` within code. One that cannot be read is left out. */
export const vocsCode: IncludeRule = async (lines, index, { open }) => {
  const line = lines[index] ?? ''
  const [, target, region, replacements = ''] = include.exec(line) ?? []
  if (!target) return
  const file = await open(target)
  const shown = (region && regionIn(file?.lines ?? [], region)) || file?.lines
  const text = shown?.filter(own => !regionMarker.test(own)).join('\n')
  return {
    lines: text === undefined ? [] : indented(replaced(text.trimEnd(), replacements).split('\n'), line),
    length: 1
  }
}

/** The lines of a region, which lasts to the end of the file where it is never ended. */
const regionIn = (lines: readonly string[], name: string): string[] | undefined =>
  selectBetween(
    lines,
    new RegExp(`// \\[!region ${escaped(name)}\\]`),
    new RegExp(`// \\[!endregion ${escaped(name)}\\]`)
  )

const replaced = (text: string, replacements: string): string =>
  [...replacements.matchAll(replacement)].reduce(
    (changed, [, find = '', by = '']) => changed.replaceAll(unescaped(find), () => unescaped(by)),
    text
  )

const unescaped = (text: string): string => text.replaceAll('\\/', '/')
