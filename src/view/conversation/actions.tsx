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

// Browsers let a page copy in the moment of a click only: what writes the text is brought before.
const bringMarkdown = () => import('../markdown-text.ts')
const RatingDetails = late(() => import('./rating-details.tsx'))

/** The answer that the reader rated last: more can be said of it. */
const lastRated = signal<string | undefined>(undefined)

export interface ActionsProps {
  message: AssistantMessage
  text: string
  /** Without it there is nothing to regenerate. */
  onRegenerate: (() => void) | undefined
}

/** What can be done with an answer. Under earlier ones it appears on hover and focus. */
export const View = ({ message, text, onRegenerate }: ActionsProps) => {
  const { state, label } = useAssistant()
  const markdown = () =>
    bringMarkdown().then(
      ({ answerMarkdown }) => answerMarkdown(message, state.options.peek().docsUrl, label),
      () => text
    )
  const { copy, copied } = useCopy(markdown)
  const row = useRef<HTMLDivElement>(null)
  // They come when the answer is whole.
  useEffect(() => {
    const answer = row.current?.closest('.answer')
    return answer ? layOutInSlices(answer) : undefined
  }, [])
  const { rating, outcome = 'answered' } = message.metadata ?? {}
  const rate = async (next: AnswerRating) => {
    const arrived = await state.loaded.peek()?.conversation.rate(message, next)
    if (!arrived || next.helpful !== null) state.announce(label(arrived ? 'thanks' : 'feedbackNotSent'))
    return arrived === true
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
      <div class="actions" ref={row} onPointerEnter={bringMarkdown} onFocusIn={bringMarkdown}>
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
          // The pressed thumb, or the first.
          onLeave={() => row.current?.querySelector<HTMLElement>(`[aria-pressed="${isRated}"]`)?.focus()}
        />
      )}
      {onRegenerate && outcome !== 'answered' && <Support />}
    </>
  )
}
