import { useEffect, useRef, useState } from 'preact/hooks'
import { type AssistantMessage, messageText } from '../../protocol/index.ts'
import { isBusy } from '../../state/index.ts'
import { messageSources } from '../../state/sources.ts'
import type { AssistantStatus } from '../../widget/handle.ts'
import { useAssistant } from '../use-assistant.ts'
import type { Reader } from './announce-all.ts'
import { lacksSources } from './answer-parts.ts'

/** Announces the search for an answer and the finished answer; with `announce: all` also each of its sentences. */
export const useAnnouncements = (status: AssistantStatus, last: AssistantMessage | undefined) => {
  const { state, label } = useAssistant()
  const readsAll = state.options.value.announce === 'all'
  const previous = useRef<AssistantStatus>(status)
  const [reader, setReader] = useState<Reader>()
  const earlier = useRef<AssistantMessage | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the status changes, not when a text does
  useEffect(() => {
    const before = previous.current
    previous.current = status
    if (status === 'submitted') {
      reader?.begin()
      state.announce(label('searching'))
    }
    // When the reader stops a regeneration, the earlier answer comes back and must not be announced again.
    const isNew = last?.role === 'assistant' && last !== earlier.current
    if (status === 'ready' && isBusy(before) && isNew && !last.metadata?.interrupted) {
      const words = messageText(last)
      const tail = reader?.end(words)
      const count = messageSources(last, state.options.peek().docsUrl).length
      const end = count ? label('answered', { count }) : label('finished')
      state.announce([tail, end, lacksSources(last, words) && label('noSources')].filter(Boolean).join(' '))
    }
  }, [status])

  useEffect(() => {
    if (!isBusy(status) && last?.role === 'assistant') earlier.current = last
  }, [status, last])

  useEffect(() => {
    if (status === 'streaming' && last?.role === 'assistant') reader?.read(messageText(last))
  }, [reader, status, last])

  useEffect(() => {
    setReader(undefined)
    // This code loads only where the option asks for it.
    if (readsAll) import('./announce-all.ts').then(all => setReader(all.createReader(state.announce)), console.warn)
  }, [readsAll, state])
}
