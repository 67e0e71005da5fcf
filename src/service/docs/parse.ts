import { Parser } from 'acorn'
import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { mdx } from 'micromark-extension-mdx'
import { mdxjsEsm } from 'micromark-extension-mdxjs-esm'
import { parse as parseYaml } from 'yaml'
import { isObject } from '../../shared/objects.ts'
import type { Dialect } from './contract.ts'
import { flattenMdx } from './flatten-mdx.ts'

interface ParsedFile {
  /** Plain Markdown nodes: no front matter, no MDX. */
  root: Root
  frontMatter: Record<string, unknown>
}

// GFM without its autolink tokenizer, which is quadratic over a long block. Bare addresses are linked afterwards, and
// only where a page is shown: for searching and quoting they are text.
const syntax = [frontmatter(['yaml']), gfmTable(), gfmStrikethrough(), gfmTaskListItem(), gfmFootnote()]
const gfm = gfmFromMarkdown()
const nodes = [frontmatterFromMarkdown(['yaml']), ...gfm.filter(({ transforms }) => !transforms)]

// Expressions are matched by their braces and not parsed as JavaScript: with a JavaScript parser at every
// closing brace, one reference page with a long table of properties costs seconds.
const mdxSyntax = [
  ...syntax,
  mdx(),
  mdxjsEsm({ acorn: Parser, acornOptions: { ecmaVersion: 2024, sourceType: 'module' } })
]
const mdxNodes = [...nodes, mdxFromMarkdown()]

/** Makes links of the bare addresses in a tree. */
export const linkBareAddresses = (root: Root): void => {
  for (const { transforms } of gfm) for (const transform of transforms ?? []) transform(root)
}

/** Reads a file of the docs folder. What is no valid MDX is read as Markdown; broken front matter counts as none. */
export const parseFile = (source: string, dialect: Dialect): ParsedFile => {
  const root = dialect === 'mdx' ? parseMdx(source) : parseMarkdown(source)
  const [first] = root.children
  const frontMatter = first?.type === 'yaml' ? readFrontMatter(first.value) : {}
  return { root: { ...root, children: root.children.filter(node => node.type !== 'yaml') }, frontMatter }
}

/** The front matter of a file, without reading the rest of it. */
export const frontMatterOf = (source: string): Record<string, unknown> => {
  const [, yaml] = /^---[ \t]*\r?\n(.*?)^---[ \t]*$/ms.exec(source) ?? []
  return yaml === undefined ? {} : readFrontMatter(yaml)
}

const parseMarkdown = (source: string): Root => fromMarkdown(source, { extensions: syntax, mdastExtensions: nodes })

const parseMdx = (source: string): Root => {
  try {
    return flattenMdx(fromMarkdown(source, { extensions: mdxSyntax, mdastExtensions: mdxNodes }))
  } catch {
    return parseMarkdown(source)
  }
}

const readFrontMatter = (yaml: string): Record<string, unknown> => {
  try {
    const value: unknown = parseYaml(yaml)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
