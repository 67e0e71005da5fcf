// Whether answers are as good as they were. After a change that makes them better, or new docs of the AI SDK, the
// figures that `node bench/retrieval.ts` prints belong into this table.
import { type Docs, type Figures, measure, questionSets } from './retrieval.measure.ts'

/** Percent, rounded, as of the last change of the search. */
const recorded: Record<string, Figures> = {
  'AI SDK, unseen': { first: 72.9, 'among five': 90.7, 'answered surely': 84.3 },
  'own docs, unseen': { first: 67.1, 'among five': 95.7, 'answered surely': 72.9 },
  'AI SDK, unseen, unanswerable': { 'not answered surely': 90, 'without sources': 62.2 },
  'own docs, unseen, unanswerable': { 'not answered surely': 92.2, 'without sources': 48.9 },
  'AI SDK': { first: 74.2, 'among five': 93.4, 'answered surely': 86 },
  'own docs': { first: 72.2, 'among five': 97.2, 'answered surely': 85.2 },
  'AI SDK, follow-ups': { first: 90, 'among five': 100, 'answered surely': 100 },
  'AI SDK, titles': { first: 95.6, 'among five': 98.9, 'answered surely': 100 },
  'AI SDK, unanswerable': { 'not answered surely': 90, 'without sources': 60.8 },
  'own docs, unanswerable': { 'not answered surely': 93.3, 'without sources': 53.3 }
}

/** Points that may be lost: one unseen question of the AI SDK’s docs; four of our own, where every new page competes. */
const tolerance = { aiSdk: 1.2, own: 6 }

/** Prints each figure that fell too far. Returns whether none did. */
export const holdsRecorded = (docs: Docs): boolean => {
  const gone = Object.keys(recorded).filter(name => !questionSets.some(set => set.name === name))
  const fallen = questionSets.flatMap(set => {
    const figures = measure(docs, set)
    const least = Object.entries(recorded[set.name] ?? {}) as [keyof Figures, number][]
    if (!least.length) return [`${set.name}: nothing is recorded for these questions.`]
    return least.flatMap(([name, before]) => {
      const now = figures[name] ?? 0
      return now < before - tolerance[set.docs] ? [`${set.name}: ${name} ${now.toFixed(1)} %, was ${before} %`] : []
    })
  })
  const problems = [...fallen, ...gone.map(name => `${name}: there are no such questions any more.`)]
  for (const line of problems) console.error(line)
  if (!problems.length) console.log('Answers are as good as recorded.')
  return problems.length === 0
}
