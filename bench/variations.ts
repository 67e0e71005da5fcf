// Measures how much an answer depends on how its question is put: the questions to tune with, and the same politely, with
// a story around them, in capitals, mistyped, with the name of the product, with a wish for the answer, wrapped or twice:
// `node bench/variations.ts`, or of one documentation, `node bench/variations.ts hono`.
import { averageOf, figuresOf } from './answers/figures.ts'
import { measure } from './answers/measure.ts'
import { markdownTable, oneDecimal } from './answers/table.ts'
import { askedDocumentations } from './questions/index.ts'
import { variations } from './variations/variations.ts'

const documentations = askedDocumentations()
const head = ['', 'five', 'first', 'quoted', 'marked', 'doubted', 'unanswerable: confident']

const rows: string[][] = []
for (const [name, vary] of Object.entries(variations)) {
  const figures = []
  for (const documentation of documentations) {
    const varied = <Question extends { question: string; keptBack?: boolean }>(questions: readonly Question[]) =>
      questions
        .filter(({ keptBack }) => !keptBack)
        .map(question => ({ ...question, question: vary(question.question, documentation) }))
    const { answerable, unanswerable } = documentation.questions
    const questions = { answerable: varied(answerable), unanswerable: varied(unanswerable) }
    figures.push(figuresOf(await measure({ ...documentation, questions })))
  }
  const { five, first, quoted, marked, refused, hedged, confidentWrongly } = averageOf(figures)
  rows.push([name, ...[five, first, quoted, marked, refused + hedged, confidentWrongly].map(oneDecimal)])
}
console.log(markdownTable(head, rows))
