import { codeFence, indented } from '../fence.ts'
import type { IncludeRule } from './contract.ts'
import { selectLines } from './select.ts'

const imported = /^\s*@\[code(?:\{(\d*)(?:-(\d*))?\})?(?:\s+([\w+#-]+))?[^\]]*\]\(([^)]+)\)\s*$/

/**
 * `@[code{2-7} js{3}:no-line-numbers](../lamp.js)`: the first braces select lines, the others highlight them. A path that
 * begins with an alias of the configuration, which is a function, names the folder of that name: `@snippets/lamp.js`.
 */
export const vuePressCode: IncludeRule = async (lines, index, { open }) => {
  const line = lines[index] ?? ''
  const [, from, to, language, target] = imported.exec(line) ?? []
  if (!target) return
  const file = (await open(target)) ?? (await open(target.replace(/^@(?=\w)/, '/')))
  if (!file) return { lines: [], length: 1 }
  const shown = from === undefined ? file.lines : selectLines(file.lines, `${from}:${to ?? from}`)
  return { lines: indented(codeFence(file.path, shown, language ? { language } : {}), line), length: 1 }
}
