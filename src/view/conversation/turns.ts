import { type AssistantMessage, messageText } from '../../protocol/index.ts'

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

/** So many turns at the end stay drawn wherever the view is. */
export const staying = 2

/** Pixels that a turn has beside its text, and UTF-16 units for each pixel of that: 50 in a line. */
const around = 140
const perPixel = 2

/** How high a turn will about be, in CSS pixels. */
export const guessHeight = (turn: readonly AssistantMessage[]): number =>
  turn.reduce((height, message) => height + messageText(message).length / perPixel, around)
