import { escapeMarkdown, type Page } from '../docs/index.ts'
import type { SiteFrame } from './layout.ts'
import { type Branch, readingOrder } from './navigation.ts'

/** The opening page of a folder that has none: a list of what there is. */
export const indexPage = ({ siteTitle, navigation }: SiteFrame): Page => {
  const pages = navigation.filter(({ children }) => children.length === 0)
  const folders = navigation.filter(({ children }) => children.length > 0)
  const parts = [links(pages), ...folders.map(folder => `## ${escapeMarkdown(folder.title)}\n\n${links([folder])}`)]
  return ownPage('/', siteTitle, parts.filter(Boolean).join('\n\n') || 'This folder holds no Markdown files yet.')
}

const links = (branches: Branch[]): string =>
  readingOrder(branches)
    .map(({ title, path }) => `- [${escapeMarkdown(title)}](${path})`)
    .join('\n')

export const missingPage: Page = {
  file: 'missing.md',
  path: '',
  title: 'Page not found',
  description: '',
  frontMatter: {},
  source: '# Page not found\n\nThere is no page at this address. Choose one from the list, or ask the assistant.'
}

const ownPage = (path: string, title: string, source: string): Page => ({
  file: 'index.md',
  path,
  title,
  description: '',
  frontMatter: {},
  source: `# ${title}\n\n${source}`
})
