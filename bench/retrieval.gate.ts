// Whether answers are as good as they were. After a change that makes them better, or new docs of the AI SDK, the
// figures that `node bench/retrieval.ts` prints belong into this table.
import { type Docs, type Figures, measure, questionSets } from './retrieval.measure.ts'

/** Percent, rounded, as of the last change of the search. */
const recorded: Record<string, Figures> = {
  'AI SDK, unseen': { first: 72.9, 'among five': 90.7, 'answered surely': 84.3 },
  'own docs, unseen': { first: 60, 'among five': 94.3, 'answered surely': 72.9 },
  'AI SDK, unseen, unanswerable': { 'not answered surely': 90, 'without sources': 62.2 },
  'own docs, unseen, unanswerable': { 'not answered surely': 94.4, 'without sources': 48.9 },
  'AI SDK': { first: 74.2, 'among five': 93.4, 'answered surely': 86 },
  'own docs': { first: 71.3, 'among five': 96.3, 'answered surely': 85.2 },
  'AI SDK, follow-ups': { first: 90, 'among five': 100, 'answered surely': 100 },
  'AI SDK, titles': { first: 95.6, 'among five': 98.9, 'answered surely': 100 },
  'AI SDK, unanswerable': { 'not answered surely': 90, 'without sources': 60.8 },
  'own docs, unanswerable': { 'not answered surely': 94.2, 'without sources': 52.5 }
}

/** Points that may be lost: a question or two of the AI SDK’s docs; more of our own, where every new page competes. */
const tolerance = { aiSdk: 1.2, own: 6 }

/** Prints each figure that fell too far. Returns whether none did. */
export const holdsRecorded = (docs: Docs): boolean => {
  const fallen = questionSets.flatMap(set => {
    const figures = measure(docs, set)
    const least = Object.entries(recorded[set.name] ?? {}) as [keyof Figures, number][]
    if (!least.length) return [`${set.name}: nothing is recorded for these questions.`]
    return least.flatMap(([name, before]) => {
      const now = figures[name] ?? 0
      return now < before - tolerance[set.docs] ? [`${set.name}: ${name} ${now.toFixed(1)} %, was ${before} %`] : []
    })
  })
  for (const line of fallen) console.error(line)
  if (!fallen.length) console.log('Answers are as good as recorded.')
  return fallen.length === 0
}
