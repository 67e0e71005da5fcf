// Measures the answers from small docs: `node bench/small.ts`. A few pages of a documentation, as files of their own and
// as one README, are asked what they answer, and what only other pages answer or none. Kept-back questions are left out.
import { rm } from 'node:fs/promises'
import { docsFolder } from '../src/service/testing/docs-folder.ts'
import { share } from './answers/figures.ts'
import { startAnswering } from './answers/service.ts'
import { markdownTable, oneDecimal } from './answers/table.ts'
import {
  type AnswerableQuestion,
  askedDocumentations,
  type Documentation,
  holds,
  readPages
} from './questions/index.ts'
import { createRandom } from './random.ts'
import { formsOf } from './small/folders.ts'

const pagesOfEach = 6
const draws = 5
/** How many questions that are not answered are asked at each draw. */
const unanswered = 25
/** Longer pages, in characters, are left out. */
const maxLength = 60_000

interface Asked {
  form: string
  isAnswered: boolean
  isSure: boolean
  isQuoted: boolean
}

const random = createRandom()

const drawFrom = <Item>(items: Item[], count: number): Item[] => {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)).flat()
}

const measure = async ({ product, folder, questions }: Documentation): Promise<Asked[]> => {
  const sources = await readPages(folder)
  const tuned = questions.answerable.filter(({ keptBack, earlier }) => !keptBack && !earlier)
  const others = questions.unanswerable.filter(({ keptBack }) => !keptBack)
  const answering = new Set(tuned.flatMap(({ pages }) => pages))
  const short = [...sources].filter(([path, source]) => answering.has(path) && source.length < maxLength)
  const all: Asked[] = []
  for (let draw = 0; draw < draws; draw++) {
    const pages = new Map(drawFrom(short, pagesOfEach))
    const isSaid = (sentence: string) => [...pages.values()].some(source => holds(source, sentence))
    const answered = tuned.filter(question => question.pages.some(path => pages.has(path)))
    const elsewhere = tuned.filter(question => !question.pages.some(path => pages.has(path)))
    const asked = [
      ...answered.filter(({ sentences }) => sentences.some(isSaid)),
      ...drawFrom([...elsewhere, ...others], unanswered).map(({ question }) => ({ question, pages: [], sentences: [] }))
    ]
    for (const [form, files] of Object.entries(formsOf(product, pages))) all.push(...(await ask(form, files, asked)))
  }
  return all
}

const ask = async (form: string, files: Record<string, string>, questions: AnswerableQuestion[]): Promise<Asked[]> => {
  const folder = await docsFolder(files)
  const service = await startAnswering(folder)
  const all: Asked[] = []
  for (const { question, sentences } of questions) {
    const { text, outcome } = await service.ask(question)
    const isQuoted = sentences.some(sentence => holds(text, sentence))
    all.push({ form, isAnswered: sentences.length > 0, isSure: outcome === 'answered', isQuoted })
  }
  await service.close()
  await rm(folder, { recursive: true })
  return all
}

const rowOf = (name: string, asked: Asked[]): string[] => {
  const answered = asked.filter(({ isAnswered }) => isAnswered)
  const others = asked.filter(({ isAnswered }) => !isAnswered)
  return [
    name,
    `${answered.length} + ${others.length}`,
    oneDecimal(share(answered, ({ isQuoted }) => isQuoted)),
    oneDecimal(share(answered, ({ isSure }) => !isSure)),
    oneDecimal(share(answered, ({ isSure, isQuoted }) => isSure && isQuoted)),
    oneDecimal(share(others, ({ isSure }) => isSure))
  ]
}

const documentations = askedDocumentations()
const measured: { name: string; asked: Asked[] }[] = []
for (const documentation of documentations)
  measured.push({ name: documentation.name, asked: await measure(documentation) })
const everything = { name: 'all', asked: measured.flatMap(({ asked }) => asked) }
const rows = [...measured, everything].flatMap(({ name, asked }) =>
  ['pages', 'one README'].map(form =>
    rowOf(
      `${name}, ${form}`,
      asked.filter(each => each.form === form)
    )
  )
)
console.log(markdownTable(['', 'questions', 'quoted', 'doubted', 'sure and right', 'un: confident'], rows))
