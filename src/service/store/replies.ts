import type { RequestMessage } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** The reply to a thread’s last question so far. */
export const readReply = async (
  database: Database,
  { id, question_id, reply }: Pick<Tables['threads'], 'id' | 'question_id' | 'reply'>
): Promise<RequestMessage | undefined> => {
  // Written by an earlier version.
  if (reply !== null) return JSON.parse(reply) as RequestMessage
  const pieces = await database
    .selectFrom('reply_pieces')
    .select(['message_id', 'text'])
    .where('thread_id', '=', id)
    .where('question_id', '=', question_id)
    .orderBy('sequence')
    .execute()
  const [first] = pieces
  if (!first) return
  const text = pieces.map(piece => piece.text).join('')
  return { id: first.message_id, role: 'assistant', parts: [{ type: 'text', text }] }
}
