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
  for (const folder of shared) {
    const file = await open(folder + (folder ? target.replace(/^\//, '') : target))
    if (!file) continue
    const isText = /\.(?:md|markdown|html?)$/i.test(file.path)
    return { lines: indented(isText ? await expand(file) : codeFence(file.path, file.lines), line), length: 1 }
  }
  return { lines: [], length: 1 }
}
