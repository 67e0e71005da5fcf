import type { Result } from './measure.ts'

/** Prints what went wrong, except for kept-back questions: a developer who read those would tune the search to them. */
export const printMisses = (name: string, results: Result[]): void => {
  console.log(`\n# ${name}`)
  for (const result of results.filter(({ isKeptBack }) => !isKeptBack)) {
    const faults = faultsOf(result)
    if (faults.length) console.log(`${faults.join(', ')}: ${result.question}`)
    if (!result.found) continue
    const { paths, place, sentences, isQuoted } = result.found
    if (place !== 0) console.log(`    found:  ${paths.join(' ')}`)
    if (!isQuoted) console.log(`    wanted: ${line(sentences.join(' | '))}\n    said:   ${line(result.answer.text)}`)
  }
}

const line = (text: string): string => {
  const words = text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/\s+/g, ' ')
  return words.length <= 240 ? words : `${words.slice(0, 240)} …`
}

const faultsOf = ({ answer: { outcome }, found }: Result): string[] => {
  if (!found) return outcome === 'answered' ? ['answered, which the docs do not'] : []
  return [
    ...(found.place < 0 ? ['missed'] : found.place > 0 ? [`at ${found.place + 1}`] : []),
    ...(found.isQuoted ? [] : ['not quoted']),
    ...(found.isQuoted && !found.isMarked ? ['not marked'] : []),
    ...(outcome === 'answered' ? [] : [outcome])
  ]
}
