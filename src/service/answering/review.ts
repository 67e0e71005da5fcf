import type { Outcome } from '../../protocol/index.ts'
import type { AnswerLimits } from '../contract.ts'
import { type Cited, createCitationReader } from './citations.ts'
import type { AnswerPart } from './contract.ts'
import type { Grounding } from './grounding.ts'
import { ModelError } from './model-error.ts'
import { outcomeOfModel } from './outcome.ts'
import { filteredParts } from './part-filter.ts'
import { quote, quotedSources } from './quote.ts'
import { sentencesIn } from './sentences/index.ts'
import { sourcePart } from './source.ts'
import { createSupport, type Words } from './support.ts'

/** Processes a model’s answer before the reader gets it. */
export interface Review {
  read: (parts: AsyncIterable<AnswerPart>) => AsyncGenerator<AnswerPart>
  /** The outcome of the answer that was read. */
  outcome: () => Outcome
}

export interface Reviewed {
  grounding: Grounding
  words: Words
  limits: Pick<AnswerLimits, 'idle' | 'characters'>
}

/** Reviews a configured model’s answer: checks citations, and reports a bad end. */
export const reviewModel = ({ grounding, words, limits }: Reviewed): Review => {
  const citations = createCitationReader(grounding.sources, createSupport(words, grounding.pagesLanguage !== undefined))
  let own = ''
  const outcome = () =>
    outcomeOfModel(grounding, { text: own, cites: citations.cited().length > 0, refused: citations.refused() })

  async function* read(stream: AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
    let openId: string | undefined
    /** Starts the text part only with its first words, so that an empty answer has no text part. */
    const partsOf = (id: string, shown: Cited[]): AnswerPart[] =>
      shown.flatMap((item): AnswerPart[] => {
        if (typeof item !== 'string') return [sourcePart(item)]
        // Without spaces at the beginning, an answer of nothing else is empty.
        const text = own ? item : item.trimStart()
        if (!text) return []
        const begin: AnswerPart[] = openId === undefined ? [{ type: 'text-start', id }] : []
        openId ??= id
        own += text
        return [...begin, { type: 'text-delta', id: openId, text }]
      })
    const ended = (id: string): AnswerPart[] => {
      const rest = partsOf(id, citations.end())
      const end: AnswerPart[] = openId === undefined ? [] : [{ type: 'text-end', id: openId }]
      openId = undefined
      return [...rest, ...end]
    }

    for await (const part of filteredParts(stream, limits)) {
      if (part.type === 'text-start') continue
      if (part.type === 'text-delta') yield* partsOf(part.id, citations.push(part.text))
      else if (part.type === 'text-end') yield* ended(part.id)
      else if (part.type === 'error' || part.type === 'abort') {
        yield* ended('rest')
        yield part
      } else if (part.type === 'finish-step') {
        const failure = failureOf(part, own)
        if (failure) return yield { type: 'error', error: failure }
        yield* closing(part.finishReason)
        yield part
      } else yield part
    }
  }

  /** The sentences that the service adds to the model’s answer. */
  function* closing(finishReason: string): Generator<AnswerPart> {
    const says = sentencesIn(grounding.language)
    const isFiltered = finishReason === 'content-filter'
    const isUncited = outcome() === 'unsure' && citations.cited().length === 0 && !isFiltered
    const passages = isUncited && grounding.verdict !== 'no' ? quote(grounding) : ''
    const notes = [
      isFiltered && !own.trim() && says.declined,
      finishReason === 'length' && says.cut,
      isUncited && (passages ? says.uncited : says.unfounded),
      passages
    ].filter(note => typeof note === 'string' && note !== '')
    if (notes.length === 0) return
    for (const source of passages ? quotedSources(grounding) : []) yield sourcePart(source)
    const id = 'closing'
    yield { type: 'text-start', id }
    // In a code block that was cut, the sentences would count as code.
    const fence = citations.openFence()
    const rule = own.trim() ? [fence && `\n${fence}`, '---'] : []
    yield { type: 'text-delta', id, text: [...rule, ...notes].join('\n\n') }
    yield { type: 'text-end', id }
  }

  return { read, outcome }
}

type Finish = Extract<AnswerPart, { type: 'finish-step' }>

/** Finish reasons of answers that broke off: of gateways, of vLLM and SGLang, of DeepSeek, and of GLM. */
const brokenReasons = new Set(['error', 'abort', 'insufficient_system_resource', 'network_error'])

/** The failure of a finish, because some servers report an error only by the finish reason. */
const failureOf = ({ finishReason, rawFinishReason }: Finish, text: string): ModelError | undefined => {
  if (finishReason === 'error' || brokenReasons.has(rawFinishReason ?? ''))
    return new ModelError(text ? 'broken' : 'failed')
  if (text.trim() || finishReason === 'content-filter') return
  return new ModelError('empty', finishReason === 'length' ? { said: 'it used all its tokens for its thoughts' } : {})
}
