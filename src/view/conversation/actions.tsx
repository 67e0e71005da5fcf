import type { AssistantMessage } from '../../protocol/index.ts'
import { IconButton } from '../button.tsx'
import { useAssistant } from '../use-assistant.ts'
import { useCopy } from './copy.ts'

interface ActionsProps {
  message: AssistantMessage
  text: string
  canRegenerate: boolean
  onRegenerate(): void
}

/** What can be done with an answer. Under earlier ones it appears on hover and focus. */
export const Actions = ({ message, text, canRegenerate, onRegenerate }: ActionsProps) => {
  const { state, label } = useAssistant()
  const { copy, copied } = useCopy(text)
  return (
    <div class="actions">
      <IconButton icon={copied ? 'check' : 'copy'} label={label('copy')} onClick={copy} />
      {state.options.value.feedback && <Thumbs message={message} />}
      {canRegenerate && <IconButton icon="retry" label={label('regenerate')} onClick={onRegenerate} />}
    </div>
  )
}

const Thumbs = ({ message }: { message: AssistantMessage }) => {
  const { state, label } = useAssistant()
  const conversation = state.loaded.value?.conversation
  const rating = conversation?.ratings.value.get(message.id)
  const rate = (helpful: boolean) => {
    conversation?.rate(message, helpful)
    state.announce(label('thanks'))
  }
  return (
    <>
      <IconButton icon="good" label={label('goodAnswer')} pressed={rating === true} onClick={() => rate(true)} />
      <IconButton icon="bad" label={label('badAnswer')} pressed={rating === false} onClick={() => rate(false)} />
    </>
  )
}
