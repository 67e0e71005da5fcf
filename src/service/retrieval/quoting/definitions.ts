import { type Page, type SectionTree, sectionAt } from '../../docs/index.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { withJoinedTerms } from '../analysis/joined-terms.ts'
import { signatureWords } from '../analysis/languages/signature-words.ts'
import { identifiersIn, isFileName, memberOf, nameKey } from '../analysis/names.ts'
import { codeOfHeading, keysOf, namesOfItem, namesOfRow, signsOfHeading } from '../chunking/defined-names.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { askedContent, type Concept } from '../ranking/concepts.ts'
import { isDocumented } from '../ranking/own-name.ts'
import { pagesOf, type RankedChunk, type RankedPage, type SearchResult } from '../ranking/rank.ts'
import type { AskedName } from './asked-names.ts'
import type { ExactMatch } from './exact-match.ts'
import { meantNames } from './meant-names.ts'
import { firstCell, firstSentence, type Piece, piecesAround, piecesOf, piecesWithin } from './pieces.ts'
import { readPiece } from './read-piece.ts'

/** Pages, best first, and sections of them that are searched; pieces of that of a parameter. */
const max = { pages: 20, sections: 60, pieces: 8 }

/**
 * Finds the table row, list item or section that defines the name for which a question asks: `persist` for “what does
 * the option persist do”. The definition must also say everything else that is asked. Pages that do not fit the question
 * may define the name as well.
 */
export const definitionIn = (
  found: SearchResult,
  text: string,
  accepts: (page: Page) => boolean
): ExactMatch | undefined => {
  const { index, concepts, ranked } = found
  const titled = titledBy(ranked, text)
  if (titled) return titled
  const { analyzer } = index
  const asked = askedContent(concepts).filter(({ term }) => !analyzer.isKindOfName(term))
  const names = meantNames(found, text, asked)
  const ofSignature = new Set(analyzer.termsOf((text.match(signatureWords) ?? []).join(' ')))
  const besidesSignature = asked.filter(({ term }) => !ofSignature.has(term))
  const definitionOf = (names: AskedName[]) => {
    const files = new Set(names.flatMap(({ key }) => index.pages.defining(key, accepts)))
    return sectionsHolding(pagesOf(found, [...files], max.pages), index, names)
      .flatMap(({ page, chunk, section }) =>
        definitionsIn(analyzer, section, names, asked)
          .filter(({ said, name, as }) => {
            const above = [chunk.chunk.page.title, section.heading, ...section.trail]
            const toSay = as === 'section' && hasSignature(section) ? besidesSignature : asked
            const rest = toSay.filter(concept => !isNamed(name, concept))
            return isOfObject(analyzer, above, name, asked) && saysAll(analyzer, above, said, rest)
          })
          .map(({ piece, as, isMember, name }) => ({
            ...{ page, chunk, piece, as, isMember },
            titled: titledNames(chunk.chunk.page, section, names),
            isSpelled: isSpelledIn(section, name)
          }))
      )
      .sort(
        (a, b) =>
          Number(b.isSpelled) - Number(a.isSpelled) ||
          Number(a.isMember) - Number(b.isMember) ||
          b.titled - a.titled ||
          scoreOf(b) - scoreOf(a)
      )[0]
  }
  const members = (isSaidWhole: boolean) => names.flatMap(name => asMember(index, name, isSaidWhole))
  return definitionOf(names) ?? definitionOf(members(true)) ?? definitionOf(members(false))
}

/** Whether it begins with the signature of a function alone, as the description of an object does. */
const hasSignature = ({ nodes: [first] }: SectionTree): boolean => {
  const [only, ...others] = first?.type === 'paragraph' ? first.children : []
  return only?.type === 'inlineCode' && others.length === 0 && only.value.includes('(')
}

/**
 * `send` for `reply.send`, where a section is headed by that alone: in one that says the whole name, below a title that names
 * the thing, unless that is what is documented; or in any below such a title.
 */
const asMember = (index: SearchIndex, name: AskedName, isSaidWhole: boolean): AskedName[] => {
  const { termsOf } = index.analyzer
  const member = isFileName(name.word) ? undefined : memberOf(name.word)
  const object = name.word.split(/[.:]+/).at(-2) ?? ''
  if (!member) return []
  return [
    {
      ...name,
      key: nameKey(member),
      terms: [name.key, ...name.terms],
      telling: isSaidWhole ? [name.key] : termsOf(member),
      object: isSaidWhole && isDocumented(index, object) ? [] : termsOf(object)
    }
  ]
}

/** Whether a title above what is headed by a member names the thing that it is one of. */
const isOfObject = ({ termsOf }: Analyzer, above: string[], { object }: AskedName, asked: Concept[]): boolean => {
  const titles = new Set(termsOf(above.join('\n')))
  return object.every(each =>
    [each, ...(asked.find(({ term }) => term === each)?.terms.keys() ?? [])].some(term => titles.has(term))
  )
}

/** The opening of the page that has a name as its title, where that is the whole question: no line about it elsewhere. */
const titledBy = (ranked: RankedPage[], text: string): ExactMatch | undefined => {
  const question = text.trim().toLowerCase()
  if (identifiersIn(text)[0] !== text.trim()) return
  const page = ranked.find(({ chunks: [first] }) => first?.chunk.page.title.toLowerCase() === question)
  const chunk = page?.chunks.find(({ place }) => place === 0)
  const pieces = chunk ? piecesAround(chunk.chunk) : []
  const piece = pieces[firstSentence(pieces)] ?? pieces[0]
  return page && chunk && piece && { page, chunk, piece, as: 'section' }
}

/** How many of the names the titles of a page and its section have: of `Get-Lamp -All` that is `-All` of the page Get-Lamp. */
const titledNames = ({ title }: Page, { heading }: SectionTree, names: AskedName[]): number => {
  const keys = new Set([title, heading].flatMap(text => text.split(/\s+/)).map(nameKey))
  return names.filter(({ key, isMarked }) => isMarked && keys.has(key)).length
}

/** Whether a section is headed by a name as it is typed: `os.environ` is not `os_environ`, and `-All` and `$all` are not “All”. */
const isSpelledIn = ({ anchor, heading }: SectionTree, { word }: AskedName): boolean =>
  /\w\.\w|^[-$]/.test(word) && [anchor, heading].some(title => title.includes(word))

const scoreOf = ({ page, chunk }: ExactMatch): number => page.score + chunk.score

/** The sections that hold any of the names, in the order of their pages. */
const sectionsHolding = (pages: RankedPage[], { terms }: SearchIndex, names: AskedName[]) => {
  const places: { page: RankedPage; chunk: RankedChunk; section: SectionTree }[] = []
  for (const page of pages) {
    const seen = new Set<string>()
    for (const chunk of page.chunks) {
      const { anchor } = chunk.chunk
      // Signs are no terms.
      const holdsName = names.some(
        ({ telling }) => telling.length === 0 || telling.some(term => terms.occurrences(chunk.terms, term) > 0)
      )
      if (!holdsName || seen.has(anchor) || places.length >= max.sections) continue
      seen.add(anchor)
      const section = sectionAt(chunk.chunk.page, anchor)
      if (section) places.push({ page, chunk, section })
    }
  }
  return places
}

interface NamedPiece extends Pick<ExactMatch, 'piece' | 'as'> {
  name: AskedName
  /** Whether it is the row or item of a longer name: `lamp.maxGlow`. */
  isMember: boolean
  /** What defines the name: of a section its signatures, its parameters and its first sentence. */
  said: Piece[]
}

const definitionsIn = (
  analyzer: Analyzer,
  section: SectionTree,
  names: AskedName[],
  asked: Concept[]
): NamedPiece[] => {
  const pieces = piecesOf(section)
  const code = [...codeOfHeading(section), ...signsOfHeading(section)]
  // Words before a bracket are no name: “is() and others”.
  const heading = signature.test(section.heading) ? keysOf(section.heading) : [nameKey(section.heading)]
  const nameInHeading = names.find(({ key, isMarked }) => code.includes(key) || (isMarked && heading.includes(key)))
  const [first] = pieces
  if (nameInHeading && first) {
    const sentence = firstSentence(pieces)
    // A short section of its own tells nothing else.
    const isWhole = sentence < 0 || pieces.length <= max.pieces
    const said = isWhole ? pieces : pieces.slice(0, sentence + 1)
    const rest = asked.filter(concept => !isNamed(nameInHeading, concept))
    const piece = pieces.find(each => isProperty(analyzer, each, rest)) ?? pieces[sentence] ?? first
    return [{ piece, said, name: nameInHeading, as: 'section', isMember: false }]
  }
  return pieces
    .flatMap(piece => [piece, ...piecesWithin(piece)])
    .flatMap(piece => {
      const keys = namesDefinedBy(piece)
      const name = names.find(({ key }) => keys.includes(key))
      if (!name) return []
      const isMember = keys.some(key => key !== name.key && key.endsWith(name.key))
      return [{ piece, said: [piece], name, as: 'definition' as const, isMember }]
    })
}

/** A heading that is a flag or a call and nothing else: `-o, --output FILE`, `.send(data)`. */
const signature = /^-|^\.?\w[\w.]*\([^()]*\)$/

/** Whether a definition, or a title above it, that of its page too, says all of these. */
const saysAll = (analyzer: Analyzer, above: string[], said: Piece[], concepts: Concept[]): boolean => {
  const saidTerms = said.map(piece => readPiece(analyzer, piece).terms)
  const titles = new Set(withJoinedTerms(above.join('\n'), analyzer.termsOf))
  return concepts.every(({ terms }) =>
    [...terms.keys()].some(each => titles.has(each) || saidTerms.some(has => has.has(each)))
  )
}

const isNamed = ({ terms, key }: AskedName, { term }: Concept): boolean => terms.includes(term) || term === key

/** Whether a row tells, of what its section is about, just what else is asked: “Default value” of a setting. */
const isProperty = ({ termsOf }: Analyzer, piece: Piece, rest: Concept[]): boolean => {
  if (rest.length === 0) return false
  const property = new Set(termsOf(firstCell(piece)))
  return rest.every(({ terms }) => [...terms.keys()].some(term => property.has(term)))
}

const namesDefinedBy = ({ node, kind }: Piece): string[] => {
  const last = node.type === 'table' || node.type === 'list' ? node.children.at(-1) : undefined
  if (kind === 'row' && last?.type === 'tableRow') return namesOfRow(last)
  return kind === 'item' && last?.type === 'listItem' ? namesOfItem(last) : []
}
