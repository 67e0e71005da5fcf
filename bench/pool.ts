// What somebody judges who is to say which pages and sentences answer a question: the best of every engine and what is
// labelled so far, in one pool, in the order of the documentation, without a word of where it comes from.
// `node bench/pool.ts hono` prints the questions that are kept back of one documentation, `--tuned` the others.
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

/** The part of a text that shares most with the question, of a length that is read at a glance. */
const windowOf = (text: string, worth: (part: string) => number): string => {
  const starts = Array.from({ length: Math.ceil(text.length / 400) }, (_, index) => index * 400)
  const parts = starts.map(start => text.slice(start, start + excerptLength))
  return parts.reduce((best, part) => (worth(part) > worth(best) ? part : best), parts[0] ?? '')
}

const excerptsOf = ({ sections }: Document, question: string, answering: string[]): string[] => {
  const stems = stemsOf(question)
  const worth = (part: string) =>
    sharedWith(stems, part) + (answering.some(sentence => holds(part, sentence)) ? 100 : 0)
  const best = sections
    .map((section, index) => ({ index, worth: worth(`${section.heading} ${section.text}`), section }))
    .toSorted((one, other) => other.worth - one.worth)
    .filter(({ worth }, rank) => rank < sectionsOfEach || worth >= 100)
    .toSorted((one, other) => one.index - other.index)
  return best.map(({ section }) => `### ${section.heading}\n${windowOf(section.text, worth)}`)
}

for (const documentation of askedDocumentations()) {
  const pool = await openPool(documentation)
  for (const [index, asked] of documentation.questions.answerable.entries()) {
    if ((asked.keptBack !== true) !== process.argv.includes('--tuned')) continue
    const answer = await pool.service.ask(asked.question, asked.earlier)
    const paths = await pagesFor(pool, asked)
    console.log(`\n# ${documentation.name} ${index}: ${[...(asked.earlier ?? []), asked.question].join(' → ')}`)
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
