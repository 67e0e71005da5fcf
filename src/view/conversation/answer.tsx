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

/** Called early, while the answer is awaited, so that the buttons are there when it is complete. */
export const loadActions = () => import('./actions.tsx')
const Actions = late(loadActions)
const FollowUps = late(() => import('./follow-ups.tsx'))
const Parts = late(() => import('./parts/index.tsx'))

interface AnswerProps {
  message: AssistantMessage
  isLast: boolean
  /** True while the answer streams. */
  busy: boolean
  /** Given for the last answer only, unless a problem with its own Retry button is shown below it. */
  onRegenerate: (() => void) | undefined
}

export const Answer = memo(({ message, isLast, busy, onRegenerate }: AnswerProps) => {
  const { state, label } = useAssistant()
  const { docsUrl } = state.options.value
  // Each delta creates a new message. A new list would make every link draw again, so the list is kept while its parts
  // have the same values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that the list is made from, any number of them
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
  // Blocks that stream in below the view are laid out when they come near it, or in slices when the answer is complete.
  // An answer restored from storage is laid out at once, because the reader’s scroll position depends on its height.
  const [isLazy] = useState(busy && !text)
  return (
    <article class={`answer ${isLast ? 'last' : ''}`} part="message" aria-label={label('assistant')} aria-busy={busy}>
      {busy && !text && (
        <p class="progress">{sources.length ? label('foundSources', { count: sources.length }) : label('searching')}</p>
      )}
      <SourcesProvider value={sources}>
        {/* No keys, because sections never move. Texts and other parts alternate, so a text’s index is half of it. */}
        {sections.map((section, index) => {
          const isEnd = index === sections.length - 1
          if (typeof section !== 'string') return <Parts parts={section} busy={busy} isEnd={isEnd} />
          return (
            <div class={`prose ${isLazy ? 'lazy' : ''} ${busy && isEnd ? 'streaming' : ''}`}>
              {/* `streaming` also closes unfinished constructs where the answer broke off. */}
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
        // This element reserves the height of its buttons, so that nothing moves when their code has loaded.
        <div class="actions-place">
          <Actions message={message} text={text} onRegenerate={onRegenerate} />
        </div>
      )}
    </article>
  )
})
