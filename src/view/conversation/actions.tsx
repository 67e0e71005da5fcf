import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { AnswerRating, AssistantMessage } from '../../protocol/index.ts'
import { IconButton } from '../button.tsx'
import { actionLabels } from '../labels/actions.ts'
import { supportLabels } from '../labels/support.ts'
import { late } from '../late.tsx'
import { useAssistant } from '../use-assistant.ts'
import styles from './actions.css?inline'
import { badIcon, goodIcon, retryIcon } from './actions-icons.ts'
import { useCopy } from './copy.ts'
import { checkIcon, copyIcon } from './icons.ts'
import { layOutInSlices } from './lay-out.ts'
import { Support } from './support.tsx'

export { styles }
export const labels = { ...actionLabels, ...supportLabels }

// Browsers allow copying only during a click, so the code that writes the Markdown is loaded before, on hover or focus.
const loadMarkdown = () => import('../markdown-text.ts')
const RatingDetails = late(() => import('./rating-details.tsx'))

/** Id of the answer that the reader rated last, below which the form for a comment is shown. */
const lastRated = signal<string | undefined>(undefined)

export interface ActionsProps {
  message: AssistantMessage
  text: string
  /** Undefined when this answer cannot be regenerated. */
  onRegenerate: (() => void) | undefined
}

/** The buttons below an answer. Below earlier answers they appear on hover and focus. */
export const View = ({ message, text, onRegenerate }: ActionsProps) => {
  const { state, label } = useAssistant()
  const markdown = () =>
    loadMarkdown().then(
      ({ answerMarkdown }) => answerMarkdown(message, state.options.peek().docsUrl, label),
      () => text
    )
  const { copy, copied } = useCopy(markdown)
  const row = useRef<HTMLDivElement>(null)
  // The buttons appear when the answer is complete, which is also the time to lay out its blocks below the view.
  useEffect(() => {
    const answer = row.current?.closest('.answer')
    return answer ? layOutInSlices(answer) : undefined
  }, [])
  const { rating, outcome = 'answered' } = message.metadata ?? {}
  const rate = async (next: AnswerRating) => {
    const accepted = await state.loaded.peek()?.conversation.rate(message, next)
    if (!accepted || next.helpful !== null) state.announce(label(accepted ? 'thanks' : 'feedbackNotSent'))
    return accepted === true
  }
  const thumb = (helpful: boolean) => ({
    pressed: rating?.helpful === helpful,
    onClick() {
      lastRated.value = message.id
      void rate(rating?.helpful === helpful ? { helpful: null } : { helpful, comment: rating?.comment })
    }
  })
  const isRated = typeof rating?.helpful === 'boolean'
  return (
    <>
      <div class="actions" ref={row} onPointerEnter={loadMarkdown} onFocusIn={loadMarkdown}>
        <IconButton icon={copied ? checkIcon : copyIcon} label={label('copy')} onClick={copy} />
        {state.options.value.feedback && (
          <>
            <IconButton icon={goodIcon} label={label('goodAnswer')} {...thumb(true)} />
            <IconButton icon={badIcon} label={label('badAnswer')} {...thumb(false)} />
          </>
        )}
        {onRegenerate && <IconButton icon={retryIcon} label={label('regenerate')} onClick={onRegenerate} />}
      </div>
      {rating && (rating.unsent || (isRated && lastRated.value === message.id)) && (
        <RatingDetails
          id={message.id}
          rating={rating}
          onRate={rate}
          // Focuses the pressed thumb, or the first one when none is pressed.
          onLeave={() => row.current?.querySelector<HTMLElement>(`[aria-pressed="${isRated}"]`)?.focus()}
        />
      )}
      {onRegenerate && outcome !== 'answered' && <Support />}
    </>
  )
}
