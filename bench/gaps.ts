// Measures how well the service groups questions by what they ask: node bench/gaps.ts [-v]
// It compares each pair of questions with the labels. Then it fits the threshold on one documentation and judges it on
// the other.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cluster, createLikeness } from '../src/service/gaps/index.ts'
import { weights } from '../src/service/gaps/weights.ts'
import { readCorpus, type Signature, signatureOf } from '../src/service/retrieval/index.ts'
import type { Need } from './gaps/contract.ts'
import * as fastapi from './gaps/fastapi.ts'
import * as hono from './gaps/hono.ts'

const corpora = join(import.meta.dirname, '../../shared/corpora/docs')
/** The agreement with the labels (F1 of pairs, over both documentations) below which the bench fails. */
const floor = 0.8

interface Labelled {
  name: string
  questions: { need: string; text: string }[]
  signatures: Signature[]
}

interface Pairs {
  both: number
  onlyGrouped: number
  onlyLabelled: number
  neither: number
}

const read = async (name: string, needs: Need[]): Promise<Labelled> => {
  const corpus = await readCorpus(join(corpora, name))
  const questions = needs.flatMap(({ need, questions }) => questions.map(text => ({ need, text })))
  return { name, questions, signatures: questions.map(({ text }) => signatureOf(corpus, text)) }
}

const groupsOf = ({ signatures }: Labelled, alike: number) =>
  cluster(signatures.length, createLikeness(signatures), alike)

const compare = ({ questions }: Labelled, groups: number[][]): Pairs => {
  const groupOf = new Map(groups.flatMap((group, index) => group.map(question => [question, index])))
  const pairs: Pairs = { both: 0, onlyGrouped: 0, onlyLabelled: 0, neither: 0 }
  for (const [one, { need }] of questions.entries()) {
    for (let other = 0; other < one; other++) {
      const labelled = questions[other]?.need === need
      const grouped = groupOf.get(one) === groupOf.get(other)
      pairs[labelled ? (grouped ? 'both' : 'onlyLabelled') : grouped ? 'onlyGrouped' : 'neither']++
    }
  }
  return pairs
}

const agreement = ({ both, onlyGrouped, onlyLabelled }: Pairs): number =>
  (2 * both) / (2 * both + onlyGrouped + onlyLabelled)

const describe = (name: string, pairs: Pairs): string => {
  const { both, onlyGrouped, onlyLabelled, neither } = pairs
  const all = both + onlyGrouped + onlyLabelled + neither
  const figures = {
    F1: agreement(pairs),
    precision: both / (both + onlyGrouped),
    recall: both / (both + onlyLabelled),
    accuracy: (both + neither) / all
  }
  const shown = Object.entries(figures).map(([figure, value]) => `${figure} ${(100 * value).toFixed(1)} %`)
  return `${name.padEnd(12)} ${shown.join('  ')}`
}

if (!existsSync(corpora)) {
  console.log('The documentations that the questions are about are not on this machine.')
  process.exit()
}
const sets = [await read('hono', hono.needs), await read('fastapi-en', fastapi.needs)]
const total: Pairs = { both: 0, onlyGrouped: 0, onlyLabelled: 0, neither: 0 }
for (const set of sets) {
  const groups = await groupsOf(set, weights.alike)
  const pairs = compare(set, groups)
  for (const key of Object.keys(total) as (keyof Pairs)[]) total[key] += pairs[key]
  console.log(describe(set.name, pairs), ` ${set.questions.length} questions`)
  if (process.argv.includes('-v')) {
    for (const group of groups.toSorted((a, b) => b.length - a.length)) {
      console.log(group.map(index => `  ${set.questions[index]?.need}: ${set.questions[index]?.text}`).join('\n'), '\n')
    }
  }
}
console.log(describe('both', total))
// Fits the threshold on one documentation and judges it on the other, both ways.
const thresholds = Array.from({ length: 30 }, (_, index) => 0.1 + index / 50)
for (const [train, test] of [sets, sets.toReversed()] as [Labelled, Labelled][]) {
  let best = { alike: 0, value: -1 }
  for (const alike of thresholds) {
    const value = agreement(compare(train, await groupsOf(train, alike)))
    if (value > best.value) best = { alike, value }
  }
  const judged = compare(test, await groupsOf(test, best.alike))
  console.log(describe(test.name, judged), ` threshold ${best.alike.toFixed(2)}, fitted on ${train.name}`)
}
if (agreement(total) < floor) {
  console.error(`The agreement (F1) is below ${100 * floor} %.`)
  process.exitCode = 1
}
