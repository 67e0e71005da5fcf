import { describe, expect, test } from 'vitest'
import { splitSuggestions } from './index.ts'

const answer = 'Do this.\n\n```js\ncode\n```\n'
const block =
  '```suggestions\n- [Install](/install)\n[Configure it](https://docs.example.com/configure)\nHow do I deploy?\n```'

describe('suggestions at the end of an answer', () => {
  test('are removed from its text', () => {
    expect(splitSuggestions(`${answer}\n${block}\n`)).toEqual({
      text: answer.trimEnd(),
      suggestions: ['Install', 'Configure it', 'How do I deploy?']
    })
  })

  test('are hidden at every point of the stream, and appear line by line', () => {
    const counts = new Set<number>()
    for (let end = 0; end <= block.length; end++) {
      const { text, suggestions } = splitSuggestions(`${answer}\n${block.slice(0, end)}`)
      if (end >= 3) expect(text).toBe(answer.trimEnd())
      counts.add(suggestions.length)
    }
    expect([...counts]).toEqual([0, 1, 2, 3])
  })

  test('leave the text after them in place', () => {
    expect(splitSuggestions(`a\n\n${block}\n\nb`).text).toBe('a\n\nb')
  })

  test('may be a list of any kind, with blank lines between', () => {
    const list = '- [a](/a)\n\n* [b](/b)\n+ c\n1. d\n12) e\n  f  \n- \n'
    expect(splitSuggestions(`x\n\`\`\`suggestions\n${list}\`\`\`\n`)).toEqual({
      text: 'x',
      suggestions: ['a', 'b', 'c', 'd', 'e', 'f', '-']
    })
  })

  test('are the whole line unless it is exactly one link', () => {
    const { suggestions } = splitSuggestions('```suggestions\n[a](/b) c\n[a](b c)\n[](/x)\nx [a](/b)\n```')
    expect(suggestions).toEqual(['[a](/b) c', '[a](b c)', '[](/x)', 'x [a](/b)'])
  })

  test.each(['   ```suggestions', '``` suggestions ', '```suggestions\t'])('begin with %j', opening => {
    expect(splitSuggestions(`a\n${opening}\nb\n  \`\`\`\`  \nc`)).toEqual({
      text: 'a\nc',
      suggestions: ['b']
    })
  })

  test('begin after closed code blocks, and end at their own fence', () => {
    for (const code of ['```js\na\n```', '~~~\n```\n~~~~', '````\n```\n````']) {
      expect(splitSuggestions(`${code}\n\`\`\`suggestions\nb\n~~~\nc\n\`\`\``)).toEqual({
        text: code,
        suggestions: ['b', '~~~', 'c']
      })
    }
  })

  test('never contain an address, which could run something', () => {
    const { suggestions } = splitSuggestions(
      '```suggestions\n[Run](javascript:alert(1))\n[Go](\\\\evil.test)\n[x](data:text/html,x)\n```'
    )
    expect(suggestions).toEqual(['Run', 'Go', 'x'])
  })
})

describe('a text without suggestions', () => {
  test.each([
    answer,
    '',
    'text ```suggestions',
    '```suggestion\nx\n```\n',
    '````md\n```suggestions\n[a](/b)\n```\n````',
    '~~~\n```sug',
    '```js\ncode\n```',
    '    ```suggestions\nx',
    '````suggestions\nx\n````',
    '~~~suggestions\nx\n~~~',
    '```suggestions x\ny\n```',
    '```js\n```suggestions\nx\n```'
  ])('%j stays as it is', text => {
    expect(splitSuggestions(text)).toEqual({ text, suggestions: [] })
  })
})
