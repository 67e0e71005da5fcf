import { rewriteLines } from '../../markup/index.ts'
import { slugOfMarkdown } from './heading-ids.ts'

/** `!>` is important and `?>` a tip: https://docsify.js.org/#/helpers */
const helpers: Record<string, string> = { '!': 'IMPORTANT', '?': 'TIP' }

const ignoring = / ?(?:<!-- )?\{docsify-ignore(?:-all)?\}(?: -->)?/g

/**
 * Writes what only Docsify and its tabs understand as Markdown that others do too.
 *
 * @param isLatest Whether it is version 5, in whose ids what is said to the sidebar stays.
 */
export const replaceDocsify = (source: string, { isLatest }: { isLatest: boolean }): string => {
  let hasTabs = false
  return rewriteLines(source, (lines, index) => {
    const line = lines[index] ?? ''
    const [, indent = '', helper, said = ''] = /^( {0,3})([!?])>\s?(.*)$/.exec(line) ?? []
    if (helper) return { lines: [`${indent}> [!${helpers[helper]}]`, `${indent}> ${said}`], last: index }
    const tabs = /^\s*<!--\s*tabs:(start|end)\s*-->/.exec(line)?.[1]
    if (tabs) hasTabs = tabs === 'start'
    // A tab is called by a heading or by a comment; it is no section.
    const tab = hasTabs ? (/^\s*#{1,6}\s(.*)$/.exec(line) ?? /^\s*<!--\s*tab:(.*)-->/.exec(line))?.[1] : undefined
    if (tab) return { lines: ['', `**${tab.replaceAll(/\*\*|__/g, '').trim()}**`, ''], last: index }
    const [, signs = '', heading = ''] = /^( {0,3}#{1,6}\s+)(.*)$/.exec(line) ?? []
    const isIgnored = heading.search(ignoring) >= 0
    const [own = '', given = isIgnored && isLatest ? slugOfMarkdown(heading) : undefined] =
      /\s:id=([\w%-]+)/.exec(heading) ?? []
    if (!isIgnored && !own) return undefined
    const shown = heading.replace(own, '').replaceAll(ignoring, '')
    return { lines: [`${signs}${shown}${given === undefined ? '' : ` {#${given}}`}`], last: index }
  })
}
