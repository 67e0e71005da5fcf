import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { AnswerRating } from '../../protocol/index.ts'
import type { LabelName } from '../labels/label.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './rating-details.css?inline'

export { ratingLabels as labels } from '../labels/rating.ts'
export { styles }

interface RatingDetailsProps {
  /** Id of the message. */
  id: string
  rating: AnswerRating
  /** Stores and sends the rating. Resolves to whether the service accepted it. */
  onRate(rating: AnswerRating): Promise<boolean>
  /** Called when the focused element disappears, to move the focus elsewhere. */
  onLeave(): void
}

/** Unsent feedback by message id. It is kept here so that it survives closing the panel. */
const drafts = new Map<string, Pick<AnswerRating, 'reason' | 'comment'>>()

/** Shows whether a rating was sent, and the form for a reason and a comment. */
export const View = ({ id, rating, onRate, onLeave }: RatingDetailsProps) => {
  const { label } = useAssistant()
  const [isOpen, setOpen] = useState(!rating.comment && !rating.reason)
  /** True when the focused button that opened the form has disappeared, so the form takes the focus. */
  const [takesFocus, setTakesFocus] = useState(false)
  const add = () => {
    setTakesFocus(true)
    setOpen(true)
  }
  const leave = () => {
    setOpen(false)
    onLeave()
  }
  const retry = async () => {
    if (await onRate(rating)) onLeave()
  }
  const isRated = rating.helpful !== null
  return (
    <div class="rating">
      <p class="rating-state">
        {label(rating.unsent ? 'feedbackNotSent' : 'thanks')}
        {rating.unsent && (
          <button type="button" class="button" onClick={retry}>
            {label('retry')}
          </button>
        )}
        {isRated && !isOpen && !rating.unsent && (
          <button type="button" class="button" onClick={add}>
            {label('addComment')}
          </button>
        )}
      </p>
      {isRated && isOpen && (
        <Details key={`${rating.helpful}`} {...{ id, rating, onRate, takesFocus }} onLeave={leave} />
      )}
    </div>
  )
}

/** Each reason in English, as the docs team receives it, with the label in which the reader picks it. */
const reasons: [string, LabelName][] = [
  ['Wrong', 'reasonWrong'],
  ['Out of date', 'reasonOutdated'],
  ['Incomplete', 'reasonIncomplete'],
  ['Hard to understand', 'reasonUnclear']
]

const Details = ({ id, rating, onRate, onLeave, takesFocus }: RatingDetailsProps & { takesFocus: boolean }) => {
  const { label } = useAssistant()
  const { helpful } = rating
  const fieldId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(drafts.get(id) ?? { reason: rating.reason, comment: rating.comment })
  const write = (change: Partial<typeof draft>) => {
    const next = { ...draft, ...change }
    drafts.set(id, next)
    setDraft(next)
  }
  const comment = draft.comment?.trim()
  const reason = helpful ? undefined : draft.reason
  const send = async () => {
    if (!comment && !reason) return
    if (!(await onRate({ helpful, reason, comment }))) return
    drafts.delete(id)
    onLeave()
  }
  useLayoutEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus({ preventScroll: true })
    // The reader opened the form, but it may lie below the view.
    form.current?.scrollIntoView?.({ block: 'nearest' })
  }, [takesFocus])
  return (
    <form
      ref={form}
      class="rating-form"
      aria-label={label('ratingForm')}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.isComposing) return
        // Otherwise Escape would also close the panel.
        event.stopPropagation()
        event.preventDefault()
        onLeave()
      }}
    >
      {!helpful && (
        <div role="group" aria-label={label('reasons')} class="reasons">
          {reasons.map(([words, name]) => (
            <button
              key={name}
              type="button"
              class="button reason"
              aria-pressed={draft.reason === words}
              onClick={() => write({ reason: draft.reason === words ? undefined : words })}
            >
              {label(name)}
            </button>
          ))}
        </div>
      )}
      <label for={fieldId}>{label(helpful ? 'commentGood' : 'commentBad')}</label>
      <div class="rating-row">
        <input
          id={fieldId}
          class="rating-comment"
          dir="auto"
          autocomplete="off"
          maxLength={1000}
          value={draft.comment ?? ''}
          onInput={event => write({ comment: event.currentTarget.value })}
        />
        <button type="submit" class="button">
          {label('sendComment')}
        </button>
      </div>
    </form>
  )
}
