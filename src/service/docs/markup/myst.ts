import { parse as parseYaml } from 'yaml'
import { isObject } from '../../../shared/objects.ts'
import type { Directive } from './directive.ts'

/** A parsed directive of MyST: ```` ```{name} argument ````, its options, its content. */
export interface MystDirective {
  name: string
  argument: string
  options: Record<string, string>
  body: string[]
}

const opening = /^\{([A-Za-z][\w:.+-]*)\}\s*(.*)$/

/** The name and argument of a MyST fence; `undefined` for any other fence. */
export const readMystInfo = (info: string): Pick<MystDirective, 'name' | 'argument'> | undefined => {
  const [, name, argument = ''] = opening.exec(info.trim()) ?? []
  return name ? { name, argument } : undefined
}

/** Separates the options at the beginning, `:key: value` a line or YAML between dashes, from the content. */
export const readMystOptions = (lines: string[]): Pick<MystDirective, 'options' | 'body'> => {
  if (lines[0]?.trim() === '---') {
    const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---')
    if (end > 0) return { options: readYaml(lines.slice(1, end).join('\n')), body: lines.slice(end + 1) }
  }
  const options: Record<string, string> = {}
  let start = 0
  for (; start < lines.length; start++) {
    const [, key, value = ''] = /^\s*:([\w-]+):(?:\s+(.*))?$/.exec(lines[start] ?? '') ?? []
    if (!key) break
    options[key] = value.trim()
  }
  return { options, body: lines.slice(start) }
}

const readYaml = (yaml: string): Record<string, string> => {
  try {
    const value: unknown = parseYaml(yaml)
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, String(entry)])) : {}
  } catch {
    return {}
  }
}

/** Directives whose content is shown as it is written. */
const verbatim =
  /^(code|code-block|code-cell|sourcecode|parsed-literal|prompt|doctest|ipython|math|mermaid|graphviz|plot|literalinclude)$/

/** Directives that show nothing in the text. */
const unseen = /^(toctree|contents|index|raw|bibliography|image|only|sectionauthor|currentmodule|highlight|tags|meta)$/

/** Tags of a cell whose code readers do not see. */
const hidden = /\bremove[-_](?:cell|input)\b/

/** Directives whose argument begins the content. */
const saidFirst =
  /^(note|tip|hint|info|warning|caution|danger|important|attention|error|seealso|todo|success|failure|question|bug|example|centered)$/

/** Directives whose argument is their title. */
const titled =
  /^(admonition|dropdown|tab-item|card|grid-item-card|tab|details|topic|sidebar|rubric|table|list-table|csv-table)$/

export interface Fence {
  language: string
  title: string | undefined
  code: string[]
}

/** Converts a directive to a code block, a container, or nothing. */
export const mystContent = ({
  name,
  argument,
  options,
  body
}: MystDirective): Fence | (Directive & { body: string[] }) | undefined => {
  if (unseen.test(name) || (name === 'code-cell' && hidden.test(options.tags ?? ''))) return
  if (name === 'eval-rst') return { language: '{eval-rst}', title: undefined, code: body }
  if (name === 'csv-table')
    return { language: 'csv', title: argument, code: [options.header ?? '', ...body].filter(Boolean) }
  if (verbatim.test(name) || !(isDirective.test(name) || options.class || name.includes('-'))) {
    const language = /^(code|code-block|code-cell|sourcecode|prompt)$/.test(name) ? argument : name
    return {
      language: language.replace(/^(ipython3?|parsed-literal|doctest)$/, ''),
      title: options.caption,
      code: withoutBlankEnds(body)
    }
  }
  const { link = options['link-url'], 'header-rows': headRows } = options
  const shared: Directive = {
    name,
    attributes: { ...(link && { link }), ...(headRows && { 'header-rows': headRows }) }
  }
  if (titled.test(name)) return { ...shared, label: argument || undefined, body }
  const version = versions[name]
  if (version) return { name: 'note', label: `${version} ${argument}`.trim(), body }
  if (name === 'figure') return { name, body: [`![${options.alt ?? ''}](${argument})`, '', ...body] }
  if (/^button-(?:link|ref)$/.test(name)) return { name: 'container', body }
  return { ...shared, body: argument && saidFirst.test(name) ? [argument, ...body] : body }
}

const versions: Record<string, string> = {
  versionadded: 'New in version',
  versionchanged: 'Changed in version',
  deprecated: 'Deprecated since version'
}

/** Directives with content of their own; a fence with any other name is code in the language of that name. */
const isDirective =
  /^(note|tip|hint|info|warning|caution|danger|important|attention|error|seealso|todo|success|failure|question|bug|example|admonition|dropdown|card|grid|figure|table|tab|tabs|details|topic|sidebar|rubric|epigraph|pull|highlights|container|div|deprecated|versionadded|versionchanged|glossary|hlist|margin|aside|exercise|solution|proof|theorem|definition|lemma|remark|centered|compound|steps|cards|legend|quote|include|list-table)$/

/** Whether a directive has Markdown in it, and no code. */
export const isMystContent = (name: string): boolean => isDirective.test(name) || name.includes('-item')

const withoutBlankEnds = (lines: string[]): string[] => {
  const first = lines.findIndex(line => line.trim())
  const last = lines.findLastIndex(line => line.trim())
  return first < 0 ? [] : lines.slice(first, last + 1)
}
