import { type AssistantMessage, messageText } from '../../protocol/index.ts'

/** Groups messages into turns: a question with its answers. A turn is identified by its first message. */
export const turnsOf = (messages: readonly AssistantMessage[]): AssistantMessage[][] => {
  const turns: AssistantMessage[][] = []
  for (const message of messages) {
    const turn = turns.at(-1)
    if (message.role === 'user' || !turn) turns.push([message])
    else turn.push(message)
  }
  return turns
}

/** Estimated height, in CSS pixels, of the turns at the end that are drawn at once: twenty short ones, or a long one. */
const drawnAtOnce = 3000

/** Returns the first messages of turns that are far from the end and from the turn where the reader was. */
export const farTurns = (turns: readonly AssistantMessage[][], place: string | undefined) => {
  const latestFirst = turns.toReversed()
  const at = latestFirst.findIndex(([first]) => first?.id === place)
  let below = 0
  const far = latestFirst.filter((turn, index) => {
    const isFar = below > drawnAtOnce && Math.abs(index - at) > 1
    below += guessHeight(turn)
    return isFar
  })
  return new Set(far.map(([first]) => first))
}

/** Number of turns at the end that stay drawn wherever the view is. */
export const alwaysDrawn = 2

/** Pixels of a turn around its text, and UTF-16 units of text per pixel of height: 50 in a line. */
const around = 140
const unitsPerPixel = 2

/** Estimates the height of a turn in CSS pixels. */
export const guessHeight = (turn: readonly AssistantMessage[]): number =>
  turn.reduce((height, message) => height + messageText(message).length / unitsPerPixel, around)
