import type { Answered, Asked, Change } from './contract.ts'

/** The effect of a change on a question. A badly rated answer counts as none, until it changes. */
export const changeOf = ({ before, after, isBad }: Pick<Asked, 'before' | 'after' | 'isBad'>): Change => {
  if (after.outcome !== 'answered') return before.outcome === 'answered' && !isBad ? 'broken' : 'same'
  if (before.outcome !== 'answered') return 'answered'
  if (isSame(before, after)) return 'same'
  return isBad ? 'reworded' : 'other'
}

const isSame = (one: Answered, other: Answered): boolean => one.passage === other.passage
