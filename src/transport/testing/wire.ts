/** How a service writes an answer. */
export interface Wire {
  version: 1 | 2
  headers: Record<string, string>
  start: string
  delta(text: string): string
  source(url: string): string
  error(text: string): string
  /** The end of the text, and of the answer. */
  finish(threadId?: string): string
  /** Lines that say nothing. */
  keepAlive: string
}

const event = (fields: object) => `data: ${JSON.stringify(fields)}\n\n`
const line = (code: string, value: unknown) => `${code}:${JSON.stringify(value)}\n`

export const version2: Wire = {
  version: 2,
  headers: { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' },
  start: event({ type: 'start' }) + event({ type: 'start-step' }) + event({ type: 'text-start', id: 't' }),
  delta: delta => event({ type: 'text-delta', id: 't', delta }),
  source: url => event({ type: 'source-url', sourceId: url, url, title: 'A page' }),
  error: errorText => event({ type: 'error', errorText }),
  finish: threadId =>
    event({ type: 'text-end', id: 't' }) +
    event({ type: 'finish-step' }) +
    event({ type: 'finish', finishReason: 'stop', threadId }),
  keepAlive: ': keep-alive\n\n'
}

export const version1: Wire = {
  version: 1,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'x-vercel-ai-data-stream': 'v1' },
  start: line('f', { messageId: 'msg' }),
  delta: text => line('0', text),
  source: url => line('h', { sourceType: 'url', id: url, url, title: 'A page' }),
  error: text => line('3', text),
  finish: threadId =>
    line('e', { finishReason: 'stop', usage: {}, isContinued: false }) +
    line('d', { finishReason: 'stop', usage: {}, threadId }),
  keepAlive: ': keep-alive\n'
}
