import { expect, it } from 'vitest'
import { createAnalyzer } from './analyzer.ts'
import { withJoinedTerms } from './joined-terms.ts'
import { english } from './languages/english/index.ts'

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
