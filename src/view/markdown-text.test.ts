import { describe, expect, it } from 'vitest'
import type { AssistantMessage, MessagePart } from '../protocol/index.ts'
import { expectLinearTimeOver } from '../shared/testing/linear-time.ts'
import { createLabel } from './labels/label.ts'
import { answerMarkdown, threadMarkdown } from './markdown-text.ts'

const label = createLabel('en', { sources: 'Sources', you: 'You', assistant: 'Assistant', interrupted: 'Interrupted' })
const docsUrl = 'https://docs.example.com/manual/'
const answer = (text: string, ...parts: MessagePart[]): AssistantMessage => ({
  id: 'a',
  role: 'assistant',
  parts: [{ type: 'text', text }, ...parts]
})
const clean = (text: string) => answerMarkdown(answer(text), docsUrl, label)

describe('links', () => {
  it.each([
    ['[a](install)', '[a](https://docs.example.com/manual/install)'],
    ['[a](/install#npm "Title")', '[a](https://docs.example.com/manual/install#npm "Title")'],
    ['[a](<my page>)', '[a](<https://docs.example.com/manual/my%20page>)'],
    ['[a](x_(y))', '[a](https://docs.example.com/manual/x_(y))'],
    ['![a](logo.png)', '![a](https://docs.example.com/manual/logo.png)'],
    ['[a][b]\n\n[b]: install', '[a][b]\n\n[b]: https://docs.example.com/manual/install'],
    ['[a](https://other.example/x)', '[a](https://other.example/x)'],
    ['[a](mailto:a@b.example)', '[a](mailto:a@b.example)'],
    ['[a]()', '[a]()']
  ])('of %s are absolute', (text, expected) => expect(clean(text)).toBe(expected))
})

describe('escapes', () => {
  it.each([
    ['my\\_option\\_name', 'my_option_name'],
    ['\\_private\\_', '\\_private\\_'],
    ['a\\. b\\, c\\: d\\! e\\(f\\) g\\-h', 'a. b, c: d! e(f) g-h'],
    ['1\\. no list', '1\\. no list'],
    ['\\- no list', '\\- no list'],
    ['\\!\\[no image\\](x)', '!\\[no image\\](https://docs.example.com/manual/x)'],
    ['\\*stars\\* and \\`code\\` and \\<tag>', '\\*stars\\* and \\`code\\` and \\<tag>'],
    ['\\![a](x)', '\\![a](https://docs.example.com/manual/x)'],
    ['\\[a]\\(b)', '\\[a]\\(b)'],
    ['a\\\\_b', 'a\\\\_b'],
    ['&\\amp; \\&amp;', '&\\amp; \\&amp;']
  ])('of %s are kept only where they are needed', (text, expected) => expect(clean(text)).toBe(expected))
})

describe('code', () => {
  it.each([
    '`my\\_option` and ``[a](b) ` `` here',
    '```md\n[a](b) my\\_option\n```',
    '~~~\n[a](b)\n~~~\n\nAnd `more\\_of`.',
    '```\n[a](b) of a block that is cut'
  ])('stays unchanged: %s', text => expect(clean(text)).toBe(text))

  it('does not protect the links after it', () =>
    expect(clean('```\n[a](b)\n```\n[a](b)\n\n`x` [a](b)')).toBe(
      '```\n[a](b)\n```\n[a](https://docs.example.com/manual/b)\n\n`x` [a](https://docs.example.com/manual/b)'
    ))
})

it('takes linear time for a long text of any piece', () => {
  expectLinearTimeOver(clean, ['](', '`', '\\', '[a](', '[a]: ', '```\n', '\\_', '(', '<'])
})

it('lists the sources with their sections at the end, without the suggestions', () => {
  const text = 'So [1](/a).\n\n```suggestions\n- And then?\n```'
  const source = (url: string, title: string, section?: string): MessagePart => ({
    type: 'source-url',
    sourceId: url,
    url,
    title,
    ...(section && { providerMetadata: { docsAssistant: { section } } })
  })
  const parts = [source('/a', 'A', 'B'), source('/c_(d)', 'my_[title]', 'my_[title]'), source('/a', 'A again')]
  expect(answerMarkdown(answer(text, ...parts), docsUrl, label)).toBe(
    [
      'So [1](https://docs.example.com/manual/a).',
      'Sources:',
      '1. [A – B](https://docs.example.com/manual/a)\n2. [my\\_\\[title\\]](<https://docs.example.com/manual/c_(d)>)'
    ].join('\n\n')
  )
})

it('writes a conversation with its context items, and marks an answer that broke off', () => {
  const messages: AssistantMessage[] = [
    {
      id: 'q',
      role: 'user',
      parts: [{ type: 'text', text: 'How?' }],
      metadata: {
        context: [
          { type: 'textSelection', value: 'two\nlines' },
          { type: 'code', value: 'a ``` b' }
        ]
      }
    },
    { ...answer('Half'), metadata: { interrupted: true } }
  ]
  expect(threadMarkdown('How\nto [x]?', messages, docsUrl, label)).toBe(
    '# How to \\[x\\]?\n\n## You\n\n> two\n> lines\n\n````\na ``` b\n````\n\nHow?\n\n## Assistant\n\nHalf\n\n*Interrupted*\n'
  )
})
