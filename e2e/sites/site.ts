import type { Page } from 'playwright/test'

/** A question, and what its answer must be made from. */
interface SiteQuestion {
  text: string
  /** The page it is asked on, below the site’s base; otherwise where `start` is. */
  from?: string
  /** The first source is below this path of the site: the language or version that the question was asked in. */
  within?: string
  /** No source is below this path: the same pages in another language or version. */
  without?: string
}

/** What a site of `e2e/sites` is built from. */
export interface SiteSource {
  /** The folder of the site here, and its page in `docs/sites`. */
  name: string
  base: string
  /** The built folder. */
  dist: string
  /** Files of the site that hold its own address. */
  namesItsAddress?: string[]
  /** False for a host that answers `x.html` only under its whole name. */
  clean?: boolean
  /** Whether packages are installed and `npm run build` builds it. */
  npm?: boolean
  /** Whether its page imports the package instead of using the script tag. */
  usesPackage?: boolean
  /** What builds a site without npm. */
  commands?: [command: string, ...args: string[]][]
}

/** One documentation site, and what a reader of it does. */
export interface Site extends SiteSource {
  questions: (string | SiteQuestion)[]
  /** What only a draft or an excluded page tells: a question, and a word of that page. */
  unpublished?: { question: string; word: RegExp }
  /** The page below the base that a reader is on, if not the first one. */
  start?: string
  /** A link of the site to another of its pages. */
  link: { name: string | RegExp; to: string }
  /** What goes to another page without loading it: the links of the site, or those of answers too. */
  routes?: 'links' | 'all'
  /** Puts the site into dark or light, as a reader does. */
  switchTheme?: (page: Page, to: 'dark' | 'light') => Promise<void>
  /** The site’s own search: its shortcut and the field that it goes to. */
  search?: { key: string; field: (page: Page) => ReturnType<Page['locator']> }
}
