import { expect, it } from 'vitest'
import { createAnalyzer } from './analyzer.ts'
import { withJoinedTerms } from './joined-terms.ts'
import { english } from './languages/english/index.ts'

it('a name with a number behind it is a term more, as it is written without a space', () => {
  const { termsOf } = createAnalyzer(english)
  const joined = (text: string) => withJoinedTerms(text, termsOf).slice(termsOf(text).length)
  expect(joined('Lamp 2 and iLamp v11, as of step 2')).toEqual(['lamp2', 'ilamp11'])
  expect(joined('Lamp 2.7')).toEqual(['lamp2'])
  expect(joined('Lamp 2nd, Lamp 12345, a.Lamp 2')).toEqual([])
})

it('names and compounds of several words are terms more, compounds stemmed as words are', () => {
  const { termsOf } = createAnalyzer(english)
  const [realtime] = termsOf('realtime')
  expect(withJoinedTerms('A real-time chat with c.req and --force', termsOf)).toEqual([
    ...termsOf('A real-time chat with c.req and --force'),
    'creq',
    '--force',
    realtime
  ])
})
