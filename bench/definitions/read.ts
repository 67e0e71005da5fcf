import { nameKey } from '../../src/service/retrieval/analysis/names.ts'

/** A name of code or a label of what is on the screen, with every definition of it in a documentation. */
export interface Defined {
  name: string
  said: string[]
}

/**
 * Match a list item such as `- **`name`** (type): definition`, and a table row whose first cell is `name` alone; an item
 * or a paragraph such as `**Open recent**: definition`.
 */
const patterns = {
  name: [
    /^ *[-*+] +(?:\*\*)?`([^`\n]+)`(?:\*\*)?(?: *\([^()\n]*\))? *(?::|—|–| - )(?:\*\*)? *(.+)$/gm,
    /^ *\| *`([^`\n|]+)` *\|(.+)\| *$/gm
  ],
  label: [/^ *(?:(?:[-*+]|\d+\.) +)?\*\*(\p{Lu}[^*\n`:]+ [^*\n`:]+)(?:\*\*:|:\*\*|\*\* *(?:—|–| - )) *(.+)$/gmu]
}

/** A definition of fewer words could be found in other sentences by chance. */
const minWords = 4

/** Reads the definitions in tables and lists from the Markdown of pages. */
export const readDefinitions = (sources: Iterable<string>, of: keyof typeof patterns): Defined[] => {
  const byKey = new Map<string, Defined>()
  for (const source of sources)
    for (const pattern of patterns[of])
      for (const [, name = '', rest = ''] of source.matchAll(pattern)) {
        const said = rest.split(/(?<!\\)\|/).sort((one, other) => other.length - one.length)[0] ?? ''
        if ((said.match(/\p{L}{2,}/gu)?.length ?? 0) < minWords) continue
        const defined = byKey.get(nameKey(name)) ?? { name, said: [] }
        defined.said.push(said)
        byKey.set(nameKey(name), defined)
      }
  return [...byKey.values()]
}

/** Takes at most `count` values, evenly spread over the list. */
export const sampleOf = <Value>(values: Value[], count: number): Value[] =>
  values.length <= count
    ? values
    : Array.from({ length: count }, (_, at) => values[Math.floor((at * values.length) / count)] as Value)
