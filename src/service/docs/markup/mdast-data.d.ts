import type { PhrasingContent } from 'mdast'

declare module 'mdast' {
  interface HeadingData {
    /** The explicit id of the heading. */
    id?: string
    /** The name of an empty anchor directly above the heading, which a link to it may use with every generator. */
    nameAbove?: string
    /** Whether it is written as HTML. */
    isHtml?: boolean
    /** The id of the function, class or option that it names, which has it with every generator. */
    objectId?: string
    /** Names in the text before it that Docutils gives an id as it gives headings one; empty for a number. */
    named?: string[]
    /** The one of them whose id it has, because it is no title. */
    label?: string
    /** The heading as it is written in its file, with its markup. */
    source?: string
    /** Whether it is centred HTML, such as the name of a project above the heading of a page. */
    isCentred?: boolean
    /** The parsed nodes without attributes, emoji names included, from which generators make the id. */
    written?: PhrasingContent[]
  }
  interface ParagraphData {
    /** Whether it is the title of the tab, the step or the card that it stands in. */
    isTitle?: boolean
    /** Whether that is a section by itself, with an id as a heading has one. */
    isHeading?: boolean
    /** Whether it is the signature of an object of which no text of its own is written. */
    isSignature?: boolean
  }
  interface CodeData {
    /** Whether it says in another language what the code before it says: a configuration in YAML, XML and PHP. */
    isVariant?: boolean
  }
  interface BlockquoteData {
    /** Whether it is no quote but a part of the page with headings of its own, such as a tab. */
    isPart?: boolean
  }
  interface ListData {
    /** Whether its entries are fields that stood one by one, so that it goes on with the next one. */
    isField?: boolean
  }
  interface TextData {
    /** Whether it is no text of the page, such as an attribute of a component, and so in no heading’s id. */
    isAttribute?: boolean
  }
}
