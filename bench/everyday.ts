// Asks short questions, as most people type them, and measures how often the first quote stands at a right place:
// `node bench/everyday.ts` takes all documentations that are on this machine, `node bench/everyday.ts hono -v` one, with
// every question whose first place is wrong.
import { readSite } from '../src/service/docs/index.ts'
import { share } from './answers/figures.ts'
import { startAnswering } from './answers/service.ts'
import { markdownTable, oneDecimal } from './answers/table.ts'
import { isOnRightPage, isRightPlace, placesOf } from './everyday/place.ts'
import { everydayQuestions } from './everyday/questions.ts'
import { askedDocumentations, type Documentation } from './questions/index.ts'

interface Result {
  /** The first quote stands at a right place; on a right page; one of all quotes stands at a right place. */
  isFirst: boolean
  isOnPage: boolean
  isAmong: boolean
  isSure: boolean
}

const isVerbose = process.argv.includes('-v')

const resultsOf = async ({ name, folder }: Documentation): Promise<Result[]> => {
  const service = await startAnswering(folder)
  const { base } = await readSite(folder)
  const results: Result[] = []
  for (const { question, places } of everydayQuestions[name] ?? []) {
    const { text, outcome } = await service.ask(question)
    const quoted = placesOf(text, base)
    const [first] = quoted
    const isFirst = !!first && isRightPlace(first, places)
    const isOnPage = !!first && isOnRightPage(first, places)
    results.push({
      isFirst,
      isOnPage,
      isAmong: quoted.some(place => isRightPlace(place, places)),
      isSure: outcome === 'answered'
    })
    if (isVerbose && !isFirst) {
      console.log(
        `${question} [${outcome}]\n  ${first ? `${first.path}#${first.anchor}` : '–'}, not ${places.join(' ')}`
      )
    }
  }
  await service.close()
  return results
}

const rowOf = (name: string, results: Result[]): string[] => [
  name,
  String(results.length),
  oneDecimal(share(results, ({ isFirst }) => isFirst)),
  oneDecimal(share(results, ({ isOnPage }) => isOnPage)),
  oneDecimal(share(results, ({ isAmong }) => isAmong)),
  oneDecimal(share(results, ({ isSure, isOnPage }) => isSure && !isOnPage))
]

const rows: string[][] = []
const all: Result[] = []
for (const documentation of askedDocumentations()) {
  const results = await resultsOf(documentation)
  if (results.length === 0) continue
  rows.push(rowOf(documentation.name, results))
  all.push(...results)
}
const head = ['', 'questions', 'first place right', 'on a right page', 'among the quotes', 'sure, and elsewhere']
console.log(markdownTable(head, [...rows, rowOf('all', all)]))
