import { codeFence, indented } from '../fence.ts'
import type { IncludeRule } from './contract.ts'

const shortcode =
  /^\s*\{\{[<%]\s*(?:[\w-]+\/)*(?:include|shared|embed(?:-\w+)?|read-?file|code_?sample|codenew)\s+(?:source\s*=\s*\S{1,200}\s+)?(?:(?:file|path|src|lookup)\s*=\s*)?(["'`]?)([^\s"'`<>{}]+\.\w+)\1[^\n{}]*[%>]\}\}\s*$/i

/** Where sites keep what their pages share, beside the folder of the page. */
const shared = ['', 'embeds/', 'includes/', 'examples/', 'shared/']

/** `{{% include "part.md" %}}`, `{{< readfile file="a.yaml" >}}` and the like: shortcodes of a site’s own, by their usual names. */
export const hugoIncludes: IncludeRule = async (lines, index, { open, expand }) => {
  const line = lines[index] ?? ''
  const [, , target] = shortcode.exec(line) ?? []
  if (!target) return
  // Quarto shows a cell of a notebook, which only runs there.
  if (/\.ipynb$/i.test(target)) return { lines: [], length: 1 }
  for (const folder of shared) {
    const file = await open(folder + (folder ? target.replace(/^\//, '') : target))
    if (!file) continue
    const isText = /\.(?:[qr]?md|markdown|html?)$/i.test(file.path)
    return { lines: indented(isText ? await expand(file) : codeFence(file.path, file.lines), line), length: 1 }
  }
  return { lines: [], length: 1 }
}

/** The same within code, which is then that of the file. One that cannot be read stays. */
export const hugoCode: IncludeRule = async (lines, index, { open }) => {
  const line = lines[index] ?? ''
  const [, , target] = shortcode.exec(line) ?? []
  const file = target ? await open(target) : undefined
  return file && { lines: indented(file.lines, line), length: 1 }
}
