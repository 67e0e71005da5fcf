import type { Page } from '../docs/index.ts'
import type { SiteFrame } from './layout.ts'
import { readingOrder } from './navigation.ts'

/** The opening page of a folder that has none: a list of what there is. */
export const indexPage = ({ siteTitle, navigation }: SiteFrame): Page => {
  const list = readingOrder(navigation).map(({ title, path }) => `- [${title.replaceAll(/[[\]\\]/g, '\\$&')}](${path})`)
  return ownPage('/', siteTitle, list.length > 0 ? list.join('\n') : 'This folder holds no Markdown files yet.')
}

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
