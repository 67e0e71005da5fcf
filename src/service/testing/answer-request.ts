import type { AnswerRequest } from '../answering/answer.ts'
import { createContextRoom } from '../answering/context-room.ts'
import type { AnswerPart } from '../answering/contract.ts'
import { groundingWith } from './grounding.ts'
import { fakeModel } from './model.ts'

type Given = Partial<Omit<AnswerRequest, 'limits'>> & { limits?: Partial<AnswerRequest['limits']> }

const patient = {
  patience: 60_000,
  deadline: 60_000,
  idle: 60_000,
  tokens: 512,
  characters: 40_000,
  rewriting: 60_000,
  silence: 60_000,
  alone: 60_000
}

/** The parts of a model’s answer as they are. */
export async function* partsOf(parts: AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
  yield* parts
}

/** A request to a model that answers with the parts that the test yields, with long timeouts and without storage. */
export const answerRequest = (
  answer: Parameters<typeof fakeModel>[0],
  { limits, ...given }: Given = {}
): AnswerRequest => ({
  model: fakeModel(answer),
  grounding: groundingWith(),
  settings: {},
  room: createContextRoom(),
  review: () => ({ read: partsOf, outcome: () => 'answered' }),
  messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'Why?' }] }],
  context: [],
  reader: { site: 'Lamp', date: new Date('2026-03-01T12:00:00Z') },
  signal: new AbortController().signal,
  stop: new AbortController().signal,
  limits: { ...patient, ...limits },
  keep: async () => {},
  settle: async () => {},
  onEnd: () => {},
  ...given
})
