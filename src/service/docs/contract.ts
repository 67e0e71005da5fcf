import type { PhrasingContent, RootContent } from 'mdast'
import type { GeneratorConfig, GeneratorName } from '../contract.ts'
import type { UnreadableFileError } from './unreadable.ts'

// The types that the folders below share.

/** The syntax of a file. */
export type Dialect = 'markdown' | 'python-markdown' | 'mdx' | 'rst' | 'asciidoc'

/** The heading for which an id is made. */
interface HeadingText {
  text: string
  /** The parsed nodes, `:tada:` and `{expressions}` included, because generators differ in what they leave out. */
  nodes: PhrasingContent[]
  depth: number
  /** The heading as it is written in its file, with its markup; `undefined` for HTML. */
  source?: string | undefined
  /** The explicit id in the heading: `## Install {#setup}`. */
  explicit?: string | undefined
  /** Names in the text before it that have ids too, with Docutils; empty for a number. */
  named?: string[] | undefined
  /** The one of them whose id it has, because it is no title. */
  label?: string | undefined
  /** Whether it is written as HTML. */
  isHtml?: boolean | undefined
  /** Whether the file has no such heading: it is the title of the front matter, or the file’s name. */
  implied?: boolean | undefined
}

/**
 * Returns the id of a heading, empty where the generator gives it none. Called for each heading of a page in order,
 * because repeated ids are numbered.
 */
export type HeadingIds = (heading: HeadingText) => string

/** A link by the name of what it leads to. */
export interface RoleLink {
  title: string
  url: string
}

/** What a site says of all of its pages of reStructuredText. */
export interface RstRules {
  /** Where directives without a domain are looked for first: `py`. */
  domain: string
  /** Lines that name what pages refer to without naming it themselves: substitutions and targets. */
  names: string
}

/** The rules by which a generator reads a page. */
export interface PageRules {
  /** Texts that replace placeholders in a file, by placeholder. */
  placeholders?: Record<string, string> | undefined
  /** @param source The file, where its name alone does not tell. */
  dialect: (file: string, source?: string) => Dialect
  /** New for each page. */
  headingIds: (file: string) => HeadingIds
  /** The link that a role of reStructuredText makes, where only the site knows its title or its address. */
  roleLink?: ((file: string, role: string, content: string) => RoleLink | undefined) | undefined
  rst?: RstRules | undefined
  /** Whether formats that only some generators read are pages: `.qmd`, `.Rmd` and notebooks; with Writerside, topics of XML. */
  readsExtraFormats?: boolean | undefined
  /** Whether headings that are written as HTML get an id too, and not only that of their attribute. */
  identifiesHtml?: boolean | undefined
  /** Whether all words behind the language of a code block are its title. */
  titlesCodeByWords?: boolean | undefined
  /** The title of the page that a link of a file leads to, where the site knows it before its pages are read. */
  titleOfPage?: ((file: string, path: string) => string | undefined) | undefined
}

/** A heading of a built page. */
export interface BuiltHeading {
  id: string
  text: string
}

/** The place of a page on the site. */
export interface Placement {
  /** Path below the site’s base as its links have it: `/guides/install`, `/guides/install.html` or `/guides/install/`. */
  path: string
  /** Language of its folder, as a BCP 47 tag. */
  language?: string | undefined
  version?: string | undefined
  /** An id that a page shares with its translations and other versions. Default: the path of its file. */
  id?: string | undefined
  /** Title for a page without one in its front matter or headings. Default: the name of its file. */
  title?: string | undefined
  /**
   * Path to which links lead instead: where the built site has no page at `path`, or shows it by a route behind the hash,
   * `/#/guides/install`.
   */
  link?: string | undefined
  /** Whether the site keeps it out of its navigation and its search. Links to it are as any others. */
  isUnlisted?: boolean | undefined
  /** Ids on the built page, where that is known. */
  anchors?: ReadonlySet<string> | undefined
  /** Headings of the built page in order, where they are known. */
  headings?: readonly BuiltHeading[] | undefined
}

/** The text of a page with what the build puts into it. */
interface FilledPage {
  source: string
  /** Paths of the files that were read for it, relative to the docs folder. */
  included: string[]
}

/** @param read Reads a file by its path relative to the docs folder; `undefined` when it does not exist or may not be read. */
export type FillPage = (
  file: string,
  source: string,
  read: (path: string) => Promise<string | undefined>
) => Promise<FilledPage>

/** A file that a page of AsciiDoc names. */
export interface NamedFile {
  target: string
  /** Whether all of it is included, or a part, or it is linked to. */
  by: 'include' | 'include-part' | 'reference'
  page: string
  /** The file that names it: the page, or one that it includes. */
  from: string
}

/** What a page of AsciiDoc needs of the site that it is on. */
export interface AsciidocSite {
  /** Attributes that the build sets for a page. A text that ends with `@` can be set by the page too; `null` unsets. */
  attributesFor: (file: string) => Record<string, unknown>
  /** The path of the file that is meant, relative to the docs folder. */
  locate: (named: NamedFile) => string | undefined
}

/** Files that may be pages, by their paths relative to the docs folder, and those that were meant and cannot be read. */
export interface ListedFiles {
  names: readonly string[]
  skipped: readonly { file: string; reason: UnreadableFileError }[]
}

/** How a generator builds a docs folder into a site. */
export interface DocsSite extends PageRules {
  generator: GeneratorName
  /** Changes with the configuration; every page is then read again. */
  stamp: string
  /** Folder of the site’s configuration. Nothing outside of it and of its repository is read. */
  root: string
  /** Path of the configuration, where there is one. */
  config?: string | undefined
  /** The folders that are read: that of the docs first, then those of translations and versions beside it. */
  folders: [string, ...string[]]
  /** Its files, where they were listed to find out how it is built. */
  listed?: ListedFiles | undefined
  /** Base path of the site by its configuration, of a plain folder by its own links: `/manual`, or empty. */
  base: string
  /** Address of the site, where its configuration says it. */
  siteUrl?: string | undefined
  /** The default language and version. */
  language?: string | undefined
  version?: string | undefined
  /**
   * Returns the place of a file’s page; `undefined` for a file that is no page: a draft, a partial, an excluded file.
   *
   * @param file Path relative to the docs folder, with forward slashes; `../` leads to a folder beside it.
   */
  place: (file: string, frontMatter: Record<string, unknown>) => Placement | undefined
  /** Pages that the build makes of no file of their own: their texts by the path that a file would have. */
  generated?: ReadonlyMap<string, string> | undefined
  /** Lines of imports by which the site gives texts a name on all of its pages. */
  parts?: readonly string[] | undefined
  /** Fills in the templates of a page, where the generator has a language for them. Default: includes are expanded. */
  fill?: FillPage | undefined
  /** Fills in what a page says only to components of its generator, once its templates are filled. */
  fillComponents?: FillPage | undefined
  /** What its pages of AsciiDoc need. Default: files name each other relative to themselves. */
  asciidoc?: AsciidocSite | undefined
}

/** A page of the documentation without its text. Plain data, so that another thread can create it. */
export interface PageFacts extends Placement {
  id: string
  /** Path for links to the page: its own, or that of the nearest page that the built site has. */
  link: string
  /** Path relative to the docs folder, with forward slashes. */
  file: string
  /** The normalised path, by which it is looked up: without `.html`, `index` and a trailing slash. */
  key: string
  title: string
  description: string
  frontMatter: Record<string, unknown>
}

/** A page of the documentation, as it is kept in memory. */
export interface Page extends PageFacts {
  /** Returns its sections, as packed by `packSections`; they are unpacked when they are read. */
  packed: () => Uint8Array
}

export type BlockNode = RootContent

/** The configured settings of a generator; missing ones are read from the site’s configuration. */
export type GeneratorChoice = Partial<GeneratorConfig>

/** Knows one kind of site. */
export interface SiteGenerator {
  /**
   * Globs of its configuration files in the folder of the site: `.vitepress/config.{js,ts,mjs,mts}`. No braces with a
   * slash inside, because those would be searched for in every folder below.
   */
  configFiles: string[]
  /** Whether a file of such a name is its configuration. Default: it is. */
  isConfig?: (file: string) => Promise<boolean>
  /**
   * Reads how the site is built, without running its configuration; `undefined` when the folder is no part of that site.
   *
   * @param docs The configured docs folder.
   * @param config Path of the configuration that was found; `undefined` when only the generator was configured.
   */
  readSite: (docs: string, config: string | undefined, choice: GeneratorChoice) => Promise<DocsSite | undefined>
}
