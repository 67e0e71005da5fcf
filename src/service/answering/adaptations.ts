import { isObject } from '../../shared/objects.ts'

/** The body of a request to a model’s server. */
export type Body = Record<string, unknown>

/** What some servers refuse, and how to change the request for them. */
export interface Adaptation {
  refused: RegExp
  applies: (body: Body) => boolean
  change: (body: Body) => Body
}

export const adaptations: Adaptation[] = [
  {
    // OpenAI’s reasoning models.
    refused: /max_tokens/,
    applies: body => 'max_tokens' in body,
    change: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens })
  },
  {
    // Older servers do not know this parameter; it only asks for usage counts.
    refused: /stream_options/,
    applies: body => 'stream_options' in body,
    change: ({ stream_options: _, ...body }) => body
  },
  {
    // OpenAI’s reasoning models and Kimi take their own temperature alone.
    refused: /temperature/,
    applies: body => 'temperature' in body,
    change: ({ temperature: _, ...body }) => body
  },
  {
    // Some gateways stream nothing, and OpenAI streams some models to verified organizations alone. A stream that broke is
    // none of these.
    refused: /^(?=.*\bstream(?:ing|ed|s)?\b).*(?:\b(?:not|cannot|must|unsupported|disabled|verified)|n['’]t)\b/im,
    applies: body => body.stream === true,
    change: ({ stream: _, stream_options: __, ...body }) => body
  },
  {
    // Gemma, the first models of Mistral, and OpenAI’s first reasoning models take no instructions apart.
    refused:
      /system role|roles must alternate|only user and assistant roles|developer instruction|messages\[0\]\.role/i,
    applies: body => instructionsIn(body) !== undefined,
    change: body => ({ ...body, messages: withInstructionsInQuestion(body) })
  }
]

interface Message {
  role: unknown
  content: string
}

const messagesIn = ({ messages }: Body): Message[] =>
  Array.isArray(messages) ? messages.filter(message => isObject(message) && typeof message.content === 'string') : []

const instructionsIn = (body: Body): Message | undefined => messagesIn(body).find(({ role }) => role === 'system')

/** The messages of a request with the instructions at the beginning of the reader’s first one. */
const withInstructionsInQuestion = (body: Body): unknown => {
  const instructions = instructionsIn(body)
  const first = messagesIn(body).find(({ role }) => role === 'user')
  if (!instructions || !first || !Array.isArray(body.messages)) return body.messages
  const joined = { ...first, content: `${instructions.content}\n\n${first.content}` }
  return body.messages
    .filter(message => message !== instructions)
    .map(message => (message === first ? joined : message))
}
