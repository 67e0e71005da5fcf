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
