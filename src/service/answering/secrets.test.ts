import { expect, it } from 'vitest'
import { chunksOf, question } from '../testing/answers.ts'
import { completion, finish, modelServer, say, send, serviceWith, start } from '../testing/model-server.ts'

const key = 'sk-secret-of-the-model-4711'
const other = 'x-secret-of-a-header'

/** What a reader gets of a model that writes these pieces. */
const shown = async (pieces: string[], thoughts: string[] = []) => {
  const { url } = await modelServer(response => {
    start(response)
    for (const reasoning_content of thoughts) send(response, { role: 'assistant', reasoning_content })
    for (const piece of pieces) say(response, piece)
    finish(response)
  })
  const service = await serviceWith(url, {}, { model: { key, headers: { 'X-Gateway': `Token ${other}` } } })
  return chunksOf(await service.ask(question('Which colours does a lamp glow in?')))
}

const deltas = (chunks: Awaited<ReturnType<typeof shown>>, type: string) =>
  chunks
    .filter(chunk => chunk.type === type)
    .map(({ delta }) => delta)
    .join('')

it('takes the keys of the service out of an answer, however it is cut', { tags: 'slow' }, async () => {
  const text = `My key is ${key}, and ${other}. It begins with sk-secret-of.`
  const expected = 'My key is …, and …. It begins with sk-secret-of.'
  for (const size of [1, 7, text.length]) {
    const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []
    expect(deltas(await shown(pieces), 'text-delta')).toContain(expected)
  }
})

it('removes them from reasoning too, and keeps text that only begins like a key', { tags: 'slow' }, async () => {
  const chunks = await shown(['A lamp glows.'], ['So ', key.slice(0, 9), key.slice(9), ', sk-'])
  expect(deltas(chunks, 'reasoning-delta')).toBe('So …, sk-')
  expect(deltas(chunks, 'text-delta')).toContain('A lamp glows.')
})

it('takes them out of the search query that a model words', async () => {
  const { url, queries } = await modelServer(
    response => {
      start(response)
      say(response, 'A lamp glows.')
      finish(response)
    },
    response => response.end(completion(`colours ${key}`))
  )
  const service = await serviceWith(url, {}, { model: { key } })
  const messages = ['Which colours does a lamp glow in?', 'And at night?'].map((text, index) => ({
    id: `m${index}`,
    role: 'user',
    parts: [{ type: 'text', text }]
  }))
  const chunks = await chunksOf(await service.ask({ fp: 'a', messages }))
  expect(queries).toHaveLength(1)
  expect(JSON.stringify(chunks)).toContain('colours …')
  expect(JSON.stringify(chunks)).not.toContain(key)
})
