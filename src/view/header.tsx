import { IconButton } from './button.tsx'
import { useAssistant } from './use-assistant.ts'

export const Header = () => {
  const { state, label } = useAssistant()
  const startAnew = () => {
    state.loaded.value?.conversation.newThread()
    state.announce(label('newConversation'))
  }
  return (
    <div class="header" part="header">
      <h2 class="heading" dir="auto">
        {label('heading')}
      </h2>
      <IconButton icon="compose" label={label('newConversation')} disabled={!state.loaded.value} onClick={startAnew} />
      {state.options.value.layout !== 'inline' && (
        <IconButton icon="close" label={label('close')} onClick={state.close} />
      )}
    </div>
  )
}
