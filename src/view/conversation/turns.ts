import type { AssistantMessage } from '../../protocol/index.ts'

/** A question with what was answered to it. Its first message names it. */
export const turnsOf = (messages: readonly AssistantMessage[]): AssistantMessage[][] => {
  const turns: AssistantMessage[][] = []
  for (const message of messages) {
    const turn = turns.at(-1)
    if (message.role === 'user' || !turn) turns.push([message])
    else turn.push(message)
  }
  return turns
}

/** So many turns at the end are drawn at once. */
const last = 20

/** The first messages of turns that are far from the end, and from the one where the reader was. */
export const farTurns = (turns: readonly AssistantMessage[][], place: string | undefined) => {
  const at = turns.findIndex(([first]) => first?.id === place)
  const far = turns.slice(0, -last).filter((_, index) => Math.abs(index - at) > 1)
  return new Set(far.map(([first]) => first))
}
