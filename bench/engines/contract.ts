/** A page without markup, for an engine to index. The first section is the text below the page’s title. */
export interface Document {
  path: string
  title: string
  sections: { heading: string; text: string }[]
}

/** A search engine with default settings, except that titles weigh more than headings, and those more than text. */
export interface Engine {
  name: string
  /** @param language The language of the documents, such as `en`. */
  index: (documents: Document[], language: string) => Promise<Search>
}

export interface Search {
  /** Returns the paths of the best five pages. */
  best: (question: string) => Promise<string[]>
  close: () => Promise<void>
}

/** Joins a page’s sections into fields, for engines that do not index sections. */
export const fieldsOf = ({ path, title, sections }: Document) => ({
  path,
  title,
  headings: sections.map(({ heading }) => heading).join('\n'),
  text: sections.map(({ text }) => text).join('\n')
})
