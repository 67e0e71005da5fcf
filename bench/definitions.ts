// Measures how often the answer to a question about an identifier, or a label in bold, quotes and marks its definition:
// `node bench/definitions.ts`, or `node bench/definitions.ts hono -v`, which also prints where it does not. They are a
// sample of those that the documentation defines in tables and lists.
import { startAnswering } from './answers/service.ts'
import { markdownTable } from './answers/table.ts'
import { type Defined, readDefinitions, sampleOf } from './definitions/read.ts'
import { askedDocumentations, type Documentation, holds, readPages } from './questions/index.ts'

const maxNames = 120

/** Wordings of a question about a name, used in turn. */
const wordings: Record<string, ((name: string) => string)[]> = {
  en: [name => `What does ${name} do?`, name => `\`${name}\``, name => `what is ${name} for`],
  de: [name => `Was macht ${name}?`, name => `\`${name}\``, name => `wofür ist ${name}`]
}

const isVerbose = process.argv.includes('-v')

const kinds = ['name', 'label'] as const

const rowOf = async ({ name, folder, language }: Documentation): Promise<string[]> => {
  const sources = [...(await readPages(folder)).values()]
  const service = await startAnswering(folder)
  const row = [name]
  for (const kind of kinds) {
    const defined = sampleOf(readDefinitions(sources, kind), maxNames)
    let [marked, quoted] = [0, 0]
    for (const [at, { name: sought, said }] of defined.entries()) {
      const ask = wordings[language]?.[at % 3] as (name: string) => string
      const { text, passage } = await service.ask(ask(sought))
      const isMarked = isSaid(passage, said)
      if (isMarked) marked++
      if (isSaid(text, said)) quoted++
      if (isVerbose && !isMarked) console.log(`${name}: ${ask(sought)}\n  ${said[0]}\n  ${passage.slice(0, 200)}`)
    }
    row.push(...[defined.length, quoted, marked].map(String))
  }
  await service.close()
  return row
}

const isSaid = (text: string, said: Defined['said']): boolean => said.some(one => holds(text, one))

const rows: string[][] = []
for (const documentation of askedDocumentations()) rows.push(await rowOf(documentation))
console.log(markdownTable(['', ...kinds.flatMap(kind => [`${kind}s`, 'quoted', 'marked'])], rows))
