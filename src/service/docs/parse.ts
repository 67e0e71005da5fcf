import { Parser } from 'acorn'
import jsx from 'acorn-jsx'
import type { Nodes, Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { directive } from 'micromark-extension-directive'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { mdx } from 'micromark-extension-mdx'
import { mdxjsEsm } from 'micromark-extension-mdxjs-esm'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { isObject } from '../../shared/objects.ts'
import type { Dialect, PageRules } from './contract.ts'
import { eachNode } from './each-node.ts'
import { hasOpenFence, parseMarkdown } from './markdown/index.ts'
import {
  escapeBarsInCode,
  fillTemplates,
  flattenMarkup,
  readHeadingText,
  replaceBlockTags,
  replaceDocfx,
  replaceMdc,
  replaceShortcodes,
  rewriteContainers,
  separateComponents,
  titleCodeByWords
} from './markup/index.ts'
import { parseRst, type RoleLinkReader } from './rst/index.ts'
import { checkReadable } from './unreadable.ts'

interface ParsedFile {
  /** Plain Markdown nodes: no front matter, no MDX, no HTML, no containers. */
  root: Root
  frontMatter: Record<string, unknown>
}

/** What the rules of a generator say of how its pages are parsed. */
interface ParseRules extends Pick<PageRules, 'titlesCodeByWords'> {
  roleLink?: RoleLinkReader | undefined
}

// MDX is parsed with GFM, without its autolink tokenizer, which is quadratic over a long block. Bare addresses are linked
// later, and only where a page is rendered; in search and quotes they are text. Inline directives are text too, because
// of `10:30`.
const gfm = gfmFromMarkdown()
const nodes = [directiveFromMarkdown(), ...gfm.filter(({ transforms }) => !transforms), mdxFromMarkdown()]

// Expressions are matched by their braces and not parsed as JavaScript, because a parser that runs at every closing brace
// takes seconds for one reference page with a long table of properties.
const syntax = [
  ...[{ flow: directive().flow }, gfmStrikethrough(), gfmTaskListItem(), gfmFootnote(), gfmTable()],
  mdx(),
  mdxjsEsm({ acorn: Parser.extend(jsx()), acornOptions: { ecmaVersion: 2024, sourceType: 'module' } })
]

/** Makes links of the bare addresses in a tree. */
export const linkBareAddresses = (root: Root): void => {
  for (const { transforms } of gfm) for (const transform of transforms ?? []) transform(root)
}

/**
 * Parses a file of the docs folder. Invalid MDX is read as Markdown; invalid front matter is ignored.
 *
 * @throws {UnreadableFileError} Where it is no text, or too long.
 */
export const parseFile = (
  source: string,
  dialect: Dialect,
  { titlesCodeByWords, roleLink }: ParseRules = {}
): ParsedFile => {
  checkReadable(source)
  if (dialect === 'rst') {
    const text = source.replaceAll(/\r\n?/g, '\n')
    const root = flattenMarkup(parseRst(text, roleLink))
    return { root, frontMatter: { ...(fileFields.test(text) && { nosearch: true }) } }
  }
  const { written, body } = cutFrontMatter(source.replaceAll(/\r\n?/g, '\n'))
  const frontMatter = readFrontMatter(written)
  if (dialect === 'asciidoc') return { root: flattenMarkup(parseHtml(body)), frontMatter }
  const prose = dialect === 'python-markdown' ? escapeBarsInCode(body) : body
  const hasIndentedCode = dialect !== 'mdx'
  const text = rewriteContainers(replaceMdc(fillIn(prose, frontMatter)), { hasIndentedCode })
  const root = dialect === 'mdx' ? parseMdx(text) : parseMarkdown(text)
  if (titlesCodeByWords) titleCodeByWords(root)
  return { root: flattenMarkup(root), frontMatter }
}

/** What Sphinx reads of the fields at the beginning of a file. */
const fileFields = /^(?:[ \t]*\n|\.\. .*\n|:[^:\n]+:.*\n)*:nosearch:/

const fillIn = (body: string, frontMatter: Record<string, unknown>): string =>
  fillTemplates(replaceDocfx(replaceBlockTags(replaceShortcodes(body, frontMatter))), frontMatter)

/** The front matter of a file, without reading the rest of it. */
export const frontMatterOf = (source: string): Record<string, unknown> =>
  readFrontMatter(cutFrontMatter(source.replaceAll(/\r\n?/g, '\n')).written)

/** The syntax errors that `parseFile` tolerates: invalid front matter, invalid MDX, an unclosed code block. */
export const problemsOfText = (source: string, dialect: Dialect): string[] => {
  if (dialect === 'rst' || dialect === 'asciidoc') return []
  const { written, body } = cutFrontMatter(source.replaceAll(/\r\n?/g, '\n'))
  const problems: string[] = []
  const attempt = (what: string, parse: () => unknown) => {
    try {
      parse()
    } catch (error) {
      problems.push(`${what}: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  attempt('it cannot be read', () => checkReadable(source))
  attempt(`its front matter is no ${written.isToml ? 'TOML' : 'YAML'}`, () => parseFrontMatter(written))
  const text = rewriteContainers(fillIn(body, readFrontMatter(written)), {
    hasIndentedCode: dialect !== 'mdx'
  })
  if (dialect === 'mdx') attempt('it is no MDX', () => parseStrictMdx(text))
  if (hasOpenFence(body)) problems.push('a code block is not closed.')
  return problems
}

/** Its tags are read where the markup is flattened. */
const parseHtml = (text: string): Root => ({ type: 'root', children: [{ type: 'html', value: text }] })

const parseStrictMdx = (text: string): Root => fromMarkdown(text, { extensions: syntax, mdastExtensions: nodes })

/**
 * Reads MDX as Markdown where it is no more than that, because its own parser takes ten times as long. Invalid MDX is read
 * as Markdown too. Four spaces are no code in it.
 */
const parseMdx = (text: string): Root => {
  const plain = parseMarkdown(text, { hasIndentedCode: false })
  if (isPlain(plain)) return plain
  try {
    return parseStrictMdx(text)
  } catch {
    const separated = separateComponents(text)
    const root = parseMarkdown(separated, { hasIndentedCode: false })
    const lines = separated.split('\n')
    const sourceOf = ({ position }: Nodes) =>
      lines.slice((position?.start.line ?? 1) - 1, position?.end.line).join('\n')
    const children = root.children.filter(node => !(node.type === 'paragraph' && isEsm(sourceOf(node))))
    return { ...root, children }
  }
}

/** Whether there is nothing in it that is more than Markdown in MDX: no tag, no expression, no import or export. */
const isPlain = (root: Root): boolean => {
  let found = true
  eachNode(root, node => {
    const text = node.type === 'text' ? node.value : node.type === 'image' ? (node.alt ?? '') : ''
    if (node.type === 'html' || /[{<]|^(?:import|export)\b/.test(text)) found = false
  })
  return found
}

/** Whether a paragraph is an import or export, which is not recognised where MDX is read as Markdown. */
const isEsm = (source: string): boolean =>
  /^(?:import\s+(?:[\w{}*\s,]{1,500}?\sfrom\s+)?["']|export\s+(?:const|let|var|async|function|class|default|\{|\*))/.test(
    source
  )

interface WrittenFrontMatter {
  text: string
  isToml: boolean
}

/**
 * Cuts a file, whose lines end with `\n`, behind its front matter: YAML between `---`, TOML between `+++`, as Hugo and
 * Zola have it, or an object of JSON, which is YAML too.
 */
export const cutFrontMatter = (source: string): { written: WrittenFrontMatter; body: string } => {
  const [whole = '', , fenced = '', object = ''] =
    /^(?:\s*(?=\+{3}))?(?:(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)?\1|(\{[ \t]*\n[\s\S]*?\n\}))[ \t]*(?:\n|$)/.exec(
      source
    ) ?? []
  return {
    written: { text: fenced || object, isToml: whole.trimStart().startsWith('+') },
    body: source.slice(whole.length)
  }
}

/** Dates of TOML become texts, because pages are plain data. */
const parseFrontMatter = ({ text, isToml }: WrittenFrontMatter): unknown =>
  isToml ? JSON.parse(JSON.stringify(parseToml(text))) : parseYaml(withIndentedQuotes(text))

/**
 * Indents the further lines of texts in quotes. YAML wants that, but js-yaml, PyYAML and Go's parser, which generators
 * use, read them without it too.
 */
const withIndentedQuotes = (text: string): string =>
  text.replaceAll(/^[\w-]+:[ \t]*(?:"(?:[^"\\]|\\[\s\S]){0,5000}"|'[^']{0,5000}')/gm, value =>
    value.replaceAll(/\n(?=\S)/g, '\n ')
  )

/**
 * Most levels of nested values in front matter. A limit, because pages are copied to the thread that serves them, whose
 * stack is smaller than that of the parser.
 */
const maxLevels = 60

const isDeep = (value: unknown, levels = maxLevels): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(inner => isDeep(inner, levels - 1)))

/** Of front matter that cannot be parsed its texts are read; what is nested too deep is as none. */
const readFrontMatter = (written: WrittenFrontMatter): Record<string, unknown> => {
  const value = tryParse(written) ?? textsOfLines(written)
  if (!isObject(value) || isDeep(value)) return {}
  return typeof value.title === 'string' ? { ...value, title: readHeadingText(value.title).text } : value
}

const tryParse = (written: WrittenFrontMatter): unknown => {
  try {
    return parseFrontMatter(written)
  } catch {
    return undefined
  }
}

/**
 * The texts of front matter that is no YAML, as of `title: {#each ...}`: generators whose own parser goes by lines have it.
 * Only texts that are shown, because what else a line says cannot be known.
 */
const textsOfLines = ({ text, isToml }: WrittenFrontMatter): Record<string, string> =>
  Object.fromEntries(
    (isToml ? [] : text.split('\n')).flatMap(line => {
      const [, name = '', value = ''] = /^(title|description):[ \t]+(\S.{0,1000})$/.exec(line) ?? []
      return /\p{L}/u.test(value) ? [[name, value.trim().replace(/^(["'])(.*)\1$/, '$2')]] : []
    })
  )
