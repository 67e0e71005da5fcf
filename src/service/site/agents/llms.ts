import { escapeMarkdown, type Page } from '../../docs/index.ts'
import type { Project } from '../../projects/index.ts'
import type { Corpus, Scope } from '../../retrieval/index.ts'
import { lineOf, type Section, sectionsOf } from './contents.ts'
import { markdownPath, pageMarkdown } from './page-markdown.ts'
import { createTurns } from './turns.ts'

/** The documentation that a program requests. */
export interface Asked {
  project: Project
  scope: Scope
  /** Prefix of the paths of files of this service. */
  here: string
  /** Prefix of the paths of the published site’s pages. */
  published: string
}

/** The list of pages in the format of https://llmstxt.org: a title, a summary, and sections with links. */
export const llmsText = async (asked: Asked): Promise<string> => {
  const { project, scope, here } = asked
  const { corpus } = project
  const turn = createTurns()
  const sections = sectionsOf(corpus, scope)
  const parts = [...openingOf(corpus, sections), readingHint(asked)]
  for (const { title, pages } of sections) {
    const lines: string[] = []
    for (const page of pages) {
      const line = lineOf(page)
      lines.push(
        `- [${escapeMarkdown(page.title)}](${here}${markdownPath(page)})${line && `: ${escapeMarkdown(line)}`}`
      )
      await turn()
    }
    parts.push(`## ${escapeMarkdown(title)}`, lines.join('\n'))
  }
  const others = otherScopes(corpus, scope).map(other => `- [${namesOf(other)}](${here}/llms.txt${queryOf(other)})`)
  if (others.length > 0) parts.push('## Optional', others.join('\n'))
  return `${parts.join('\n\n')}\n`
}

/** The title and the description of the home page. */
const openingOf = ({ pages }: Corpus, [first]: Section[]): string[] => {
  const home = pages.get('/')
  const opening = home ?? first?.pages[0]
  const summary = opening && lineOf(opening)
  return [`# ${escapeMarkdown(home?.title ?? 'Documentation')}`, ...(summary ? [`> ${escapeMarkdown(summary)}`] : [])]
}

const readingHint = ({ here, scope }: Asked): string =>
  `Each link leads to a page as Markdown. All of them, one after the other: <${here}/llms-full.txt${queryOf(scope)}>`

/** Most characters of a file, about 50,000 tokens, and of a single page. */
const maxCharacters = { file: 200_000, page: 100_000 }

/** The first page of a file. */
export interface From {
  section: string | undefined
  /** Index of the page in its section. */
  page: number
}

/**
 * All pages, or those of a section, as one Markdown file. A file that would be too long ends with the addresses of the
 * rest. `undefined` where the section does not exist.
 */
export const llmsFullText = async (asked: Asked, from: From): Promise<string | undefined> => {
  const { project, scope } = asked
  const all = sectionsOf(project.corpus, scope)
  const sections = from.section === undefined ? all : all.filter(({ name }) => name === from.section)
  if (from.section !== undefined && !sections[0]?.pages[from.page]) return
  const turn = createTurns()
  const parts = openingOf(project.corpus, all)
  let length = 0
  for (const [index, section] of sections.entries()) {
    for (let place = index === 0 ? from.page : 0; place < section.pages.length; place++) {
      const text = wholePage(asked, section.pages[place] as Page)
      if (length > 0 && length + text.length > maxCharacters.file) {
        return toFile([...parts, goesOn(asked, section, place, sections.slice(index + 1))])
      }
      parts.push(text)
      length += text.length
      await turn()
    }
  }
  return toFile(parts)
}

const toFile = (parts: string[]): string => `${parts.map(part => part.trim()).join('\n\n')}\n`

const wholePage = ({ project, here, published }: Asked, page: Page): string => {
  const markdown = pageMarkdown(project.corpus, page, published)
  const source = `Source: ${published}${page.link}`
  const [heading = '', ...rest] = markdown.split('\n')
  const text = [heading, '', source, ...rest].join('\n')
  if (text.length <= maxCharacters.page) return text
  const cut = text.slice(0, maxCharacters.page)
  const end = cut.lastIndexOf('\n\n')
  const begun = end > maxCharacters.page / 2 ? cut.slice(0, end) : cut.replace(/\s\S*$/, '')
  return `${begun}\n\n… The rest of this page: <${here}${markdownPath(page)}>`
}

const goesOn = (asked: Asked, section: Section, place: number, further: Section[]): string => {
  const link = (title: string, name: string, page = 0) =>
    `- [${escapeMarkdown(title)}](${asked.here}/llms-full.txt${queryOf(asked.scope, { section: name, ...(page > 0 && { from: String(page) }) })})`
  const next = section.pages[place]?.title ?? ''
  return [
    '---\n\n**This file ends here. The documentation goes on in:**\n',
    link(place > 0 ? `${section.title}, from “${next}”` : section.title, section.name, place),
    ...further.map(({ title, name }) => link(title, name))
  ].join('\n')
}

const queryOf = ({ language, version }: Scope, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ ...(language && { language }), ...(version && { version }), ...more }).toString()
  return query && `?${query}`
}

/** All other languages and versions that have pages. */
const otherScopes = ({ pages }: Corpus, shown: Scope): Scope[] => {
  const scopes = new Map<string, Scope>()
  for (const { language, version } of pages.values()) scopes.set(queryOf({ language, version }), { language, version })
  scopes.delete(queryOf(shown))
  return [...scopes].flatMap(([query, scope]) => (query ? [scope] : []))
}

const namesOf = ({ language, version }: Scope): string => {
  const name = language && new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return escapeMarkdown([name, version && `version ${version}`].filter(Boolean).join(', '))
}
