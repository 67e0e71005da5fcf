/** The body of a question. */
export const question = (text: string, more: object = {}) => ({
  fp: 'anonymous',
  messages: [{ id: 'm1', role: 'user', parts: [{ type: 'text', text }] }],
  ...more
})

type Chunk = Record<string, unknown> & { type: string }

/** The chunks of a version 2 answer. */
export const chunksOf = async (response: Response): Promise<Chunk[]> =>
  (await response.text())
    .split('\n\n')
    .filter(event => event.startsWith('data: {'))
    .map(event => JSON.parse(event.slice('data: '.length)))

/** The words of an answer. */
export const textOf = (chunks: Chunk[]): string => chunks.map(chunk => chunk.delta ?? '').join('')

/** The addresses that an answer cites. */
export const sourcesOf = (chunks: Chunk[]): string[] =>
  chunks.filter(chunk => chunk.type === 'source-url').map(chunk => String(chunk.url))
