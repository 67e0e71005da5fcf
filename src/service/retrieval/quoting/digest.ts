import { type Page, readSections, type SectionTree } from '../../docs/index.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** A page in short, in its own words. */
export interface PageDigest {
  /** How it begins. */
  opening: Piece[]
  /** Its sections, with the first thing that each says. */
  sections: { anchor: string; heading: string; says: Piece | undefined }[]
}

/** Words and lines of code of the opening, and sections that are listed. */
const most = { words: 80, lines: 15, sections: 15 }

export const digestOf = (page: Page): PageDigest => {
  const [first, ...sections] = readSections(page)
  const top = Math.min(...sections.map(({ depth }) => depth))
  const outline = sections.filter(({ depth }) => depth === top)
  // One heading with all others below it says no more than the title.
  const listed = outline.length > 1 ? outline : sections.filter(({ depth }) => depth <= top + 1)
  return {
    opening: beginningOf(first ? piecesOf(first) : []),
    sections: listed.slice(0, most.sections).map(section => ({
      anchor: section.anchor,
      heading: section.heading,
      says: firstOf(sections, section)
    }))
  }
}

const beginningOf = (pieces: Piece[]): Piece[] => {
  let words = 0
  let lines = 0
  const end = pieces.findIndex(({ words: more, lines: furtherLines }, index) => {
    words += more
    lines += furtherLines
    return index > 0 && (words > most.words || lines > most.lines)
  })
  const to = end < 0 ? pieces.length : end
  // What only leads in to something would end it in mid-air.
  const last = pieces.findLastIndex(({ isLeadIn }, at) => at < to && !isLeadIn) + 1
  return pieces.slice(0, last || to)
}

/** What a section says first, or else the first of those below it. */
const firstOf = (all: SectionTree[], section: SectionTree): Piece | undefined => {
  const others = all.slice(all.indexOf(section) + 1)
  const end = others.findIndex(({ depth }) => depth <= section.depth)
  return [section, ...others.slice(0, end < 0 ? undefined : end)]
    .flatMap(each => piecesOf(each))
    .find(({ kind }) => kind === 'sentence' || kind === 'item')
}
