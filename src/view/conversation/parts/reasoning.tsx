import { useState } from 'preact/hooks'
import { useAssistant } from '../../use-assistant.ts'
import { AnswerText } from '../answer-text.tsx'
import type { PartProps } from './contract.ts'

/** Longer reasoning is cut, because drawing more would block the page. In UTF-16 units. */
const maxLength = 50_000

/** The model’s reasoning, folded because it is not the answer. It is drawn when the reader opens it. */
export const Reasoning = ({ part, busy }: PartProps) => {
  const { label } = useAssistant()
  const [isOpen, setOpen] = useState(false)
  const text = typeof part.text === 'string' ? part.text.trim().slice(0, maxLength) : ''
  // A service that hides the reasoning sends a part without text.
  if (!text) return null
  const isThinking = busy && part.state === 'streaming'
  return (
    <details class="reasoning" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary class={isThinking ? 'progress' : ''}>{label(isThinking ? 'thinking' : 'reasoning')}</summary>
      {isOpen && (
        <div class="prose">
          <AnswerText text={text} streaming={isThinking} />
        </div>
      )}
    </details>
  )
}
