import { nameKey } from '../../src/service/retrieval/analysis/names.ts'

/** What a documentation says of a name of its code, wherever it defines it. */
export interface Defined {
  name: string
  said: string[]
}

/** `- **`name`** (type): what it is`, or a row whose first cell is `name` alone. */
const patterns = [
  /^ *[-*+] +(?:\*\*)?`([^`\n]+)`(?:\*\*)?(?: *\([^()\n]*\))? *(?::|—|–| - )(?:\*\*)? *(.+)$/gm,
  /^ *\| *`([^`\n|]+)` *\|(.+)\| *$/gm
]

/** So few words say too little to tell them from others. */
const leastWords = 4

/** Definitions in a table or a list, read from the source of its pages. */
export const readDefinitions = (sources: Iterable<string>): Defined[] => {
  const byKey = new Map<string, Defined>()
  for (const source of sources)
    for (const pattern of patterns)
      for (const [, name = '', rest = ''] of source.matchAll(pattern)) {
        const said = rest.split(/(?<!\\)\|/).sort((one, other) => other.length - one.length)[0] ?? ''
        if ((said.match(/\p{L}{2,}/gu)?.length ?? 0) < leastWords) continue
        const defined = byKey.get(nameKey(name)) ?? { name, said: [] }
        defined.said.push(said)
        byKey.set(nameKey(name), defined)
      }
  return [...byKey.values()]
}

/** So many, from all parts of a documentation. */
export const sampleOf = <Value>(values: Value[], count: number): Value[] =>
  values.length <= count
    ? values
    : Array.from({ length: count }, (_, at) => values[Math.floor((at * values.length) / count)] as Value)
