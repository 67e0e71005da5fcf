import { routes } from '../../src/protocol/index.ts'
import { createService } from '../../src/service/service.ts'

/** An answer as a reader gets it. */
export interface Answer {
  text: string
  outcome: string
  /** The passage that is marked in the first source. */
  passage: string
}

export interface AnsweringService {
  /** @param earlier Earlier questions in the same thread. */
  ask: (question: string, earlier?: string[]) => Promise<Answer>
  close: () => Promise<void>
}

const unlimited = { assistantPerKey: 1e9, assistantPerOrganization: 1e9, assistantPerAddress: 1e9 }

interface Message {
  role: 'user' | 'assistant'
  parts: { type: 'text'; text: string }[]
}

const message = (role: Message['role'], text: string): Message => ({ role, parts: [{ type: 'text', text }] })

/** Starts the service without a model, and sends it questions as the widget does. */
export const startAnswering = async (docs: string): Promise<AnsweringService> => {
  const service = await createService({ docs, data: ':memory:', limits: unlimited, writeLog: () => {} })
  const { assistantKey, domain } = service.project
  const post = async (messages: Message[]): Promise<Answer> => {
    const response = await service.app.request(routes.assistantMessage(2, domain), {
      method: 'POST',
      headers: { authorization: `Bearer ${assistantKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fp: 'bench', messages })
    })
    if (!response.ok) throw new Error(`The service answers ${response.status}: ${await response.text()}`)
    return answerOf(await response.text())
  }
  return {
    async ask(question, earlier = []) {
      const messages: Message[] = []
      for (const before of earlier) {
        messages.push(message('user', before))
        messages.push(message('assistant', (await post(messages)).text))
      }
      return post([...messages, message('user', question)])
    },
    close: () => service.close()
  }
}

interface Chunk {
  type: string
  delta?: string
  messageMetadata?: { outcome?: string }
  providerMetadata?: { docsAssistant?: { passage?: string } }
}

const answerOf = (events: string): Answer => {
  const chunks = [...events.matchAll(/^data: (\{.*)$/gm)].map(([, json = '']) => JSON.parse(json) as Chunk)
  const source = chunks.find(({ type }) => type === 'source-url')
  return {
    text: chunks.map(({ type, delta }) => (type === 'text-delta' ? delta : '')).join(''),
    outcome: chunks.findLast(({ messageMetadata }) => messageMetadata?.outcome)?.messageMetadata?.outcome ?? 'failed',
    passage: source?.providerMetadata?.docsAssistant?.passage ?? ''
  }
}
