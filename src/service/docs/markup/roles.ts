import type { PhrasingContent } from 'mdast'

/** Roles that show a name of code, `phpclass` too; `~` before it leaves only its last part, `!` no link. */
const code =
  /(?:^|:)(?:\w*(?:class|function|method|const)|func|meth|attr|attribute|mod|module|obj|data|exc|type|member|macro|var|struct|enum|file|code|literal|command|option|envvar|program|samp|kbd|expr|opcode|pdbcmd|keyword|token|makevar|mimetype|regexp|confval|setting|djadmin|c|cpp|js)$/

/**
 * What a reader sees of a role of MyST or reStructuredText: ``:ref:`text <label>` `` shows its text, `` :doc:`path` ``
 * the name of the page, ``:class:`~a.b.C` `` the last part of the name. What is on another site (`python:library/pdb`)
 * has no link, because its address is not known.
 */
export const roleContent = (role: string, content: string): PhrasingContent[] => {
  const [, title, target = ''] = /^(.*?)\s*<([^<>]+)>$/s.exec(content) ?? []
  const text = (title ?? content).trim()
  // Roles that a project has made itself shorten names in the same way.
  const isShortened = !title && /^~[\w-]+(?:\.[\w-]+)+$/.test(text)
  const isElsewhere = /^[\w-]+:(?!\/\/)/.test(title ? target : text)
  if (code.test(role) || isShortened) return [{ type: 'inlineCode', value: title ?? codeName(text) }]
  if (/^(?:doc|any|download|external)$/.test(role) && title && !isElsewhere) return [link(title, target)]
  if (role === 'doc' && !isElsewhere) return [link(pageName(text), text)]
  if (/^(?:ref|numref|any|eq|doc|std:ref)$/.test(role)) return [{ type: 'text', value: title ?? words(text) }]
  if (role === 'math') return [{ type: 'inlineCode', value: text }]
  if (/^(?:pep|rfc|cve|cwe)$/.test(role)) return [{ type: 'text', value: title ?? `${role.toUpperCase()} ${text}` }]
  if (/^(?:strong|guilabel)$/.test(role))
    return [{ type: 'strong', children: [{ type: 'text', value: text.replaceAll('&', '') }] }]
  // A sentence is a tip that the site shows beside the word, and no expansion of letters.
  if (role === 'abbr' && text.endsWith('.)')) return [{ type: 'text', value: (text.split('(', 1)[0] ?? '').trimEnd() }]
  if (role === 'menuselection') return [{ type: 'text', value: text.replaceAll('-->', '›').replaceAll('&', '') }]
  if (/^(?:emphasis|dfn|title|title-reference)$/.test(role))
    return [{ type: 'emphasis', children: [{ type: 'text', value: text }] }]
  return [{ type: 'text', value: text }]
}

const codeName = (text: string): string => {
  const name = text.replace(/^[!~.]+/, '')
  return text.startsWith('~') ? (name.split('.').at(-1) ?? name) : name
}

const words = (label: string): string =>
  label
    .replace(/^.*[:/]/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()

const link = (title: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: title }]
})

/** The name of a page by its path. An index has the name of its folder. */
const pageName = (path: string): string => words(path.replace(/\/index$/, ''))
