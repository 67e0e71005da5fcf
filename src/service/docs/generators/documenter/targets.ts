import { piecesOf } from '../../markup/index.ts'
import { namesIn } from './blocks.ts'
import { textOfHeading } from './heading-ids.ts'
import { createIds, slugOf } from './slug.ts'

/** A heading, or the text of a name of the program, whose id only the program knows. */
export interface Target {
  file: string
  id: string
}

/** What links may name. */
export interface Targets {
  headings: ReadonlyMap<string, readonly Target[]>
  /** The texts of names of the program, by the last part of the name. */
  names: ReadonlyMap<string, readonly Target[]>
}

/** @param texts The pages by the paths of their files. */
export const targetsIn = (texts: ReadonlyMap<string, string>): Targets => {
  const headings = new Map<string, Target[]>()
  const names = new Map<string, Target[]>()
  const add = (to: Map<string, Target[]>, key: string, target: Target) => {
    const known = to.get(key)
    if (known) known.push(target)
    else to.set(key, [target])
  }
  for (const [file, text] of texts) {
    const next = createIds()
    for (const piece of piecesOf(text)) {
      if (piece.isCode) for (const name of namesIn(piece.lines)) add(names, lastPart(name), { file, id: '' })
      else
        for (const [heading] of piece.text.matchAll(/^#{1,6}[ \t]+\S.*$/gm)) {
          const slug = slugOfHeading(textOfHeading(heading.trimEnd()))
          add(headings, slug, { file, id: next(slug) })
        }
    }
  }
  return { headings, names }
}

const namedId = /\]\(@id\s([^()]*(?:\([^()]*\)[^()]*)*)\)$/

/** The heading `[Guide](@id start)` has the id `start`. */
const slugOfHeading = (text: string): string => slugOf((text.startsWith('[') && namedId.exec(text)?.[1]) || text)

/** `Documenter.makedocs(args...)` is `makedocs`. */
export const lastPart = (name: string): string =>
  name
    .replaceAll('`', '')
    .replace(/[({].*$/s, '')
    .replace(/^.*\.(?=[^.])/, '')
    .trim()
