import { IconButton } from './button.tsx'
import { late } from './late.tsx'
import { useAssistant } from './use-assistant.ts'

const RoomControls = late(() => import('./room/controls.tsx'))

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
      {state.options.value.layout !== 'inline' && <RoomControls />}
      <IconButton icon="compose" label={label('newConversation')} disabled={!state.loaded.value} onClick={startAnew} />
      {state.options.value.layout !== 'inline' && (
        <IconButton icon="close" label={label('close')} onClick={state.close} />
      )}
    </div>
  )
}
