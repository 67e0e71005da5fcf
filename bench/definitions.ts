// Measures how often the answer to a question about an identifier quotes and marks its definition: `node
// bench/definitions.ts`, or `node bench/definitions.ts hono -v`, which also prints where it does not. The identifiers
// are a sample of those that the documentation defines in tables and lists.
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

const rowOf = async ({ name, folder, language }: Documentation): Promise<string[]> => {
  const defined = sampleOf(readDefinitions((await readPages(folder)).values()), maxNames)
  const service = await startAnswering(folder)
  let [marked, quoted] = [0, 0]
  for (const [at, { name: sought, said }] of defined.entries()) {
    const ask = wordings[language]?.[at % 3] as (name: string) => string
    const { text, passage } = await service.ask(ask(sought))
    const isMarked = isSaid(passage, said)
    if (isMarked) marked++
    if (isSaid(text, said)) quoted++
    if (isVerbose && !isMarked) console.log(`${name}: ${ask(sought)}\n  ${said[0]}\n  ${passage.slice(0, 200)}`)
  }
  await service.close()
  return [name, defined.length, quoted, marked].map(String)
}

const isSaid = (text: string, said: Defined['said']): boolean => said.some(one => holds(text, one))

const rows: string[][] = []
for (const documentation of askedDocumentations()) rows.push(await rowOf(documentation))
console.log(markdownTable(['', 'names', 'definition quoted', 'marked'], rows))
