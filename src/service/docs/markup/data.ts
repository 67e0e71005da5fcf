declare module 'mdast' {
  interface HeadingData {
    /** The id that the page names for it. */
    id?: string
  }
  interface TextData {
    /** Whether it stands in an attribute of a component, and so in no heading’s id. */
    isAttribute?: boolean
  }
}

export {}
