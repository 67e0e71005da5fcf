import { late } from './late.tsx'
import { useAssistant } from './use-assistant.ts'

const WelcomeExtras = late(() => import('./welcome-extras.tsx'))

/** The empty state: one sentence, and up to three questions to start with. */
export const Welcome = () => {
  const { state, label, keepFocus } = useAssistant()
  const ask = (question: string) => {
    // The conversation shows errors. The composer keeps what the reader is writing.
    state.ask(question, state.context.take()).catch(() => {})
    keepFocus()
  }
  return (
    <div class="welcome">
      <p class="greeting" dir="auto">
        {label('greeting')}
      </p>
      {state.options.value.suggestions.slice(0, 3).map(question => (
        <button type="button" class="suggestion" dir="auto" key={question} onClick={() => ask(question)}>
          {question}
        </button>
      ))}
      <WelcomeExtras ask={ask} />
    </div>
  )
}
