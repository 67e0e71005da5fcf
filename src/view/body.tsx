import { useAssistant } from './use-assistant.ts'
import { Welcome } from './welcome.tsx'

/** What stands between header and composer: the conversation once it has arrived, and until then what is known. */
export const Body = () => {
  const { state, label } = useAssistant()
  const loaded = state.loaded.value
  if (loaded) {
    const { ConversationView } = loaded.module
    return <ConversationView conversation={loaded.conversation} />
  }
  return (
    <div class="scroll">
      {state.held.value.map(({ text }, index) => (
        <p key={String(index)} class="held" dir="auto">
          {text}
        </p>
      ))}
      {state.held.value.length ? <p class="progress">{label('searching')}</p> : <Welcome />}
      {state.loadFailed.value && (
        <div role="alert" class="problem">
          <p>{label('errorLoad')}</p>
          <button type="button" class="button" onClick={() => state.load().catch(() => {})}>
            {label('retry')}
          </button>
        </div>
      )}
    </div>
  )
}
