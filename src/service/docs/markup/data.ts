import type { PhrasingContent } from 'mdast'

declare module 'mdast' {
  interface HeadingData {
    /** The id that the page names for it. */
    id?: string
    /** Its words before the names of emoji and icons were read: some generators make the id of those. */
    written?: PhrasingContent[]
  }
  interface TextData {
    /** Whether it stands in an attribute of a component, and so in no heading’s id. */
    isAttribute?: boolean
  }
}
