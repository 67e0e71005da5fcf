import type { Root, RootContent } from 'mdast'
import { readBlocks } from './blocks.ts'
import type { RstContext } from './context.ts'
import { readNames } from './names.ts'

export { readNames }

/**
 * Parses reStructuredText to Markdown nodes and directives. Unknown constructs show their content, and nothing is an
 * error, because the page is shown to readers whatever a compiler would report.
 */
export const parseRst = (source: string): Root => {
  const lines = source.split('\n').map(line => line.replaceAll('\t', '        ').trimEnd())
  const context: RstContext = {
    depth: 0,
    adornments: [],
    hasBegun: { value: false },
    named: [],
    language: { value: null },
    titleDepth: { value: 0 },
    scope: { module: '', program: '', domain: '' },
    classes: [],
    ...readNames(lines)
  }
  return { type: 'root', children: readBlocks(lines, context) as RootContent[] }
}
