import { messageText, type RequestMessage } from '../../../protocol/index.ts'
import { ServiceError } from '../../http/index.ts'
import { newId, type ThreadOwner, type ThreadStore } from '../../store/index.ts'
import type { QuestionBody, QuestionBodyV1 } from './schema.ts'

export interface Conversation {
  threadId: string
  /** The whole conversation; its last message is the question. */
  messages: RequestMessage[]
  question: RequestMessage
  owner: ThreadOwner
  /** The stored messages of the thread. */
  stored: RequestMessage[]
}

/**
 * Merges the client’s messages with those of the thread. The client’s take precedence; when it sends the question only,
 * the stored history is put before it. A thread of another reader is 404.
 */
export const continueThread = async (
  read: ThreadStore['read'],
  projectId: string,
  { fp, threadId: given }: Pick<QuestionBody, 'fp' | 'threadId'>,
  sent: RequestMessage[]
): Promise<Conversation> => {
  const question = sent.at(-1) as RequestMessage
  const owner = { projectId, fp }
  const threadId = given ?? newId('thread')
  const stored = given ? await read(given, owner) : []
  if (!stored) throw new ServiceError('not_found', 'There is no such thread.')
  const messages = sent.length > 1 ? sent : [...before(question, stored), question]
  return { threadId, messages, question, owner, stored }
}

/** The stored history before the question, also when that question is asked again. */
const before = ({ id }: RequestMessage, stored: RequestMessage[]): RequestMessage[] => {
  const again = stored.findIndex(message => message.id === id)
  return again < 0 ? stored : stored.slice(0, again)
}

/** Version 2’s messages with their text parts only. */
export const messagesOf = ({ messages }: QuestionBody): RequestMessage[] =>
  readable(messages.map(({ id, role, parts }) => ({ id, role, text: textOf(parts) })))

/** Version 1’s messages; `content` counts, the parts where it is empty. */
export const messagesOfV1 = ({ messages }: QuestionBodyV1): RequestMessage[] =>
  readable(
    messages.flatMap(({ id, role, content, parts }) =>
      role === 'data' ? [] : [{ id, role, text: content || textOf(parts) }]
    )
  )

type Part = { type: string; text?: string | undefined }

const textOf = (parts: Part[]): string =>
  messageText({ parts: parts.flatMap(({ type, text }) => (type === 'text' && text ? [{ type, text }] : [])) })

/** Messages with text, up to the reader’s last one, which must have text. */
const readable = (messages: { id: string; role: RequestMessage['role']; text: string }[]): RequestMessage[] => {
  const last = messages.findLastIndex(({ role }) => role === 'user')
  if (!messages[last]?.text.trim()) {
    const message = 'the last message of the user must hold text'
    throw new ServiceError('invalid_request', `messages: ${message}`, { details: [{ path: 'messages', message }] })
  }
  return messages
    .slice(0, last + 1)
    .filter(({ text }) => text.trim())
    .map(({ id, role, text }) => ({ id: id || newId('msg'), role, parts: [{ type: 'text', text }] }))
}
