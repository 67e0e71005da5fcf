import { useMemo } from 'preact/hooks'
import { Markdown, splitSuggestions } from '../../markdown/index.ts'
import { type AssistantMessage, messageText } from '../../protocol/index.ts'
import { docsAddress, isBelow } from '../../shared/docs-address.ts'
import { messageSources } from '../../state/index.ts'
import { memo } from '../memo.ts'
import { useAssistant } from '../use-assistant.ts'
import { Actions } from './actions.tsx'
import { CodeBlock } from './code-block.tsx'
import { FollowUps } from './follow-ups.tsx'
import { AnswerLink, SourcesProvider } from './link.tsx'
import { Sources } from './sources.tsx'

/** What comes after this is shown as plain text, because drawing more would block the page. In UTF-16 units. */
const maxLength = 100_000

interface AnswerProps {
  message: AssistantMessage
  isLast: boolean
  /** A problem with a Retry button is shown below the answer. */
  hasProblem: boolean
  /** The answer is still coming in. */
  busy: boolean
  onRegenerate(): void
}

export const Answer = memo(({ message, isLast, hasProblem, busy, onRegenerate }: AnswerProps) => {
  const { state, label } = useAssistant()
  const { docsUrl, imageOrigins: allowed } = state.options.value
  const allowsImage = useMemo(() => (url: URL) => isBelow(url, allowed ?? [docsUrl]), [allowed, docsUrl])
  const labels = useMemo(
    () => ({
      table: label('table'),
      taskDone: label('taskDone'),
      taskOpen: label('taskOpen'),
      footnote: label('footnote'),
      notes: {
        note: label('note'),
        tip: label('tip'),
        important: label('important'),
        warning: label('warning'),
        caution: label('caution')
      }
    }),
    [label]
  )
  const sources = useMemo(() => messageSources(message, docsUrl), [message, docsUrl])
  const { text, suggestions } = splitSuggestions(messageText(message))
  const interrupted = message.metadata?.interrupted === true
  return (
    <article class={`answer ${isLast ? 'last' : ''}`} part="message" aria-label={label('assistant')} aria-busy={busy}>
      {busy && !text && (
        <p class="progress">{sources.length ? label('foundSources', { count: sources.length }) : label('searching')}</p>
      )}
      <SourcesProvider value={sources}>
        <div class={`prose ${busy ? 'streaming' : ''}`}>
          <Markdown
            text={text.slice(0, maxLength)}
            // What is begun is closed as well where the answer broke off.
            streaming={busy || interrupted}
            docsUrl={docsUrl}
            resolveAddress={docsAddress}
            allowsImage={allowsImage}
            headingOffset={2}
            labels={labels}
            link={AnswerLink}
            codeBlock={CodeBlock}
          />
          {text.length > maxLength && <p class="rest">{text.slice(maxLength)}</p>}
        </div>
      </SourcesProvider>
      {interrupted && !busy && <p class="interrupted">{label('interrupted')}</p>}
      {(!busy || text) && <Sources sources={sources} />}
      {!busy && isLast && <FollowUps suggestions={suggestions} />}
      {!busy && text && (
        <Actions message={message} text={text} canRegenerate={isLast && !hasProblem} onRegenerate={onRegenerate} />
      )}
    </article>
  )
})
