import { describe, expect, it } from 'vitest'
import { type Documentation, documentations, holds, isPresent, readPages } from './index.ts'

/** Returns undefined for a documentation that is not on this machine: its sentences cannot be checked then. */
const pagesOf = async (documentation: Documentation) =>
  isPresent(documentation) ? await readPages(documentation.folder) : undefined

describe.each(documentations)('the questions about $name', documentation => {
  const { answerable, unanswerable } = documentation.questions
  const where = isPresent(documentation) ? '' : ' (its pages are not on this machine)'

  it(`name pages that exist, and sentences that one of them contains${where}`, async () => {
    const pages = await pagesOf(documentation)
    const wrong = answerable.flatMap(({ question, pages: paths, sentences }) => {
      if (paths.length === 0 || sentences.length === 0) return [`${question}: no page or no sentence is named`]
      if (!pages) return []
      const sources = paths.flatMap(path => pages.get(path) ?? [])
      return [
        ...paths.filter(path => !pages.has(path)).map(path => `${question}: there is no page ${path}`),
        ...sentences
          .filter(sentence => !sources.some(source => holds(source, sentence)))
          .map(sentence => `${question}: in none of the pages: ${sentence}`)
      ]
    })
    expect(wrong).toEqual([])
  })

  it('are asked once each', () => {
    const asked = [...answerable, ...unanswerable].map(({ question, ...more }) =>
      JSON.stringify(['earlier' in more ? more.earlier : [], question.trim().toLowerCase()])
    )
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([])
  })
})

describe('whether a text contains a sentence', () => {
  const page =
    '## Use `a_b` { #use }\n\nA [lamp](/lamp "see") *glows*\nin any<br/>colour.\n\n| one | two |\n| - | - |\n| it’s 1 | 2 |'

  it.each(['Use a_b', 'A lamp glows in any colour.', '**A lamp** glows', 'it’s 1', "it's 1"])(
    'contains: %s',
    sentence => {
      expect(holds(page, sentence)).toBe(true)
    }
  )

  it.each(['', '…', 'glow', 'lamp glows in colour', 'a lamp', 'see', 'use Use'])('does not contain: %s', sentence => {
    expect(holds(page, sentence)).toBe(false)
  })
})
