import { expect, it } from 'vitest'
import { readPage } from './index.ts'

const codeOf = (source: string, file = 'a.md') => {
  try {
    readPage(file, source)
    return 'read'
  } catch (error) {
    return (error as { code?: string }).code
  }
}

it('a file that is no text in UTF-8, or too long, is an error that says which', () => {
  const latin1 = new TextDecoder().decode(Buffer.from('# Größe\n\nÄpfel und Öl für die Tür.', 'latin1'))
  const utf16 = Buffer.from('# Lamp', 'utf16le').toString('utf8')
  for (const file of ['a.md', 'a.mdx', 'a.rst']) {
    expect([latin1, utf16, 'x\n\n'.repeat(2_000_000)].map(source => codeOf(source, file))).toEqual([
      'encoding',
      'encoding',
      'size'
    ])
  }
})

it('a text may speak of a character that is unknown', () => {
  expect(codeOf('# Tokens\n\nA cut character is shown as \uFFFD or \uFFFD\uFFFD.'.padEnd(2_000, ' and so on'))).toBe(
    'read'
  )
})
