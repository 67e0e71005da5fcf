import { escapeMarkdown, type Page, readPage } from '../docs/index.ts'
import type { SiteFrame } from './layout.ts'
import { type Branch, readingOrder } from './navigation.ts'

const ownPage = (path: string, title: string, source: string): Page =>
  readPage('index.md', `# ${escapeMarkdown(title)}\n\n${source}`, { path }).page

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

export const missingPage: Page = ownPage(
  '',
  'Page not found',
  'There is no page at this address. Choose one from the list, or ask the assistant.'
)
