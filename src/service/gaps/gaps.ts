import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Gap, Outcome } from '../../protocol/index.ts'
import { type Corpus, type Signature, signatureOf } from '../retrieval/index.ts'
import type { MergedQuestion } from '../store/index.ts'
import { cluster } from './cluster.ts'
import type { OpenQuestion } from './contract.ts'
import { createLikeness, type Likeness } from './likeness.ts'
import { weights } from './weights.ts'

export interface Period {
  /** ISO 8601 in UTC. */
  from: string
  to: string
}

/** A gap as questions and documentation tell it; whether somebody works on it is known elsewhere. */
export interface FoundGap extends Omit<Gap, 'files' | 'job'> {
  /** What was merged last of those that ask for the same; it is asked again. */
  merged: MergedQuestion | undefined
}

/** One wording, with everybody who used it. */
interface Wording {
  text: string
  asked: OpenQuestion[]
  merged: MergedQuestion[]
  signature: Signature
}

/** Different wordings that are compared, the latest: time and memory grow by the square. */
export const mostWordings = 600

/**
 * Groups questions by what they ask, most asked first. Those that ask nothing that can be looked up are left out, and
 * so are those that somebody asked for while a job was at the same, which was then merged.
 *
 * @param questions Oldest first.
 * @param merged What has been answered since.
 */
export const findGaps = async (
  corpus: Corpus,
  questions: OpenQuestion[],
  period: Period,
  merged: MergedQuestion[] = []
): Promise<FoundGap[]> => {
  const wordings = await wordingsOf(corpus, questions, merged)
  const likeness = createLikeness(wordings.map(({ signature }) => signature))
  const groups = await cluster(wordings.length, likeness, weights.alike)
  return groups
    .flatMap(group => {
      const answered = group.flatMap(index => wordings[index]?.merged ?? [])
      const left = group.filter(index => isLeft(wordings[index] as Wording, answered))
      return left.length > 0 ? [gapOf(left, wordings, likeness, period, answered)] : []
    })
    .sort((a, b) => b.count - a.count || (a.lastAt < b.lastAt ? 1 : -1))
}

const isLeft = ({ asked }: Wording, merged: MergedQuestion[]) => asked.some(question => isOpen(question, merged))

/** What was asked while a job was at it is answered with the rest. */
const isOpen = ({ createdAt }: OpenQuestion, merged: MergedQuestion[]): boolean =>
  !merged.some(({ startedAt, mergedAt }) => startedAt <= createdAt && createdAt < mergedAt)

const wordingsOf = async (
  corpus: Corpus,
  questions: OpenQuestion[],
  answered: MergedQuestion[]
): Promise<Wording[]> => {
  const byText = new Map<string, Omit<Wording, 'signature'>>()
  for (const question of answered) {
    const key = keyOf(question.question)
    const same = byText.get(key)
    byText.set(key, { text: question.question, asked: [], merged: [...(same?.merged ?? []), question] })
  }
  for (const question of questions) {
    const key = keyOf(question.question)
    const { text, asked, merged } = byText.get(key) ?? { text: question.question, asked: [], merged: [] }
    // What was asked again is among the latest.
    byText.delete(key)
    byText.set(key, { text, asked: [...asked, question], merged })
  }
  const wordings: Wording[] = []
  for (const wording of [...byText.values()].slice(-mostWordings)) {
    const signature = rememberedSignature(corpus, wording.text)
    if (signature.concepts.length > 0) wordings.push({ ...wording, signature })
    // A search takes milliseconds; answers have their turn between two.
    await nextTurn()
  }
  return wordings
}

/** The same words, however they are written. */
const keyOf = (question: string) => question.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The same until something of the docs is read again. */
const remembered = new WeakMap<Corpus['pages'], Map<string, Signature>>()

const rememberedSignature = (corpus: Corpus, text: string): Signature => {
  const known = remembered.get(corpus.pages) ?? new Map<string, Signature>()
  if (known.size > 2 * mostWordings) known.clear()
  remembered.set(corpus.pages, known)
  const signature = known.get(text) ?? signatureOf(corpus, text)
  known.set(text, signature)
  return signature
}

/** Forgets the questions that were looked at, after some of them were deleted. */
export const forgetQuestions = (corpus: Corpus): void => void remembered.delete(corpus.pages)

const gapOf = (
  group: number[],
  all: Wording[],
  likeness: Likeness,
  { from, to }: Period,
  answered: MergedQuestion[]
): FoundGap => {
  const wordings = group.map(index => all[index] as Wording)
  const asked = wordings
    .flatMap(wording => wording.asked.filter(question => isOpen(question, answered)))
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const [first, last] = [asked[0] as OpenQuestion, asked.at(-1) as OpenQuestion]
  const outcomes: Record<Outcome, number> = { answered: 0, unsure: 0, refused: 0, failed: 0 }
  for (const { outcome } of asked) outcomes[outcome]++
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString()
  const recent = asked.filter(({ createdAt }) => createdAt >= middle).length
  return {
    // The first to ask stays the first, whoever else asks.
    id: first.id.replace(/^(msg_)?/, 'gap_'),
    title: titleOf(group, all, likeness),
    count: asked.length,
    questions: asked.map(({ id }) => id),
    outcomes,
    pages: closestPages(wordings),
    firstAt: first.createdAt,
    lastAt: last.createdAt,
    trend: { before: asked.length - recent, recent },
    merged: answered.sort((a, b) => (a.mergedAt < b.mergedAt ? 1 : -1))[0]
  }
}

/** Characters of a title. */
const longestTitle = 120

/** The question that is most like all others, in its reader’s words; of several a short one that is more than a word. */
const titleOf = (group: number[], all: Wording[], likeness: Likeness): string => {
  const best = group
    .map(index => ({ index, score: centrality(index, group, all, likeness) }))
    .sort((a, b) => b.score - a.score)[0]
  const text = (all[best?.index ?? -1]?.text ?? '').replaceAll(/\s+/g, ' ').trim()
  return text.length <= longestTitle ? text : `${text.slice(0, longestTitle - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const centrality = (index: number, group: number[], all: Wording[], likeness: Likeness): number => {
  const { text, asked } = all[index] as Wording
  const sum = group.reduce(
    (total, other) => total + (other === index ? 1 : likeness(index, other)) * (all[other]?.asked.length ?? 1),
    0
  )
  const words = text.trim().split(/\s+/).length
  const reads = text.length > longestTitle || words < 3 ? 0.7 : 1
  return sum * reads + asked.length / 1_000
}

/** Pages that are named for a gap, and how well each fits on average, compared with the best. */
const closest = { most: 3, fit: 0.6 }

/** Where the docs come nearest to what is asked. */
const closestPages = (wordings: Wording[]): string[] => {
  const sums = new Map<string, number>()
  for (const { signature, asked } of wordings) {
    for (const [path, fit] of signature.pages) sums.set(path, (sums.get(path) ?? 0) + fit * asked.length)
  }
  const ranked = [...sums].sort(([, a], [, b]) => b - a)
  const best = ranked[0]?.[1] ?? 0
  return ranked
    .filter(([, sum]) => sum >= closest.fit * best)
    .slice(0, closest.most)
    .map(([path]) => path)
}
