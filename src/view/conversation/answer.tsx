import { useMemo, useState } from 'preact/hooks'
import { splitSuggestions } from '../../markdown/index.ts'
import { type AssistantMessage, isSourceUrlPart } from '../../protocol/index.ts'
import { messageSources } from '../../state/sources.ts'
import { late } from '../late.tsx'
import { memo } from '../memo.ts'
import { useAssistant } from '../use-assistant.ts'
import { lacksSources, sectionsOf } from './answer-parts.ts'
import { AnswerText } from './answer-text.tsx'
import { SourcesProvider } from './link.tsx'
import { Sources } from './sources.tsx'

/** Brought while the answer is awaited. */
export const bringActions = () => import('./actions.tsx')
const Actions = late(bringActions)
const FollowUps = late(() => import('./follow-ups.tsx'))
const Parts = late(() => import('./parts/index.tsx'))

interface AnswerProps {
  message: AssistantMessage
  isLast: boolean
  /** The answer is still coming in. */
  busy: boolean
  /** Of the last one, unless a problem with a Retry button is shown below it. */
  onRegenerate: (() => void) | undefined
}

export const Answer = memo(({ message, isLast, busy, onRegenerate }: AnswerProps) => {
  const { state, label } = useAssistant()
  const { docsUrl } = state.options.value
  // Each delta makes the message anew, and every link is drawn again with another list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the list is made from, which is of any number
  const sources = useMemo(
    () => messageSources(message, docsUrl),
    [docsUrl, ...message.parts.filter(isSourceUrlPart).flatMap(part => Object.values(part))]
  )
  const sections = sectionsOf(message.parts)
  const lastText = sections.findLastIndex(section => typeof section === 'string')
  const { text: ending, suggestions } = splitSuggestions((sections[lastText] as string | undefined) ?? '')
  if (lastText >= 0) sections[lastText] = ending
  const text = sections.filter(section => typeof section === 'string').join('\n\n')
  const interrupted = message.metadata?.interrupted === true
  const sizes = useMemo<number[]>(() => [], [])
  // What comes in below the view is laid out when it comes near, or in slices when the answer is whole. Of an answer that
  // is drawn again the heights must be known at once: the reader’s place is among them.
  const [isLazy] = useState(busy && !text)
  return (
    <article class={`answer ${isLast ? 'last' : ''}`} part="message" aria-label={label('assistant')} aria-busy={busy}>
      {busy && !text && (
        <p class="progress">{sources.length ? label('foundSources', { count: sources.length }) : label('searching')}</p>
      )}
      <SourcesProvider value={sources}>
        {/* By position: sections never move. Texts and what stands between them take turns. */}
        {sections.map((section, index) => {
          const isEnd = index === sections.length - 1
          if (typeof section !== 'string') return <Parts parts={section} busy={busy} isEnd={isEnd} />
          return (
            <div class={`prose ${isLazy ? 'lazy' : ''} ${busy && isEnd ? 'streaming' : ''}`}>
              {/* What is begun is closed as well where the answer broke off. */}
              <AnswerText
                text={section}
                streaming={isEnd && (busy || interrupted)}
                lazy={isLazy}
                sizes={sizes}
                index={index >> 1}
              />
            </div>
          )
        })}
      </SourcesProvider>
      {interrupted && !busy && <p class="interrupted">{label('interrupted')}</p>}
      {(!busy || text) && <Sources sources={sources} />}
      {!busy && !interrupted && lacksSources(message, text) && <p class="unsourced">{label('noSources')}</p>}
      {!busy && isLast && suggestions.length > 0 && <FollowUps suggestions={suggestions} />}
      {!busy && text && (
        // It keeps the place of its buttons, so that nothing moves when they come.
        <div class="actions-place">
          <Actions message={message} text={text} onRegenerate={onRegenerate} />
        </div>
      )}
    </article>
  )
})
