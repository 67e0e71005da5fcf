/** @module-tag slow */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDocument } from './document.ts'
import { deviations, reasons } from './testing/deviations.ts'
import { markdownDocument } from './testing/documents.ts'
import { toHtml } from './testing/html.ts'
import { oracle } from './testing/oracle.ts'

const read = (text: string) => createDocument().update(text, false)

/** Removes what micromark’s tree does not contain: line breaks in an image’s text, and one empty line of code. */
const comparable = (html: string): string =>
  html.replace(/(?<= alt="[^"]*)(?:\s|&lt;br *\/?&gt;)/g, '').replace(/(?<=<code[^>]*>)\n(?=<\/code>)/g, '')

/** Compares our HTML of each text with micromark’s. Counts the known deviations, and lists unexplained differences. */
const compare = (texts: string[]) => {
  const counts = new Map(deviations.map(({ reason }) => [reason, 0]))
  const unexplained: unknown[] = []
  let agreeing = 0
  for (const text of texts) {
    let [ours, theirs] = [toHtml(read(text)), toHtml(oracle(text))]
    if (ours !== theirs) [ours, theirs] = [comparable(ours), comparable(theirs)]
    const found = ours === theirs ? [] : reasons({ text, ours, theirs })
    if (ours === theirs) agreeing++
    else if (!found.length) unexplained.push({ text, ours, theirs })
    for (const reason of found) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return { share: agreeing / texts.length, counts, unexplained }
}

// Both tests parse so many documents that they take long on a busy machine.
const timeout = 180_000

test('20,000 random documents become the same as with micromark, except for the listed deviations', {
  timeout
}, () => {
  const { share, unexplained, counts } = compare(fc.sample(markdownDocument, { seed: 1, numRuns: 20_000 }))
  expect(unexplained).toEqual([])
  for (const { reason, maxCount } of deviations) {
    expect(counts.get(reason), reason).toBeLessThanOrEqual(maxCount)
    // The control: a listed deviation that no longer occurs has to be removed from the list.
    expect(counts.get(reason), reason).toBeGreaterThan(0)
  }
  expect(share).toBeGreaterThan(0.96)
})

test('random documents that arrive character by character become the same at each of them', { timeout }, () => {
  const prefixes: string[] = []
  for (const text of fc.sample(markdownDocument, { seed: 2, numRuns: 100 })) {
    const document = createDocument()
    for (let end = 1; end <= text.length; end++) {
      const prefix = text.slice(0, end)
      document.update(prefix, true)
      const arrived = document.update(prefix, false)
      if (JSON.stringify(arrived) !== JSON.stringify(read(prefix))) expect(arrived, prefix).toEqual(read(prefix))
      prefixes.push(prefix)
    }
  }
  expect(prefixes.length).toBeGreaterThan(5_000)
  const { share, unexplained } = compare(prefixes)
  expect(unexplained).toEqual([])
  expect(share).toBeGreaterThan(0.9)
})
