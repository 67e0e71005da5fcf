import { parse as parseCsv } from 'csv-parse/sync'
import type { Nodes, PhrasingContent } from 'mdast'
import { named } from '../markup/components/component.ts'
import { bold, paragraph, plainText, quote, text, toPhrasing, trimmed } from '../markup/content.ts'
import { withCaptionAsTitle } from '../markup/figure.ts'
import { endOf, indentOf } from '../markup/lines.ts'
import { readMystOptions } from '../markup/myst.ts'
import { tableOfCells } from '../markup/table-of-cells.ts'
import type { RstContext } from './context.ts'
import { readDataRows } from './data-rows.ts'
import { classes, described } from './described.ts'
import type { Below, Show } from './directive.ts'
import { readInlineRst } from './inline.ts'
import { languageName } from './language-name.ts'

interface Found {
  name: string
  argument: string
  lines: string[]
}

/** Converts a directive. An unknown one shows its content, and one that describes code shows its name too. */
export const readDirective = (found: Found, context: RstContext, below: Below): Nodes[] => {
  const whole = found.name.toLowerCase()
  const [, domain = '', name = ''] = /^(?:(.*):)?(.*)$/.exec(whole) ?? []
  const show = known.get(whole) ?? known.get(name) ?? unknown(whole)
  return show({ ...readParts(found), name, domain }, context, below)
}

const unknown = (name: string): Show => {
  if (/(?:^|[:-])(?:example|run|code|snippet|shell|console)s?$/.test(name)) return code
  // `coroutinemethod`, `py:function`, `autoclass`
  return /:|^auto|(?:method|function)$/.test(name) ? described : textOrData
}

const textOrData: Show = (directive, context, below) =>
  readDataRows(directive.body) ?? contents(directive, context, below)

/** Parses a directive. Its argument continues until the options or an empty line. */
const readParts = ({ argument, lines }: Found) => {
  const at = lines.findIndex(line => !line.trim() || isOption(line))
  const more = argument ? lines.slice(0, at < 0 ? lines.length : at) : []
  const { options, body } = readMystOptions(withWholeOptions(lines.slice(more.length)))
  return { argument: [argument, ...more].filter(Boolean).join('\n'), options, body }
}

/** Not a role at the beginning of a line. */
const isOption = (line: string): boolean => /^:[\w-]+:(?:\s|$)/.test(line)

/** Joins the lines of an option, which goes on where the next ones are indented. */
const withWholeOptions = (lines: string[]): string[] => {
  const end = endOf(lines, 0, line => isOption(line) || (line.trim() !== '' && indentOf(line) > 0))
  if (!isOption(lines[0] ?? '')) return lines
  const options: string[] = []
  for (const line of lines.slice(0, end)) {
    if (isOption(line)) options.push(line)
    else options.push(`${options.pop()} ${line.trim()}`)
  }
  return [...options, ...lines.slice(end)]
}

const nothing: Show = () => []
const contents: Show = ({ body }, context, below) => below(body, context)

/** A directive that exists in Markdown too, so that the same component shows both. */
const shared =
  (isTitled: boolean): Show =>
  ({ name, argument, options, body }, context, below) => {
    const label = isTitled && argument ? [labelOf(readInlineRst(argument, context))] : []
    const content = isTitled || !argument ? body : [...argument.split('\n'), ...body]
    const link = options.link ?? options['link-url']
    return [container(name, [...label, ...below(content, context)], link ? { link } : {})]
  }

/** What else to read; references alone say nothing. */
const seeAlso: Show = (directive, context, below) =>
  [directive.argument, ...directive.body].every(line => references.test(line))
    ? []
    : shared(false)(directive, context, below)

const references = /^\s*(?:[-*] )?(?:(?::[\w:+-]+:)?`[^`]+`_{0,2}[,;.]?\s*(?:and )?)*$/

/** A directive node, as the Markdown parser creates it for a container. */
const container = (name: string, children: Nodes[], attributes: Record<string, string> = {}): Nodes =>
  ({ type: 'containerDirective', name, attributes, children }) as Nodes

const labelOf = (children: PhrasingContent[]): Nodes => ({
  type: 'paragraph',
  data: { directiveLabel: true },
  children
})

const code: Show = ({ argument, options, body }, context) => {
  const lang = argument.split(/\s/)[0] || context.language.value
  const meta = options.caption ? `title="${options.caption.replaceAll('"', "'").replaceAll('`', '')}"` : null
  const value = body
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
  return value ? [{ type: 'code', lang, meta, value }] : []
}

/** Code with markup in its lines. */
const parsedLiteral: Show = (directive, context, below) => {
  const body = directive.body.map(line => plainText(readInlineRst(line, context)))
  return code({ ...directive, body }, context, below)
}

/** The same in several languages, of which the site shows one at a time. */
const variants: Show = (directive, context, below) =>
  contents(directive, context, below).map((node, at) =>
    node.type === 'code' && at > 0 ? { ...node, data: { isVariant: true } } : node
  )

const math: Show = ({ argument, body }) => [
  { type: 'code', lang: 'math', value: [argument, ...body].join('\n').trim() }
]

const version =
  (words: string): Show =>
  ({ argument, body }, context, below) => {
    const [number = '', ...said] = (argument || body.join('\n').trim()).split(/\s+(?=\S)/)
    const label = labelOf([text(`${words} ${number}`.trim())])
    return [container('note', [label, ...below([said.join(' '), '', ...(argument ? body : [])], context)])]
  }

/** `.. deprecated-removed:: 3.11 3.13` */
const deprecatedRemoved: Show = (directive, context, below) => {
  const [, from = '', until = '', said = ''] = /^(\S+)\s+(\S+)\s*(.*)$/s.exec(directive.argument) ?? []
  const show = version(`Deprecated since version ${from}, removed in version`)
  return show({ ...directive, argument: `${until} ${said}`.trim() }, context, below)
}

const image: Show = ({ argument, options }) => [
  paragraph([{ type: 'image', url: argument.trim(), alt: options.alt ?? '' }])
]

const figure: Show = (directive, context, below) =>
  withCaptionAsTitle([...image(directive, context, below), ...contents(directive, context, below)])

const rubric: Show = ({ argument }, context) => [bold(readInlineRst(argument, context))]

const titledContent: Show = (directive, context, below) => [
  ...titleOf(directive, context, below),
  ...contents(directive, context, below)
]

const highlight: Show = ({ argument }, { language }) => {
  language.value = argument === 'none' ? null : argument || null
  return []
}

/** `.. availability:: Unix`, of one line that is the text. */
const availability: Show = ({ argument, body }, context, below) => [
  paragraph([text('Availability: '), ...readInlineRst(argument, context)]),
  ...below(body, context)
]

const only: Show = (directive, context, below) =>
  directive.argument.split(/\bor\b/).some(terms => terms.split(/\band\b/).every(isTagOfSite))
    ? contents(directive, context, below)
    : []

/** `html`, or `not latex`. */
const isTagOfSite = (term: string): boolean => /\b(?:\w+_)?html\b/.test(term) !== /\bnot\b/.test(term)

/** What the objects and options that follow belong to; `None` ends it. */
const belongsTo =
  (what: keyof RstContext['scope']): Show =>
  ({ argument }, { scope }) => {
    scope[what] = argument === 'None' ? '' : argument
    return []
  }

/** A table that is written as a list of lists. */
const listTable: Show = (directive, context, below) => {
  const rows = below(directive.body, context).flatMap(node => (node.type === 'list' ? node.children : []))
  const cells = rows.map(row =>
    row.children.flatMap(node =>
      node.type === 'list' ? node.children.map(cell => trimmed(toPhrasing([...cell.children]))) : []
    )
  )
  return [...titleOf(directive, context, below), tableOfCells(cells, hasHead(directive.options))]
}

const hasHead = (options: Record<string, string>): boolean =>
  options.header !== undefined || Number(options['header-rows']) > 0

const csvTable: Show = (directive, context, below) => {
  const { options, body } = directive
  try {
    const records: string[][] = parseCsv([options.header ?? '', ...body].join('\n').trim(), {
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      ...(options.delim && { delimiter: options.delim })
    })
    return [
      ...titleOf(directive, context, below),
      tableOfCells(
        records.map(row => row.map(cell => readInlineRst(cell, context))),
        hasHead(options)
      )
    ]
  } catch {
    return contents(directive, context, below)
  }
}

const titleOf: Show = (directive, context, below) => (directive.argument ? rubric(directive, context, below) : [])

const codeTab: Show = (directive, context, below) => {
  const [language = '', ...title] = directive.argument.split(/\s+/)
  const label = labelOf([text(title.join(' ') || languageName(language))])
  return [container('tab', [label, ...code({ ...directive, argument: language }, context, below)])]
}

const tab: Show = (directive, context, below) => shared(true)({ ...directive, name: 'tab' }, context, below)

const known = new Map<string, Show>(
  named<Show>(
    ['toctree contents index raw meta tags sectionauthor codeauthor default-role role tabularcolumns', nothing],
    [
      'title include literalinclude header footer target-notes sectnum restructuredtext-test-directive nosearch',
      nothing
    ],
    ['note tip hint warning caution danger important attention error todo', shared(false)],
    ['seealso', seeAlso],
    ['admonition topic sidebar dropdown tab-item card grid-item-card details collapse', shared(true)],
    ['tab group-tab tab-item', tab],
    ['code-tab', codeTab],
    ['configuration-block', variants],
    ['tabs tab-set grid container compound hlist glossary div rst-class cssclass', contents],
    ['class', classes],
    ['module currentmodule', belongsTo('module')],
    [
      'automodule',
      (directive, context, below) => [
        ...belongsTo('module')(directive, context, below),
        ...contents(directive, context, below)
      ]
    ],
    ['program', belongsTo('program')],
    ['default-domain', belongsTo('domain')],
    ['epigraph highlights pull-quote', (directive, context, below) => [quote(contents(directive, context, below))]],
    ['code code-block sourcecode prompt ipython doctest testcode productionlist', code],
    ['parsed-literal', parsedLiteral],
    ['testsetup testcleanup testoutput', nothing],
    // The build draws a picture of their text, which a reader of the page does not see.
    ['graphviz graph digraph inheritance-diagram mermaid uml', nothing],
    ['math', math],
    ['versionadded', version('New in version')],
    ['versionchanged', version('Changed in version')],
    ['deprecated', version('Deprecated since version')],
    ['deprecated-removed', deprecatedRemoved],
    ['versionremoved', version('Removed in version')],
    ['image', image],
    ['figure', figure],
    ['rubric centered', rubric],
    ['table', titledContent],
    ['highlight', highlight],
    ['only', only],
    ['availability', availability],
    ['list-table', listTable],
    ['csv-table', csvTable],
    [
      'function method classmethod staticmethod attribute data exception property decorator describe object option cmdoption',
      described
    ],
    [
      'envvar confval setting opcode pdbcommand program-output macro member type var struct union enum enumerator',
      described
    ]
  )
)
