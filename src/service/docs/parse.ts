import type { Root } from 'mdast'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { isObject } from '../../shared/objects.ts'
import type { Dialect, PageRules } from './contract.ts'
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
  titleCodeByWords
} from './markup/index.ts'
import { parseMdx, parseStrictMdx } from './mdx.ts'
import { parseRst, type RoleLinkReader } from './rst/index.ts'
import { checkReadable } from './unreadable.ts'

interface ParsedFile {
  /** Plain Markdown nodes: no front matter, no MDX, no HTML, no containers. */
  root: Root
  frontMatter: Record<string, unknown>
}

/** What the rules of a generator say of how its pages are parsed. */
interface ParseRules extends Pick<PageRules, 'titlesCodeByWords' | 'rst'> {
  roleLink?: RoleLinkReader | undefined
}

const gfmTransforms = gfmFromMarkdown().flatMap(({ transforms }) => transforms ?? [])

/** Makes links of the bare addresses in a tree. */
export const linkBareAddresses = (root: Root): void => {
  for (const transform of gfmTransforms) transform(root)
}

/**
 * Parses a file of the docs folder. Invalid MDX is read as Markdown; invalid front matter is ignored.
 *
 * @throws {UnreadableFileError} Where it is no text, or too long.
 */
export const parseFile = (
  source: string,
  dialect: Dialect,
  { titlesCodeByWords, roleLink, rst }: ParseRules = {}
): ParsedFile => {
  checkReadable(source)
  if (dialect === 'rst') {
    const text = source.replaceAll(/\r\n?/g, '\n')
    const root = flattenMarkup(parseRst(text, rst, roleLink), { hasShortcodes: false })
    const description = descriptionField.exec(text)?.[2]?.replaceAll(/\s+/g, ' ').trim()
    return {
      root,
      frontMatter: { ...(fileFields.test(text) && { nosearch: true }), ...(description && { description }) }
    }
  }
  const { written, body } = cutFrontMatter(source.replaceAll(/\r\n?/g, '\n'))
  const frontMatter = readFrontMatter(written)
  if (dialect === 'asciidoc') return { root: flattenMarkup(parseHtml(body), { hasShortcodes: false }), frontMatter }
  const prose = dialect === 'python-markdown' ? escapeBarsInCode(body) : body
  const hasIndentedCode = dialect !== 'mdx'
  const text = rewriteContainers(replaceMdc(fillIn(prose, frontMatter)), { hasIndentedCode })
  const root = dialect === 'mdx' ? parseMdx(text) : parseMarkdown(text)
  if (titlesCodeByWords) titleCodeByWords(root)
  return { root: flattenMarkup(root), frontMatter }
}

/** What Sphinx reads of the fields at the beginning of a file. */
const fileFields = /^(?:[ \t]*\n|\.\. .*\n|:[^:\n]+:.*\n)*:nosearch:/

/** What a page of reStructuredText tells search engines. It continues where the next lines are indented further. */
const descriptionField =
  /^\.\. meta::[ \t]*\n(?:\n|[ \t].*\n)*?([ \t]+):description(?: lang=\w+)?:(.*(?:\n\1[ \t]+\S.*)*)/m

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
