import { useEffect, useRef } from 'preact/hooks'
import { type AssistantMessage, messageText } from '../../protocol/index.ts'
import { isBusy } from '../../state/index.ts'
import { messageSources } from '../../state/sources.ts'
import type { AssistantStatus } from '../../widget/handle.ts'
import { useAssistant } from '../use-assistant.ts'
import { lacksSources } from './answer-parts.ts'

/** Announces that an answer is sought, and that it has come; with `announce: all` also each of its sentences. */
export const useAnnouncements = (status: AssistantStatus, last: AssistantMessage | undefined) => {
  const { state, label } = useAssistant()
  const readsAll = state.options.value.announce === 'all'
  const previous = useRef<AssistantStatus>(status)
  const announced = useRef(0)
  const earlier = useRef<AssistantMessage | undefined>(undefined)
  const text = status === 'streaming' && last?.role === 'assistant' ? messageText(last) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the status changes, not when a text does
  useEffect(() => {
    const before = previous.current
    previous.current = status
    if (status === 'submitted') {
      announced.current = 0
      state.announce(label('searching'))
    }
    // An earlier answer comes back when a request for a better one was stopped.
    const isNew = last?.role === 'assistant' && last !== earlier.current
    if (status === 'ready' && isBusy(before) && isNew && !last.metadata?.interrupted) {
      const words = messageText(last)
      const tail = readsAll && plainWords(words.slice(announced.current))
      const count = messageSources(last, state.options.peek().docsUrl).length
      const end = count ? label('answered', { count }) : label('finished')
      state.announce([tail, end, lacksSources(last, words) && label('noSources')].filter(Boolean).join(' '))
    }
  }, [status])

  useEffect(() => {
    if (!isBusy(status) && last?.role === 'assistant') earlier.current = last
  }, [status, last])

  useEffect(() => {
    if (!readsAll) return
    const sentences = /^.*(?:[.!?:\n](?=\s|$)|[。！？])/s.exec(text.slice(announced.current))?.[0]
    if (!sentences) return
    announced.current += sentences.length
    state.announce(plainWords(sentences))
  }, [readsAll, state, text])
}

/** The words of a Markdown text, without its marks. */
const plainWords = (markdown: string) =>
  markdown
    .replace(/^\s*(?:`{3,}.*|[|:\s-]+)$/gm, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/\[!(\w+)\]/g, '$1:')
    .replace(/[#*_`|>[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
