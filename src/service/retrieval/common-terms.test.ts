import { expect, it } from 'vitest'
import { analyzerWithoutCommonTerms } from './common-terms.ts'
import { corpusOf } from './testing/corpus.ts'

/** A documentation of so many sections: all name the product, two in five the lamp. */
const docsOf = (sections: number) =>
  corpusOf({
    'a.md': Array.from(
      { length: sections },
      (_, at) => `# Part ${at}\n\nGlowbox has ${at % 5 < 2 ? 'a lamp' : 'nothing'}.\n`
    ).join('\n')
  })

it('a term that half of all sections hold tells nothing of one of them, unless there are few', () => {
  const telling = (sections: number) => {
    const { termsOf, isStopTerm, isContentTerm } = analyzerWithoutCommonTerms(docsOf(sections))
    expect(isStopTerm('the')).toBe(true)
    return termsOf('Glowbox lamps').filter(isContentTerm)
  }
  expect(telling(120)).toEqual(['lamp'])
  expect(telling(20)).toEqual(['glowbox', 'lamp'])
})
