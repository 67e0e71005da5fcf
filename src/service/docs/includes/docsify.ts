import { codeFence, indented } from '../fence.ts'
import type { IncludeRule } from './contract.ts'
import { dedented, escaped, selectBetween } from './select.ts'

// https://docsify.js.org/#/embed-files

const include = /^\s*\[[^\]\n]*\]\(\s*([^\s()"'<>]+)\s+(["']):include(?=[\s"'])([^\n]*)\2\s*\)\s*$/

/** `[lamp](lamp.js ':include :type=code :fragment=demo')`, on a line of its own. */
export const docsifyIncludes: IncludeRule = async (lines, index, { open, expand }) => {
  const line = lines[index] ?? ''
  const [, target = '', , given = ''] = include.exec(line) ?? []
  if (!target) return
  const option = (name: string) => new RegExp(`:${name}=([\\w-]+)`).exec(given)?.[1]
  const type = option('type') ?? (/\.(?:md|markdown)$/i.test(target) ? 'markdown' : 'code')
  const isShown = type === 'markdown' || (type === 'code' && !media.test(target))
  const file = isShown ? await open(target) : undefined
  if (!file) return { lines: [], length: 1 }
  const fragment = option('fragment')
  const marker = fragment && new RegExp(`(?:###|///)\\s*\\[${escaped(fragment)}\\]`)
  const shown = marker ? dedented(selectBetween(file.lines, marker, marker) ?? []) : file.lines
  const text = type === 'markdown' ? await expand({ ...file, lines: shown }) : codeFence(file.path, shown)
  return { lines: indented(text, line), length: 1 }
}

/** What is played, or shown in a frame. */
const media = /\.(?:html?|mp3|mp4|ogg|mmd)$/i
