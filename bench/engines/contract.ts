/** A page as an engine indexes it: without markup. The first section is the page itself, under its title. */
export interface Document {
  path: string
  title: string
  sections: { heading: string; text: string }[]
}

/** A search engine as it comes, with titles above headings above text where it can be told so. */
export interface Engine {
  name: string
  /** @param language What the documents are written in: `en`. */
  index: (documents: Document[], language: string) => Promise<Search>
}

export interface Search {
  /** Paths of the five pages that fit best. */
  best: (question: string) => Promise<string[]>
  close: () => Promise<void>
}

/** The page as fields, for engines that know nothing of sections. */
export const fieldsOf = ({ path, title, sections }: Document) => ({
  path,
  title,
  headings: sections.map(({ heading }) => heading).join('\n'),
  text: sections.map(({ text }) => text).join('\n')
})
