import type { AnswerPart } from './contract.ts'

const silent = new Set<AnswerPart['type']>(['start', 'start-step', 'ping', 'raw'])

/** Reads an answer up to and including its first part with content. */
export const readOpening = async (parts: AsyncGenerator<AnswerPart>): Promise<AnswerPart[]> => {
  const read: AnswerPart[] = []
  for (;;) {
    const { done, value } = await parts.next()
    if (done) return read
    read.push(value)
    if (!silent.has(value.type)) return read
  }
}
