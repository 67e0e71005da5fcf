/** @module-tag slow */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filledBy, readPage } from '../docs/index.ts'
import { blockToMarkdown } from './chunking/block-to-markdown.ts'

/** What generators’ markup looks like where it was not read; none of it is anything that a reader should see. */
const inProse: Record<string, RegExp> = {
  'container :::': /^[\s>]*:{3,}/m,
  'admonition !!!': /^[\s>]*(?:!!!|\?\?\?\+?)(?=\s|$)/m,
  'tab ===': /^[\s>]*===[+!]* ?"/m,
  'block ///': /^[\s>]*\/{3,}(?=\s|$)/m,
  'attribute list': /\{ ?(?:[.#][\w-]+|: ?[.#\w])[^{}]*\}/,
  'heading id [#]': /\[#[\w-]+\]/,
  'table of contents': /\[\[?!?toc\]?\]|\{\{ ?toc ?\}\}/i,
  'alert [!NOTE]': /\[!(?:note|tip|important|warning|caution)\]/i,
  'HTML or a component': /\\<\/?(?:[A-Z][\w.]*|div|span|br|img|p|a|details|summary|table|kbd|sup)\b[^<>]*>/,
  comment: /<!--|\{\s*\/\\?\*/,
  include: /<<<|@include|\{!|\{\*|-8\\?<-|\{\{#|\{%|\.\. include::/,
  import: /^(?:import\s.+\sfrom\s+['"]|export\s+(?:const|default)\s)/m,
  'front matter': /\{\{ ?\$frontmatter/,
  'icon shortcode': /:(?:material|octicons|fontawesome|simple)-[\w-]+:/,
  'MyST target': /^\([\w.-]+\)=\s*$/m,
  'MyST or reStructuredText role': /\{[a-z:]+\}`|:(?:ref|doc|term|class|func|option|guilabel):`/,
  'reStructuredText directive or target': /^\s*\.\. (?:[\w:-]+::|\\?_)/m,
  'reference without its address': /\]\[[^\]]*\]/,
  'table within HTML': /\| ?:?-{3,}:? ?\|/
}

const inCode: Record<string, RegExp> = {
  'highlighting comment': /\[!code |(?:\/\/|#|--) highlight-(?:next-line|start|end)/,
  cut: /\/\/ ?---cut/,
  'query of twoslash': /^\s*\/\/\s*\^\?/m,
  annotation: /(?:#|\/\/) \(\d+\)!/,
  'fence with more than its title': /^`{3,}[^\s`]*[{[:,]|^`{3,}\S* +(?!title=)\S/m,
  colours: /<font /
}

const codeBlock = /^([ >]*(?:(?:[-*]|\d+\.) +)*)(`{3,}|~{3,})[\s\S]*?^[ >]*\2/gm

const found = (text: string, patterns: Record<string, RegExp>) =>
  Object.entries(patterns).filter(([, pattern]) => pattern.test(text))

/** What stands raw in the sections of a folder’s pages, with where it does. */
const rawIn = async (folder: string): Promise<{ pages: number; raw: string[] }> => {
  const raw: string[] = []
  const fill = filledBy({})
  const files = globSync('**/*.{md,mdx,rst,adoc}', { cwd: folder, exclude: ['**/node_modules/**'] })
  for (const file of files) {
    const read = async (path: string) => {
      const full = join(folder, path)
      return existsSync(full) ? readFileSync(full, 'utf8') : undefined
    }
    const { source } = await fill(file, readFileSync(join(folder, file), 'utf8'), read)
    const { page, sections } = readPage(file, source)
    const texts = sections.flatMap(({ heading, nodes }) => [
      heading,
      ...nodes.map(node => blockToMarkdown(node, url => url))
    ])
    for (const text of [page.title, ...texts]) {
      const prose = text.replaceAll(codeBlock, '').replaceAll(/(`+)[^`]*?\1/g, '')
      const hits = [...found(text === prose ? '' : text, inCode), ...found(prose, inProse)]
      for (const [name] of hits) raw.push(`${name} in ${file}: ${text.slice(0, 200)}`)
    }
  }
  return { pages: files.length, raw }
}

const project = join(import.meta.dirname, '../../..')

describe('no markup stands raw', () => {
  it.each(['vitepress', 'docusaurus', 'starlight', 'nextra', 'mkdocs', 'sphinx'])(
    'in the pages of the %s site',
    async generator => {
      const { pages, raw } = await rawIn(join(project, 'e2e/sites', generator))
      expect(pages).toBeGreaterThan(2)
      expect(raw).toEqual([])
    }
  )

  it('in the documentation that the AI SDK carries', async () => {
    const { pages, raw } = await rawIn(join(project, 'node_modules/ai/docs'))
    expect(pages).toBeGreaterThan(200)
    expect(raw).toEqual([])
  })

  const corpora = join(project, '../shared/corpora/docs')
  it.runIf(existsSync(corpora)).each(['hono', 'fastapi-en', 'fastapi-de'])('in the documentation of %s', async name => {
    const { pages, raw } = await rawIn(join(corpora, name))
    expect(pages).toBeGreaterThan(50)
    expect(raw).toEqual([])
  })

  it('but would be found', () => {
    const prose =
      '::: tip\n!!! note\n=== "a"\n/// note\n{ .x }\n[#x]\n[[toc]]\n[!NOTE]\n\\<Card>\n<!--\n<<<\nimport a from "b"\n' +
      '{{ $frontmatter.x }}\n:material-x:\n(x)=\n{ref}`x`\n.. note::\n[a][b]\n\\| a | | --- |'
    expect(found(prose, inProse).map(([name]) => name)).toEqual(Object.keys(inProse))
    const code = '// [!code ++]\n// ---cut---\n  //  ^?\n# (1)!\n```ts{1}\n<font color="x">'
    expect(found(code, inCode).map(([name]) => name)).toEqual(Object.keys(inCode))
  })
})
