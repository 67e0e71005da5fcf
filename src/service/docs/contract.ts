import type { PhrasingContent, RootContent } from 'mdast'
import type { GeneratorConfig, GeneratorName } from '../contract.ts'

// The types that the folders below share.

/** How the text of a file is read. */
export type Dialect = 'markdown' | 'mdx' | 'rst'

/** What an id is made of. */
interface HeadingText {
  text: string
  /** What the parser made of it, `:tada:`, `{expressions}` and all: generators differ in what they leave out. */
  nodes: PhrasingContent[]
  depth: number
  /** The id that the heading names itself: `## Install {#setup}`. */
  explicit?: string | undefined
  /** The file has no such heading: it is the title of the front matter, or the file’s name. */
  implied?: boolean | undefined
}

/**
 * Gives the headings of one page their ids; one without an id gets an empty one. It is called for each in order,
 * because a repeated one is numbered.
 */
export type HeadingIds = (heading: HeadingText) => string

/** How a generator reads a page: what is needed to read it again. */
export interface PageRules {
  /** What is filled in wherever it stands in a file, by what stands there. */
  placeholders?: Record<string, string> | undefined
  dialect: (file: string) => Dialect
  /** New for each page. */
  headingIds: () => HeadingIds
}

/** A heading of a built page. */
export interface BuiltHeading {
  id: string
  text: string
}

/** Where a page stands on the site. */
export interface Placement {
  /** Path below the site’s base as its links have it: `/guides/install`, `/guides/install.html` or `/guides/install/`. */
  path: string
  /** Language of its folder, as a BCP 47 tag. */
  language?: string | undefined
  version?: string | undefined
  /** What its translations and its other versions are called as well. Default: the path of its file. */
  id?: string | undefined
  /** What it is called where neither its front matter nor a heading says it. Default: the name of its file. */
  title?: string | undefined
  /** Where links lead instead, because the built site has no page at the path. */
  link?: string | undefined
  /** Ids on the built page, where that is known. */
  anchors?: ReadonlySet<string> | undefined
  /** Headings of the built page in order, where they are known. */
  headings?: readonly BuiltHeading[] | undefined
}

/** A docs folder as its generator builds it. */
export interface DocsSite extends PageRules {
  generator: GeneratorName
  /** Changes whenever the configuration does: then every page is read again. */
  stamp: string
  /** Folder of the site’s configuration; nothing outside it, or outside the repository it lies in, is read. */
  root: string
  /** Path of the configuration, where there is one. */
  config?: string | undefined
  /** Folders that are read: that of the docs first, then translations and versions that lie beside it. */
  folders: [string, ...string[]]
  /** Path below which the site lies, as its configuration says: `/manual`, or empty. */
  base: string
  /** Address of the site, where its configuration says it. */
  siteUrl?: string | undefined
  /** Language and version that a reader sees who has chosen none. */
  language?: string | undefined
  version?: string | undefined
  /**
   * Where the page of a file stands; `undefined` for what is no page: a draft, a partial, what is excluded.
   *
   * @param file Path relative to the docs folder, with forward slashes; `../` leads to a folder beside it.
   */
  place: (file: string, frontMatter: Record<string, unknown>) => Placement | undefined
}

/** A page of the documentation without its text: plain data, so that it can be made in another thread. */
export interface PageFacts extends Placement {
  id: string
  /** Path that a link to it leads to: its own, or that of the nearest page that the built site has. */
  link: string
  /** Path relative to the docs folder, with forward slashes. */
  file: string
  /** The path by which it is known, without what servers add or leave out: `.html`, `index`, the last slash. */
  key: string
  title: string
  description: string
  frontMatter: Record<string, unknown>
}

/** A page of the documentation: what stays in memory. */
export interface Page extends PageFacts {
  /** Its sections, as `packSections` packs them: they are fetched and unpacked where they are read. */
  packed: () => Uint8Array
}

export type BlockNode = RootContent

/** How a site is built, as far as it was said by hand: what is missing is read from the configuration. */
export type GeneratorChoice = Partial<GeneratorConfig>

/** Knows one kind of site. */
export interface SiteGenerator {
  /**
   * Names of its configuration in the folder of the site, as globs: `.vitepress/config.{js,ts,mjs,mts}`. Braces with a
   * slash in them would be looked for in every folder below.
   */
  configFiles: string[]
  /**
   * Reads how the site is built; `undefined` when the folder is no part of that site. Nothing of the configuration is run.
   *
   * @param docs The folder that was given.
   * @param config Path of the configuration that was found; `undefined` when the generator was only named by hand.
   */
  readSite: (docs: string, config: string | undefined, choice: GeneratorChoice) => Promise<DocsSite | undefined>
}
