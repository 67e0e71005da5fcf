/** @module-tag slow */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDocument } from './document.ts'
import { deviations, reasons } from './testing/deviations.ts'
import { markdownDocument } from './testing/documents.ts'
import { toHtml } from './testing/html.ts'
import { oracle } from './testing/oracle.ts'

const read = (text: string) => createDocument().update(text, false)

/** HTML without what micromark’s tree does not tell: lines broken in an image’s text, and one empty line of code. */
const comparable = (html: string): string =>
  html.replace(/(?<= alt="[^"]*)(?:\s|&lt;br *\/?&gt;)/g, '').replace(/(?<=<code[^>]*>)\n(?=<\/code>)/g, '')

/** Reads texts with micromark too. Which become something else without a reason, and how many for each reason? */
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

// Both read so many documents that they take a while on a busy machine.
const timeout = 180_000

test('20,000 random documents become what micromark makes of them, but for what is meant to differ', {
  timeout
}, () => {
  const { share, unexplained, counts } = compare(fc.sample(markdownDocument, { seed: 1, numRuns: 20_000 }))
  expect(unexplained).toEqual([])
  for (const { reason, most } of deviations) {
    expect(counts.get(reason), reason).toBeLessThanOrEqual(most)
    // The control: what no longer differs is no deviation.
    expect(counts.get(reason), reason).toBeGreaterThan(0)
  }
  expect(share).toBeGreaterThan(0.96)
})

test('random documents become the same at every character while they arrive', { timeout }, () => {
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
