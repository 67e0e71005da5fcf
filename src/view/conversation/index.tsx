import type { Conversation } from '../../state/index.ts'
import { Welcome } from '../welcome.tsx'
import styles from './conversation.css?inline'
import { Thread } from './thread.tsx'

export { createConversation } from '../../state/conversation.ts'
export { conversationLabels as labels } from '../labels/conversation.ts'
export { styles }

/** The conversation’s view. A new thread has its own `Chat`; the key makes Preact create a new `Thread` for it. */
export const ConversationView = ({ conversation }: { conversation: Conversation }) => {
  const chat = conversation.chat.value
  return <Thread key={chat.id} chat={chat} conversation={conversation} empty={<Welcome />} />
}
