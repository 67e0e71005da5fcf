import type { Root, RootContent } from 'mdast'
import type { RstRules } from '../contract.ts'
import { plainText } from '../markup/content.ts'
import { readBlocks } from './blocks.ts'
import type { RoleLinkReader, RstContext } from './context.ts'
import { readInlineRst } from './inline.ts'
import { readNames } from './names.ts'

export { makeId } from './docutils-id.ts'
export { readGrid } from './tables.ts'
export type { RoleLinkReader }
export { readNames }

/**
 * Parses reStructuredText to Markdown nodes and directives. Unknown constructs show their content, and nothing is an
 * error, because the page is shown to readers whatever a compiler would report.
 */
export const parseRst = (source: string, rules?: RstRules, roleLink?: RoleLinkReader): Root => {
  const lines = source.split('\n').map(line => line.replaceAll('\t', '        ').trimEnd())
  return { type: 'root', children: readBlocks(lines, contextOf(lines, rules, roleLink)) as RootContent[] }
}

/** The words of a line without its markup. */
export const wordsOfRst = (line: string, rules?: RstRules): string =>
  plainText(readInlineRst(line, contextOf([], rules)))

const contextOf = (
  lines: string[],
  { domain, names }: RstRules = { domain: '', names: '' },
  roleLink: RoleLinkReader = () => undefined
): RstContext => ({
  depth: 0,
  adornments: [],
  hasBegun: { value: false },
  named: [],
  language: { value: null },
  titleDepth: { value: 0 },
  scope: { module: '', program: '', domain },
  classes: [],
  roleLink,
  // What the page names itself comes last, and counts.
  ...readNames([...names.split('\n'), '', ...lines])
})
