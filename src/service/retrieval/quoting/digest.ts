import { type Page, readSections, type SectionTree, sectionsBelow } from '../../docs/index.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** A summary of a page, in its own words. */
export interface PageDigest {
  /** Its first pieces. */
  opening: Piece[]
  /** Its sections, each with its first sentence or item. */
  sections: { anchor: string; heading: string; says: Piece | undefined }[]
}

/** Words and lines of code of the opening, and listed sections. */
const max = { words: 80, lines: 15, sections: 15 }

export const digestOf = (page: Page): PageDigest => {
  const [first, ...sections] = readSections(page)
  const top = Math.min(...sections.map(({ depth }) => depth))
  const outline = sections.filter(({ depth }) => depth === top)
  // A single heading above all others says no more than the title.
  const listed = outline.length > 1 ? outline : sections.filter(({ depth }) => depth <= top + 1)
  return {
    opening: openingOf(first ? piecesOf(first) : [], max),
    sections: listed.slice(0, max.sections).map(section => ({
      anchor: section.anchor,
      heading: section.heading,
      says: firstStatement(sections, section)
    }))
  }
}

/** The first pieces, as far as there is room. */
export const openingOf = (pieces: Piece[], room: { words: number; lines: number }): Piece[] => {
  let words = 0
  let lines = 0
  const end = pieces.findIndex((piece, index) => {
    words += piece.words
    lines += piece.lines
    return index > 0 && (words > room.words || lines > room.lines)
  })
  const to = end < 0 ? pieces.length : end
  // The opening must not end with what introduces a piece that is left out.
  const last = pieces.findLastIndex(({ isLeadIn }, at) => at < to && !isLeadIn) + 1
  return pieces.slice(0, last || to)
}

/** The first sentence or item of a section, or of those below it. */
const firstStatement = (all: SectionTree[], section: SectionTree): Piece | undefined =>
  [section, ...sectionsBelow(all, all.indexOf(section), section.depth)]
    .flatMap(each => piecesOf(each))
    .find(({ kind }) => kind === 'sentence' || kind === 'item')
