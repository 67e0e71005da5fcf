import type { splitSuggestions } from '../../markdown/index.ts'
import { useAssistant } from '../use-assistant.ts'

interface FollowUpsProps {
  suggestions: ReturnType<typeof splitSuggestions>['suggestions']
}

/** What the assistant suggests to ask next. */
export const FollowUps = ({ suggestions }: FollowUpsProps) => {
  const { state, label, focusComposer } = useAssistant()
  const ask = (question: string) => {
    state.ask(question, state.context.take()).catch(() => {})
    focusComposer()
  }
  if (!suggestions.length) return null
  return (
    <div class="follow-ups" role="group" aria-label={label('followUps')}>
      {suggestions.slice(0, 3).map(({ label: text }) => (
        <button type="button" class="suggestion" dir="auto" key={text} onClick={() => ask(text)}>
          {text}
        </button>
      ))}
    </div>
  )
}
