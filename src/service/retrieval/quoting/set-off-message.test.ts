import { expect, it } from 'vitest'
import { ask, corpusOf } from '../testing/corpus.ts'

const rooms = Object.fromEntries(
  'hall attic cellar kitchen bathroom garage shed'
    .split(' ')
    .map(room => [`${room}.md`, `# Lamp of the ${room}\n\nThe lamp was found lit. The lamp is not found dark.\n`])
)
const answer = (said: string, question: string, more: Record<string, string> = {}) => {
  const { sections, quotes, verdict } = ask(
    corpusOf({ ...rooms, 'trouble.md': `# Trouble\n\nIt glows.\n\n${said}\n\nTurn the switch.\n`, ...more }),
    question
  )
  return { path: sections[0]?.page.path, verdict, text: quotes()[0]?.pieces.map(({ text }) => text) }
}

it.each([
  ['is the whole question', '**Lamp not found**', 'lamp not found'],
  ['stands as code within a sentence', 'It may say:\n`Lamp is not found`', 'why do I get Lamp is not found here?'],
  ['stands as code in quotation marks', '`Lamp is not found`', 'it says "Lamp is not found" in the hall']
])('the place that sets off a message answers what %s, and is read on from there', (_, said, question) => {
  const { path, verdict, text } = answer(said, question)
  expect({ path, verdict }).toEqual({ path: '/trouble', verdict: 'clearly' })
  expect(text?.slice(-2)[0]).toMatch(/lamp (?:is )?not found/i)
  expect(text?.at(-1)).toBe('Turn the switch.')
})

it.each([
  ['a label in bold within a question', '**Lamp not found**', 'why is Lamp not found in the hall lit?'],
  ['words without a capital', '`Lamp is not found`', 'why is the lamp is not found in the hall?'],
  ['the beginning of a sentence', '`Lamp is not found`', 'Lamp is not found in the hall, is it?'],
  ['one word of a message', '`Lamp is not found`', 'why is Lamp lit in the hall?']
])('it is not looked for by %s', (_, said, question) => {
  expect(answer(said, question).path).not.toBe('/trouble')
})

it('of two messages of which one begins as the other the longer one is meant', () => {
  const more = { 'more.md': '# Sofa\n\n`Lamp is not found at all`\n' }
  expect(answer('`Lamp is not found`', 'why does it say Lamp is not found at all', more).path).toBe('/more')
})

it('a label is the whole question, unless a page or a section is called so', () => {
  const trouble = 'Look at the attic, and at the garage. Choose **Lamp dark** there.'
  const path = (more: Record<string, string>) => answer(trouble, 'lamp dark', more).path
  expect(path({})).toBe('/trouble')
  expect(path({ 'dark.md': '---\ntitle: Dark lamp\n---\n\nIt is out.\n' })).toBe('/dark')
  expect(path({ 'sofa.md': '# Sofa\n\nIt is soft.\n\n## Dark lamp\n\nIt is out.\n' })).toBe('/sofa')
})

it('what stands on more than three pages tells nothing of a message', () => {
  const more = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`more-${at}.md`, '# Sofa\n\n`Lamp is not found`\n']))
  const path = (count: number) => answer('`Lamp is not found`', 'lamp is not found', more(count)).path
  expect(path(2)).toMatch(/trouble|more/)
  expect(path(3)).not.toMatch(/trouble|more/)
})
