import type { PhrasingContent } from 'mdast'

declare module 'mdast' {
  interface HeadingData {
    /** The id that the page names for it. */
    id?: string
    /** Whether it is HTML that is centred, as the name of a project is above the heading of a page. */
    isCentred?: boolean
    /** What the parser made of it, without attributes: generators make its id of that, emoji’s names and all. */
    written?: PhrasingContent[]
  }
  interface TextData {
    /** Whether it stands in an attribute of a component, and so in no heading’s id. */
    isAttribute?: boolean
  }
}
