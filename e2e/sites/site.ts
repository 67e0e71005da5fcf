import type { Page } from 'playwright/test'

/** A question, and the pages that its sources must be on. */
interface SiteQuestion {
  text: string
  /** The page on which it is asked, below the site’s base. Default: `start`. */
  from?: string
  /** The first source must be below this path: the language or version of the page on which it is asked. */
  within?: string
  /** No source may be below this path: the same pages in another language or version. */
  without?: string
}

/** How a site of `e2e/sites` is built. */
export interface SiteSource {
  /** The name of the site’s folder here, and of its page in `docs/sites`. */
  name: string
  base: string
  /** The built folder. */
  dist: string
  /** Files that contain the site’s address, which is filled in. */
  namesItsAddress?: string[]
  /** Whether the host also serves `x.html` as `x`. Default: true. */
  clean?: boolean
  /** Whether `npm ci` and `npm run build` build the site. */
  npm?: boolean
  /** Whether the site imports the package instead of using the script tag. */
  usesPackage?: boolean
  /** The commands that build a site without npm. */
  commands?: [command: string, ...args: string[]][]
}

/** A documentation site, and what its tests do on it. */
export interface Site extends SiteSource {
  questions: (string | SiteQuestion)[]
  /** A question that only a draft or excluded page answers, and a word of that page, which must not be quoted. */
  unpublished?: { question: string; word: RegExp }
  /** The page on which the tests begin, below the base. Default: the base itself. */
  start?: string
  /** A link on the page `start`, and the page that it leads to. */
  link: { name: string | RegExp; to: string }
  /** Which links the site’s router follows without loading a page: those of the site, or those of answers too. */
  routes?: 'links' | 'all'
  /** Switches the site’s theme, as a reader does. */
  switchTheme?: (page: Page, to: 'dark' | 'light') => Promise<void>
  /** The site’s own search: its shortcut, and the field that the shortcut focuses. */
  search?: { key: string; field: (page: Page) => ReturnType<Page['locator']> }
}
