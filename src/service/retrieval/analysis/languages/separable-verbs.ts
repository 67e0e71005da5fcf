import type { PhraseRule } from '../synonyms.ts'

// The prefix of a separable German verb stands at the end of its clause: “Wie schalte ich das Licht ein?”

const prefixes =
  'ab|an|auf|aus|bei|durch|ein|fest|fort|frei|her|heraus|herunter|hin|hinzu|hinein|hoch|los|mit|nach|raus|rein|runter|um|vor|weg|weiter|zu|zur(?:ü|ue?)ck|zusammen'

/** What stands before the verb of a question: one word, or more that ask together. */
const asking = `wie(?:\\s+(?:lange|oft|schnell))?|wo|wohin|womit|wann|warum|wieso|weshalb|was|welche[mnrs]?\\s+\\p{L}+`

/** @param verb A pattern whose one group is the stem. */
const askedBy = (verb: string): RegExp =>
  new RegExp(
    `(?<=(?<!\\p{L})(?:${asking})\\s+)${verb}(?=\\s)([^,;.:?!]{0,300}?\\s)(${prefixes})(?=\\s*(?:[,;.:?!]|$))`,
    'giu'
  )

/** Verbs that say little with any prefix, and what only looks like one. */
const small =
  '(?!(?:komm|geh|mach|find|hab|brauch|könn|koenn|müss|heiß|heiss)\\p{L}{0,3}\\s|(?:kann|muss|soll|darf|will|lange|oft|schnell)\\s)'

const irregular = [
  ['lädt|laedt', 'laden'],
  ['gibt', 'geben'],
  ['nimmt', 'nehmen'],
  ['hält|haelt', 'halten'],
  ['trägt|traegt', 'tragen'],
  ['sieht', 'sehen'],
  ['schlägt|schlaegt', 'schlagen']
] as const

/** Verbs of a question with their prefixes, in the infinitive: “Wie einschalten ich das Licht?” */
export const separableVerbs: readonly PhraseRule[] = [
  ...irregular.map(([forms, verb]): PhraseRule => [askedBy(`(${forms})`), `$3${verb}$2`]),
  [askedBy(`${small}(\\p{L}{2,20}?(?<!i)e[lr])(?:e|st|t|n)`), '$3$1n$2'],
  [askedBy(`${small}(\\p{L}{3,20}?)(?:e|es?t|s?t|en|(?= ich\\s))`), '$3$1en$2']
]
