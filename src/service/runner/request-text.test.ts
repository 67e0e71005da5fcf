import { expect, it } from 'vitest'
import { bodyOf, messageOf, titleOf } from './request-text.ts'
import { taskOf } from './testing/run-job.ts'

const hostile = 'fixes #1, closes https://code.example/acme/docs/issues/2 @team GH-3 ![x](http://evil.example) <b>'
const calls = /@\w|#\d|gh-\d|:\/\/|[^\\]\]\(|<b>/i

const facts = (text: string) => ({
  task: taskOf([], { prompt: text, job: { ...taskOf([], {}).job, title: text } }),
  changes: [{ path: 'docs/`x`\n@team.md', isDeleted: false }],
  said: text,
  model: 'sh',
  proof: undefined,
  isBuilt: false
})

it('in titles, commits and texts readers’ words call nobody, close nothing and are no mark-up', () => {
  const given = facts(hostile)
  expect(titleOf(given)).not.toMatch(calls)
  expect(messageOf(given.task)).not.toMatch(calls)
  const body = bodyOf(given)
  expect(body.replace('- `docs/?x??@team.md`', '')).not.toMatch(calls)
  expect(body).toContain('- `docs/?x??@team.md`')
})

it('stays below what a code host takes', () => {
  const long = '&'.repeat(50_000)
  const changes = Array.from({ length: 900 }, (_, index) => ({ path: `${'p'.repeat(300)}${index}`, isDeleted: false }))
  const body = bodyOf({ ...facts(long), changes, proof: { markdown: 'x'.repeat(32_000), answered: 1, broken: 0 } })
  expect(body.length).toBeLessThan(60_000)
  expect(body).toContain('- and 850 more')
})
