import type { SourcePart } from './contract.ts'
import type { Place } from './places.ts'
import { plainText } from './plain-text.ts'

/** A section that an answer is based on. */
export interface NumberedSource extends Place {
  number: number
  /** Its text, as blocks of Markdown. */
  readonly blocks: string[]
  /**
   * The beginning of its text, or of the likeliest stretch of a quote, as the page shows it. The widget shows it beside
   * the source and searches for it on the page.
   */
  readonly passage: string
}

/** Creates a source that reads its blocks only on demand: reading costs milliseconds, and not every source is used. */
export const sourceOf = (index: number, place: Place, read: () => string[], readMarked = read): NumberedSource => {
  let blocks: string[] | undefined
  const readOnce = () => {
    blocks ??= read()
    return blocks
  }
  return {
    ...place,
    number: index + 1,
    get blocks() {
      return readOnce()
    },
    get passage() {
      return excerptOnce(readMarked === read ? readOnce() : readMarked())
    }
  }
}

/** Excerpts by their blocks. Weak, so that an entry lives as long as its blocks. */
const excerpts = new WeakMap<string[], string>()

const excerptOnce = (blocks: string[]): string => {
  const passage = excerpts.get(blocks) ?? excerpt(blocks)
  excerpts.set(blocks, passage)
  return passage
}

/** The beginning of blocks as plain text, as the page shows it. */
export const excerpt = (blocks: string[], characters = 800): string => {
  const passage = blocks
    .map(block => plainText(block).replace(/^… ?| ?…$/g, ''))
    .filter(Boolean)
    .join('\n\n')
  return passage.length <= characters ? passage : `${passage.slice(0, characters).replace(/\s\S*$/, '')} …`
}

/** A source as a part of an answer, with its passage. */
export const sourcePart = ({ number, url, path, title, section, passage }: NumberedSource): SourcePart => ({
  type: 'source',
  sourceType: 'url',
  id: `source-${number}`,
  url,
  title,
  providerMetadata: { docsAssistant: { path, section, passage } }
})
