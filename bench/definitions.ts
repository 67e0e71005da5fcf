// Whether who asks for a name of the code is shown what defines it: `node bench/definitions.ts`, `node bench/definitions.ts
// hono -v` with those that are not. The names are those of tables and lists, as many of each documentation, from all over it.
import { startAnswering } from './answers/service.ts'
import { markdownTable } from './answers/table.ts'
import { type Defined, readDefinitions, sampleOf } from './definitions/read.ts'
import { askedDocumentations, type Documentation, holds, readPages } from './questions/index.ts'

const most = 120

/** As names are asked for, one after the other. */
const wordings: Record<string, ((name: string) => string)[]> = {
  en: [name => `What does ${name} do?`, name => `\`${name}\``, name => `what is ${name} for`],
  de: [name => `Was macht ${name}?`, name => `\`${name}\``, name => `wofür ist ${name}`]
}

const isVerbose = process.argv.includes('-v')

const rowOf = async ({ name, folder, language }: Documentation): Promise<string[]> => {
  const defined = sampleOf(readDefinitions((await readPages(folder)).values()), most)
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
