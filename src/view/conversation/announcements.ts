import { useEffect, useRef } from 'preact/hooks'
import type { AssistantStatus } from '../../handle.ts'
import { type AssistantMessage, messageText } from '../../protocol/index.ts'
import { isBusy, messageSources } from '../../state/index.ts'
import { useAssistant } from '../use-assistant.ts'

/** Tells a screen reader that an answer is sought and that it is there; with `announce: all`, sentence by sentence. */
export const useAnnouncements = (status: AssistantStatus, last: AssistantMessage | undefined) => {
  const { state, label } = useAssistant()
  const previous = useRef<AssistantStatus>(status)
  const said = useRef(0)
  const text = status === 'streaming' && last?.role === 'assistant' ? messageText(last) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the status changes, not when a text does
  useEffect(() => {
    const before = previous.current
    previous.current = status
    if (status === 'submitted') {
      said.current = 0
      state.announce(label('searching'))
    }
    if (status === 'ready' && isBusy(before) && last?.role === 'assistant' && !last.metadata?.interrupted) {
      state.announce(label('answered', { count: messageSources(last, state.options.peek().docsUrl).length }))
    }
  }, [status])

  useEffect(() => {
    if (state.options.peek().announce !== 'all') return
    const sentences = /^.*(?:[.!?:\n](?=\s|$)|[。！？])/s.exec(text.slice(said.current))?.[0]
    if (!sentences) return
    said.current += sentences.length
    state.announce(sentences.trim())
  }, [state, text])
}
