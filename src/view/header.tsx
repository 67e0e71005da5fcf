import { useState } from 'preact/hooks'
import { IconButton } from './button.tsx'
import { closeIcon, composeIcon, listIcon } from './icons.tsx'
import { late } from './late.tsx'
import { useAssistant } from './use-assistant.ts'

const Conversations = late(() => import('./conversations/list.tsx'))
const RoomControls = late(() => import('./room/controls.tsx'))

export const Header = () => {
  const { state, label, field } = useAssistant()
  const [isListed, list] = useState(false)
  const conversation = state.loaded.value?.conversation
  const startNewThread = () => {
    conversation?.newThread()
    state.announce(label('newConversation'))
    field.current?.focus()
  }
  return (
    <>
      <div class="header" part="header">
        <h2 class="heading" dir="auto">
          {label('heading')}
        </h2>
        <RoomControls />
        <IconButton
          icon={listIcon}
          label={label('conversations')}
          disabled={!conversation}
          onClick={() => list(true)}
        />
        <IconButton
          icon={composeIcon}
          label={label('newConversation')}
          disabled={!conversation}
          onClick={startNewThread}
        />
        {state.options.value.layout !== 'inline' && (
          <IconButton icon={closeIcon} label={label('close')} onClick={state.close} />
        )}
      </div>
      {isListed && conversation && <Conversations conversation={conversation} onClose={() => list(false)} />}
    </>
  )
}
