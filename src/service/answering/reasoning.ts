import type { AnswerPart } from './contract.ts'

const [opening, closing] = ['<think>', '</think>']

/**
 * Turns the reasoning that a local model writes before its answer, between `<think>` and `</think>`, into reasoning parts.
 * The AI SDK’s own middleware would treat that tag as reasoning anywhere, also where an answer writes about it.
 */
export async function* withReasoning(parts: AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
  let state = 'beginning' as 'beginning' | 'thoughts' | 'answer'
  let buffered = ''
  let start: AnswerPart | undefined
  const id = 'thoughts'
  const answer = (text: string): AnswerPart[] => {
    state = 'answer'
    const begin = start ? [start] : []
    start = undefined
    return text ? [...begin, { type: 'text-delta', id: textId, text }] : begin
  }
  let textId = ''
  const read = (text: string): AnswerPart[] => {
    if (state === 'answer') return answer(text)
    buffered += text
    if (state === 'beginning') {
      const beginning = buffered.trimStart()
      if (opening.startsWith(beginning)) {
        if (beginning !== opening) return []
      } else if (!beginning.startsWith(opening)) return answer(take())
      buffered = beginning.slice(opening.length).trimStart()
      state = 'thoughts'
      return [{ type: 'reasoning-start', id }, ...thoughts()]
    }
    return thoughts()
  }
  const take = (): string => {
    const text = buffered
    buffered = ''
    return text
  }
  const thoughts = (): AnswerPart[] => {
    const end = buffered.indexOf(closing)
    // The tag may come in pieces.
    const length = end < 0 ? Math.max(0, buffered.length - closing.length + 1) : end
    const text = buffered.slice(0, length)
    const delta: AnswerPart[] = text ? [{ type: 'reasoning-delta', id, text }] : []
    buffered = buffered.slice(end < 0 ? length : end + closing.length)
    if (end < 0) return delta
    return [...delta, { type: 'reasoning-end', id }, ...answer(take().trimStart())]
  }
  const flush = (): AnswerPart[] => {
    const text = take()
    if (state !== 'thoughts') return text ? answer(text) : []
    return [...(text ? [{ type: 'reasoning-delta', id, text } as const] : []), { type: 'reasoning-end', id }]
  }

  for await (const part of parts) {
    if (part.type === 'text-start' && state === 'beginning') {
      start = part
      textId = part.id
    } else if (part.type === 'text-delta' && state !== 'answer') yield* read(part.text)
    else {
      if (part.type === 'text-end' && state !== 'answer') {
        yield* flush()
        if (start || state === 'thoughts') continue
      }
      yield part
    }
  }
}
