// Prints, for a person who labels the pages and sentences that answer each question, the best pages of every engine and
// those labelled so far: pooled, in the order of the documentation, without saying which engine found them.
// `node bench/pool.ts hono` prints the kept-back questions of one documentation, with `--tuned` the others; with
// `--unanswerable` those that it does not answer, among as many that it does: who judges is not told which is which.
import { createHash } from 'node:crypto'
import { type Corpus, readCorpus } from '../src/service/retrieval/index.ts'
import { bestPages } from './answers/measure.ts'
import { type AnsweringService, startAnswering } from './answers/service.ts'
import { type Document, documentsOf, engines, isInstalled, type Search } from './engines/index.ts'
import { type AnswerableQuestion, askedDocumentations, type Documentation, holds } from './questions/index.ts'

if (!isInstalled()) {
  console.error('The other engines are not installed: npm run bench:install')
  process.exit(2)
}

const excerptLength = 800
const pagesOfEach = 2
const sectionsOfEach = 2

interface Pool {
  corpus: Corpus
  documents: Document[]
  searches: Search[]
  service: AnsweringService
}

const openPool = async ({ folder, language }: Documentation): Promise<Pool> => {
  const corpus = await readCorpus(folder)
  const documents = documentsOf(corpus)
  const searches = await Promise.all(engines.map(({ index }) => index(documents, language)))
  return { corpus, documents, searches, service: await startAnswering(folder) }
}

const pagesFor = async ({ corpus, searches }: Pool, asked: AnswerableQuestion): Promise<Set<string>> => {
  const { question, earlier = [], pages } = asked
  const found = await Promise.all(searches.map(search => search.best([...earlier, question].join(' '))))
  return new Set([
    ...pages,
    ...bestPages(corpus, question, earlier),
    ...found.flatMap(paths => paths.slice(0, pagesOfEach))
  ])
}

const stemsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu)
      ?.map(word => word.slice(0, 5))
  )

const sharedWith = (stems: Set<string>, text: string) => [...stemsOf(text)].filter(stem => stems.has(stem)).length

/** Returns the part of a text that scores highest, short enough to read at a glance. */
const excerptOf = (text: string, score: (part: string) => number): string => {
  const starts = Array.from({ length: Math.ceil(text.length / 400) }, (_, index) => index * 400)
  const parts = starts.map(start => text.slice(start, start + excerptLength))
  return parts.reduce((best, part) => (score(part) > score(best) ? part : best), parts[0] ?? '')
}

const excerptsOf = ({ sections }: Document, question: string, answering: string[]): string[] => {
  const stems = stemsOf(question)
  const score = (part: string) =>
    sharedWith(stems, part) + (answering.some(sentence => holds(part, sentence)) ? 100 : 0)
  const best = sections
    .map((section, index) => ({ index, score: score(`${section.heading} ${section.text}`), section }))
    .toSorted((one, other) => other.score - one.score)
    .filter(({ score }, rank) => rank < sectionsOfEach || score >= 100)
    .toSorted((one, other) => one.index - other.index)
  return best.map(({ section }) => `### ${section.heading}\n${excerptOf(section.text, score)}`)
}

const idOf = ({ question, earlier = [] }: AnswerableQuestion): string =>
  createHash('sha256')
    .update([...earlier, question].join('\n'))
    .digest('hex')
    .slice(0, 8)

const judged = ({ answerable, unanswerable }: Documentation['questions']): AnswerableQuestion[] => {
  const answered = answerable.filter(isInSubset)
  if (!process.argv.includes('--unanswerable')) return answered
  const others = unanswerable.filter(isInSubset).map(each => ({ ...each, pages: [], sentences: [] }))
  return [...others, ...byId(answered).slice(0, others.length)]
}

const isInSubset = ({ keptBack = false }: { keptBack?: boolean }): boolean =>
  keptBack !== process.argv.includes('--tuned')

const byId = (questions: AnswerableQuestion[]): AnswerableQuestion[] =>
  questions.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))

for (const documentation of askedDocumentations()) {
  const pool = await openPool(documentation)
  for (const asked of byId(judged(documentation.questions))) {
    const answer = await pool.service.ask(asked.question, asked.earlier)
    const paths = await pagesFor(pool, asked)
    console.log(`\n# ${documentation.name} ${idOf(asked)}: ${[...(asked.earlier ?? []), asked.question].join(' → ')}`)
    for (const document of pool.documents)
      if (paths.has(document.path))
        console.log(
          [
            `\n## ${document.path}: ${document.title}`,
            ...excerptsOf(document, asked.question, [...asked.sentences, answer.passage])
          ].join('\n')
        )
  }
  await Promise.all([pool.service.close(), ...pool.searches.map(search => search.close())])
}
