import { parseInline } from '../../markdown/index.ts'
import { pandocIds } from '../quarto/heading-ids.ts'
import { blocksOf } from './blocks.ts'
import { labelsIn } from './labels.ts'
import { createNumbers } from './numbers.ts'

/** A page of the book: a heading, with what stands below it up to that of the next page. */
export interface Chapter {
  /** The file that its heading stands in. */
  file: string
  id: string
  title: string
  number: string
  lines: string[]
}

/** What has a label, or an id: its number, or the title of a heading without one, and the page that it is on. */
interface Labelled {
  number: string
  chapter: Chapter
}

interface Book {
  chapters: Chapter[]
  labels: ReadonlyMap<string, Labelled>
}

/** The headings at which a book is cut: those down to a depth, or the first one of each file, or of all. */
export type Cut = number | 'file' | 'book'

/** Joins the files of a book and cuts it into pages, as bookdown does. Headings have the ids of the whole book. */
export const readBook = (files: ReadonlyMap<string, string>, cut: Cut): Book => {
  const ids = pandocIds()
  const numbers = createNumbers()
  const chapters: Chapter[] = []
  const labels = new Map<string, Labelled>()
  const opening: string[] = []
  for (const [file, text] of files) {
    for (const { lines, heading } of blocksOf(text)) {
      if (heading?.group === 'APPENDIX') numbers.beginAppendix()
      if (heading?.group) continue
      if (heading) {
        const { title, depth, id: explicit, isNumbered } = heading
        const id = ids({ text: title, nodes: parseInline(title), depth, explicit })
        const number = isNumbered ? numbers.next(depth) : ''
        const begins = beginsPage(cut, depth, file, chapters.at(-1))
        if (begins) chapters.push({ file, id, title, number, lines: [] })
        const chapter = chapters.at(-1)
        chapter?.lines.push(`${'#'.repeat(begins ? 1 : depth)} ${title} {#${id}}`, ...opening.splice(0))
        if (chapter) labels.set(id, { number: number || title, chapter })
        continue
      }
      const chapter = chapters.at(-1)
      const target = chapter?.lines ?? opening
      target.push(...lines)
      for (const label of chapter ? labelsIn(lines) : [])
        if (chapter && !labels.has(label)) labels.set(label, { number: numbers.nextOf(label), chapter })
    }
  }
  return { chapters, labels }
}

const beginsPage = (cut: Cut, depth: number, file: string, before: Chapter | undefined): boolean =>
  !before || (cut === 'file' ? before.file !== file : cut !== 'book' && depth <= cut)
