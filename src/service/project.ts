import type { Library } from './retrieval/index.ts'

/** A documentation project: one docs folder, one domain. */
export interface Project {
  id: string
  /** Name of the documentation domain in the assistant’s paths. */
  domain: string
  /** Folder of Markdown and MDX files. */
  docs: string
  /** Address of the site that readers see, without a trailing slash; empty for paths of the site that asks. */
  siteUrl: string
  library: Library
}
