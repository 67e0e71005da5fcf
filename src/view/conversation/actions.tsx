import { useState } from 'preact/hooks'
import { type AssistantMessage, pagePath } from '../../protocol/index.ts'
import { sendFeedback } from '../../transport/feedback.ts'
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
  const [given, setGiven] = useState<boolean>()
  const give = (helpful: boolean) => {
    if (given === helpful) return
    setGiven(helpful)
    const feedback = {
      helpful,
      reason: undefined,
      comment: undefined,
      threadId: message.metadata?.threadId ?? state.loaded.peek()?.conversation.threadId.peek() ?? null,
      messageId: message.id,
      path: pagePath(location.pathname)
    }
    state.emit('feedback', feedback)
    state.announce(label('thanks'))
    sendFeedback(state.options.peek(), feedback)
  }
  return (
    <>
      <IconButton icon="good" label={label('goodAnswer')} pressed={given === true} onClick={() => give(true)} />
      <IconButton icon="bad" label={label('badAnswer')} pressed={given === false} onClick={() => give(false)} />
    </>
  )
}
