import { type AssistantMessage, messageText } from '../protocol/index.ts'
import { writeMessage } from './record.ts'

/** A three-way merge: the thread of this tab, the thread in the storage, and their last common version. */
export interface Versions {
  ours: AssistantMessage[]
  stored: AssistantMessage[]
  known: AssistantMessage[]
}

/**
 * Merges the messages of two tabs in one thread, so that neither loses a word: the questions of both in the order of
 * their ids, which is the order in which they were asked, each with its best answer. Both tabs compute the same result;
 * otherwise they would overwrite each other for ever.
 */
export const mergeMessages = ({ ours, stored, known }: Versions, removed: ReadonlySet<string>): AssistantMessage[] => {
  const before = new Map(known.map(message => [message.id, message]))
  const turns = new Map<string, Turn>()
  for (const messages of [stored, ours]) {
    let turn: Turn | undefined
    for (const message of messages) {
      const isQuestion = message.role === 'user' || !turn
      if (isQuestion) turn = turns.get(message.id) ?? { answers: new Map() }
      if (!turn) continue
      if (isQuestion) turns.set(message.id, turn)
      if (removed.has(message.id)) continue
      if (isQuestion) turn.question = newer(message, turn.question, before)
      else turn.answers.set(message.id, newer(message, turn.answers.get(message.id), before))
    }
  }
  return [...turns]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { question, answers }]) => (question ? [question, ...bestOf([...answers.values()])] : []))
}

interface Turn {
  question?: AssistantMessage
  answers: Map<string, AssistantMessage>
}

/** The version that has changed since the common one; where both have, the one with the longer answer. */
const newer = (
  ours: AssistantMessage,
  stored: AssistantMessage | undefined,
  before: Map<string, AssistantMessage>
): AssistantMessage => {
  if (!stored) return ours
  // An answer only grows, so the longer version is newer. The other tab may have read the storage before our last write.
  if (isPartOf(stored, ours)) return ours
  if (isPartOf(ours, stored)) return stored
  const base = before.get(ours.id)
  const [our, their] = [writeMessage(ours), writeMessage(stored)]
  const known = base && writeMessage(base)
  if (our === their || their === known) return ours
  if (our === known) return stored
  // A complete answer beats a longer partial one.
  const isMore = quality(ours) - quality(stored) || our.length - their.length || (our > their ? 1 : -1)
  return isMore > 0 ? ours : stored
}

/** Whether one answer is the beginning of the other: under one id an answer only grows, and ends once. */
const isPartOf = (part: AssistantMessage, whole: AssistantMessage): boolean => {
  const [short, long] = [messageText(part), messageText(whole)]
  const isLess = short.length < long.length || (short === long && quality(part) < quality(whole))
  return part.role === 'assistant' && isLess && long.startsWith(short)
}

/** Keeps one answer for each question: a complete one, else the longest. */
const bestOf = (answers: AssistantMessage[]): AssistantMessage[] =>
  answers.sort((a, b) => quality(b) - quality(a) || (a.id < b.id ? 1 : -1)).slice(0, 1)

const quality = (message: AssistantMessage): number =>
  message.role === 'assistant' && message.metadata?.interrupted ? messageText(message).length : Number.MAX_SAFE_INTEGER
