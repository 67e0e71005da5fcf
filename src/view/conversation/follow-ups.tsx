import { visibleText } from '../../markdown/index.ts'
import { actionLabels } from '../labels/actions.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './follow-ups.css?inline'

export const labels = actionLabels

export { styles }

interface FollowUpsProps {
  suggestions: readonly string[]
}

/** The questions that the assistant suggests next, as buttons. */
export const View = ({ suggestions }: FollowUpsProps) => {
  const { state, label, keepFocus } = useAssistant()
  const ask = (question: string) => {
    state.ask(question, state.context.take()).catch(() => {})
    keepFocus()
  }
  return (
    <div class="follow-ups" role="group" aria-label={label('followUps')}>
      {suggestions
        .slice(0, 3)
        .map(visibleText)
        .map(text => (
          <button type="button" class="suggestion" dir="auto" key={text} onClick={() => ask(text)}>
            {text}
          </button>
        ))}
    </div>
  )
}
