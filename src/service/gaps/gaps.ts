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

/** A gap as found from questions and documentation, without its files and its job. */
export interface FoundGap extends Omit<Gap, 'files' | 'job'> {
  /** The latest merged question that asks the same: readers still ask it. */
  merged: MergedQuestion | undefined
}

/** One wording, with all questions that use it. */
interface Wording {
  text: string
  asked: OpenQuestion[]
  merged: MergedQuestion[]
  signature: Signature
}

/** Most different wordings that are compared, the latest ones, because time and memory grow quadratically. */
export const maxWordings = 600

/**
 * Groups questions by what they ask, most asked first. Leaves out questions that ask nothing that can be looked up, and
 * those asked while a job was working on the same question, if that job was then merged.
 *
 * @param questions Oldest first.
 * @param merged Questions of merged jobs.
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

/** Whether a question is still open: not asked while a job worked on it that was merged later. */
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
    // Moves a repeated wording to the end, among the latest.
    byText.delete(key)
    byText.set(key, { text, asked: [...asked, question], merged })
  }
  const wordings: Wording[] = []
  for (const wording of [...byText.values()].slice(-maxWordings)) {
    const signature = rememberedSignature(corpus, wording.text)
    if (signature.concepts.length > 0) wordings.push({ ...wording, signature })
    // Each search takes milliseconds, so the event loop gets a turn after each.
    await nextTurn()
  }
  return wordings
}

/** Normalises a wording, so that case, width and spaces do not matter. */
const keyOf = (question: string) => question.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Cached signatures of questions. Keyed by the pages, so that they are dropped when docs are read again. */
const remembered = new WeakMap<Corpus['pages'], Map<string, Signature>>()

const rememberedSignature = (corpus: Corpus, text: string): Signature => {
  const known = remembered.get(corpus.pages) ?? new Map<string, Signature>()
  if (known.size > 2 * maxWordings) known.clear()
  remembered.set(corpus.pages, known)
  const signature = known.get(text) ?? signatureOf(corpus, text)
  known.set(text, signature)
  return signature
}

/** Clears the cached questions, because some of them were deleted. */
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
    // Derived from the first question, so that the id stays the same when more readers ask.
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

/** Most characters of a title. */
const maxTitleLength = 120

/** The wording that is most like all others; of several, a short one of more than one word. */
const titleOf = (group: number[], all: Wording[], likeness: Likeness): string => {
  const best = group
    .map(index => ({ index, score: centrality(index, group, all, likeness) }))
    .sort((a, b) => b.score - a.score)[0]
  const text = (all[best?.index ?? -1]?.text ?? '').replaceAll(/\s+/g, ' ').trim()
  return text.length <= maxTitleLength ? text : `${text.slice(0, maxTitleLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const centrality = (index: number, group: number[], all: Wording[], likeness: Likeness): number => {
  const { text, asked } = all[index] as Wording
  const sum = group.reduce(
    (total, other) => total + (other === index ? 1 : likeness(index, other)) * (all[other]?.asked.length ?? 1),
    0
  )
  const words = text.trim().split(/\s+/).length
  const reads = text.length > maxTitleLength || words < 3 ? 0.7 : 1
  return sum * reads + asked.length / 1_000
}

/** Most pages that are listed for a gap, and their minimum average match, relative to the best page. */
const closest = { max: 3, minFit: 0.6 }

/** The pages that match the questions best. */
const closestPages = (wordings: Wording[]): string[] => {
  const sums = new Map<string, number>()
  for (const { signature, asked } of wordings) {
    for (const [path, fit] of signature.pages) sums.set(path, (sums.get(path) ?? 0) + fit * asked.length)
  }
  const ranked = [...sums].sort(([, a], [, b]) => b - a)
  const best = ranked[0]?.[1] ?? 0
  return ranked
    .filter(([, sum]) => sum >= closest.minFit * best)
    .slice(0, closest.max)
    .map(([path]) => path)
}
