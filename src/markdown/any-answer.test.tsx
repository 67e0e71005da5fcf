// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs'
import { cleanup } from '@testing-library/preact'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { faults } from './testing/allowlist.ts'
import { markdownText } from './testing/arbitrary.ts'
import { draw, origins } from './testing/draw.tsx'
import { hostile } from './testing/hostile.ts'

afterEach(cleanup)

const attacks = Object.values(hostile).flat()

describe('only allowed elements, attributes and addresses are drawn', () => {
  test('of an attack cut off after any character', { tags: 'slow' }, () => {
    const marked = Object.entries(hostile).flatMap(([name, texts]) => (name.startsWith('HTML') ? [] : texts))
    for (const text of marked) {
      for (let end = 1; end < text.length; end++) expect(faults(draw(text.slice(0, end), true), origins)).toEqual([])
    }
  })

  test('of any mixture of attacks and Markdown, at any point of the stream', () => {
    const mixture = fc.array(fc.oneof(fc.constantFrom(...attacks), markdownText), { maxLength: 6 })
    fc.assert(
      fc.property(mixture, fc.nat({ max: 300 }), (parts, end) => {
        const text = parts.join('')
        expect(faults(draw(text), origins)).toEqual([])
        expect(faults(draw(text.slice(0, end), true), origins)).toEqual([])
      }),
      { numRuns: 150 }
    )
  })

  test('of any string', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        expect(faults(draw(text), origins)).toEqual([])
      }),
      { numRuns: 150 }
    )
  })

  // These collections of attacks lie outside the repository; the test runs only where they are present.
  const corpora = [
    { name: 'hostile-markdown', field: 'markdown' },
    { name: 'dompurify-expect', field: 'payload' }
  ].map(({ name, field }) => ({ file: `../shared/corpora/${name}.json`, field }))

  test.each(corpora.filter(({ file }) => existsSync(file)))('of every case in $file', ({ file, field }) => {
    const texts: string[] = JSON.parse(readFileSync(file, 'utf8')).map((entry: Record<string, string>) => entry[field])
    expect(texts.length).toBeGreaterThan(50)
    const found = texts.flatMap(text => [...faults(draw(text), origins), ...faults(draw(text, true), origins)])
    expect(found).toEqual([])
  })
})
