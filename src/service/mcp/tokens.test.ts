import { expect, it } from 'vitest'
import { cutIntoParts, cutToTokens, maxTokensOf } from './tokens.ts'

// The expected numbers are the larger ones of the tokenizers o200k_base and cl100k_base.
it.each([
  ['Turn the knob to dim the lamp, and wait.', 11],
  ['const result = await generateText({ model, maxRetries: 3 })', 14],
  ['在本地运行服务，无需账户、密钥或网络。', 19],
  ['Служба читает папку документации', 14],
  ['a8f3e9c0d41b77e2f09', 16],
  ['🔥🚀', 6]
])('%s is at most as many tokens as it is counted', (text, real) => {
  expect(maxTokensOf(text)).toBeGreaterThanOrEqual(real)
})

it('cuts a text at its tokens, and leaves a short one alone', () => {
  expect(cutToTokens('one two three', 10)).toBe('one two three')
  const cut = cutToTokens('one two three '.repeat(100), 20)
  expect(cut).toMatch(/^one two three .* …$/)
  expect(maxTokensOf(cut)).toBeLessThanOrEqual(20)
  expect(cutToTokens('🔥'.repeat(100), 8)).toMatch(/^🔥+ …$/u)
})

it('cuts Markdown between its blocks, and what is longer at its lines, with code closed and opened again', () => {
  const parts = cutIntoParts(`# A\n\n${'One two. '.repeat(12)}\n\n${'Three. '.repeat(12)}`, 60)
  expect(parts.map(part => part.slice(0, 8))).toEqual(['# A\n\nOne', 'Three. T'])
  const code = cutIntoParts(`\`\`\`ts\n${'call()\n\n'.repeat(20)}\`\`\`\n\nEnd.`, 60)
  expect(code.length).toBeGreaterThan(2)
  for (const part of code.slice(0, -1)) expect(part).toMatch(/^```ts\n[\s\S]*\n```$/)
  expect(code.join('\n').match(/call\(\)/g)).toHaveLength(20)
  // Ends even with a limit of one token.
  expect(cutIntoParts('word '.repeat(300), 1).length).toBeGreaterThan(5)
  const line = cutIntoParts('word '.repeat(300), 100)
  expect(line.join('').match(/word/g)).toHaveLength(300)
  for (const part of [...code, ...line]) expect(maxTokensOf(part)).toBeLessThanOrEqual(100)
})
