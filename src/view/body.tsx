import { LoadProblem } from './load-problem.tsx'
import { useAssistant } from './use-assistant.ts'
import { Welcome } from './welcome.tsx'

/** The conversation; until its code has arrived, the pending questions or the welcome. */
export const Body = () => {
  const { state, label, place } = useAssistant()
  const loaded = state.loaded.value
  if (loaded) {
    const { ConversationView } = loaded.module
    return <ConversationView conversation={loaded.conversation} />
  }
  return (
    <div class="scroll">
      {state.pending.value.map(({ text }, index) => (
        <p key={String(index)} class="pending" dir="auto">
          {text}
        </p>
      ))}
      {state.pending.value.length ? (
        <p class="progress">{label('searching')}</p>
      ) : (
        // A reader who comes back to a conversation must not see the welcome flash before it.
        !place.current && <Welcome />
      )}
      {state.loadFailed.value && <LoadProblem onRetry={() => state.load().catch(() => {})} />}
    </div>
  )
}
