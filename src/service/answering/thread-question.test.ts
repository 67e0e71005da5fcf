import { describe, expect, it } from 'vitest'
import type { RequestMessage } from '../../protocol/index.ts'
import { threadQuestionOf } from './thread-question.ts'

const said = (role: RequestMessage['role'], text: string): RequestMessage => ({
  id: text,
  role,
  parts: [{ type: 'text', text }]
})

const words = {
  nameNothing: (text: string) => /^(?:why|how so|how does that work)$/i.test(text),
  areTitle: (text: string) => text === 'Examples'
}

/** What a conversation asks in which an answer follows each of these messages but the last. */
const threadOf = (texts: string[], hasContext = false) =>
  threadQuestionOf(
    texts.flatMap(text => [said('user', text), said('assistant', 'It says so.')]).slice(0, -1),
    words,
    hasContext
  )

describe('a conversation', () => {
  it('asks its last question, after the others', () => {
    expect(threadOf(['Is it red?', 'Is it blue?', 'Is it dim?'])).toEqual({
      text: 'Is it dim?',
      earlier: ['Is it red?', 'Is it blue?'],
      further: []
    })
  })

  it('has no earlier questions in small talk and requests to go on', () => {
    const { earlier } = threadOf(['Hello!', 'Is it red?', 'Thanks!', 'Tell me more', 'Why?', 'Is it dim?'])
    expect(earlier).toEqual(['Is it red?'])
  })

  it('goes on from its last question, by each request since', () => {
    expect(threadOf(['Is it red?', 'Is it dim?', 'Tell me more', 'Thanks!', 'Why?', 'Ok, show me an example'])).toEqual(
      {
        text: 'Is it dim?',
        earlier: ['Is it red?'],
        further: ['more', 'closest', 'example']
      }
    )
    expect(threadOf(['Is it red?', 'Shorter, please', 'Are you sure?'])).toEqual({
      text: 'Is it red?',
      earlier: [],
      further: ['brief', 'sources']
    })
  })

  it('goes on from a question whose answer is complained of as another than was meant', () => {
    expect(threadOf(['Is it red?', "That's not what I asked", 'The second one'])).toMatchObject({
      text: 'Is it red?',
      further: ['other', 2]
    })
    expect(threadOf(["That's not what I asked"]).text).toBe("That's not what I asked")
  })

  it('goes on from a question whose answer is not understood, which says nothing where none was asked', () => {
    expect(threadOf(['¿Es rojo?', 'No lo entiendo'])).toMatchObject({ text: '¿Es rojo?', further: ['more'] })
    expect(threadOf(['No entiendo', '¿Es rojo?'])).toEqual({ text: '¿Es rojo?', earlier: [], further: [] })
  })

  it('goes on from a question long before', () => {
    const many = (count: number) => threadOf(['Is it red?', ...Array.from({ length: count }, () => 'more')])
    expect(many(19)).toMatchObject({ text: 'Is it red?', further: { length: 19 } })
    expect(many(20)).toMatchObject({ text: 'more', further: [] })
  })

  it('asks what its last message says where nothing was asked before', () => {
    expect(threadOf(['Tell me more'])).toEqual({ text: 'Tell me more', earlier: [], further: [] })
    expect(threadOf(['Hello!', 'Why?'])).toEqual({ text: 'Why?', earlier: [], further: [] })
    expect(threadQuestionOf([], words)).toEqual({ text: '', earlier: [], further: [] })
  })

  it('asks for a page by its title', () => {
    expect(threadOf(['Is it red?', 'Examples']).text).toBe('Examples')
    expect(threadOf(['Is it red?', 'Example']).text).toBe('Is it red?')
  })

  it('asks about what the reader attached to its last message', () => {
    expect(threadOf(['Is it red?', 'Explain this'], true)).toEqual({
      text: 'Explain this',
      earlier: ['Is it red?'],
      further: []
    })
  })

  it('has small talk as its last message', () => {
    expect(threadOf(['Is it red?', 'Thanks!'])).toEqual({ text: 'Thanks!', earlier: ['Is it red?'], further: [] })
  })

  it('asks something of its own in a long message, which is not read', () => {
    const read: string[] = []
    const long = 'why '.repeat(100)
    threadQuestionOf([said('user', long), said('user', 'Why?')], { ...words, nameNothing: text => read.push(text) > 0 })
    expect(read).toEqual(['Why'])
  })
})
