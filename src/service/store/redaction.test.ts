import { expect, it } from 'vitest'
import { maskPersonalData } from '../../shared/personal-data.ts'
import { createRedaction } from './redaction.ts'

const words = 'It is "wrong".\nWrite to ann@acme.de'

it.each([
  ['as they are', words, 'Mend: [deleted]!'],
  ['masked', maskPersonalData(words), 'Mend: [deleted]!'],
  ['in JSON', JSON.stringify(words), 'Mend: "[deleted]"!'],
  ['on one line', words.replace('\n', ' '), 'Mend: [deleted]!'],
  ['without what cannot be shown', words.replace('is', 'is\u202E'), 'Mend: [deleted]!']
])('takes words out of a text that quotes them %s', async (form, quoted, expected) => {
  const redact = createRedaction([form.startsWith('without') ? quoted : words])
  expect(await redact(`Mend: ${quoted.replace('\u202E', '\uFFFD')}!`)).toBe(expected)
  expect(await redact('Mend: It is "wrong" too.')).toBe('Mend: It is "wrong" too.')
})

const long = 'How do I connect the lamp to a lamp that is connected to another lamp by a wire?'

it.each([
  ['by three dots', `Quoted: ${long.slice(0, 60)}… (cut)`, 'Quoted: [deleted]… (cut)'],
  ['by the end of the text', `Quoted: ${long.slice(0, 60)}`, 'Quoted: [deleted]'],
  ['in JSON', `{"title":"${long.slice(0, 60)}"}`, '{"title":"[deleted]"}']
])('takes out a long quotation that was cut %s', async (_, text, expected) => {
  expect(await createRedaction([long])(text)).toBe(expected)
})

it('leaves text that only begins like the removed one', async () => {
  const text = `Quoted: ${long.slice(0, 60)} something else?`
  expect(await createRedaction([long])(text)).toBe(text)
})

it('takes a short one out only where it is all of a quotation', async () => {
  const redact = createRedaction(['no', ' ', ''])
  expect(await redact('{"comment":"no"} but "now" it is no')).toBe('{"comment":"[deleted]"} but "now" it is no')
})

it('takes out the longest that fits, and what stands side by side', async () => {
  const redact = createRedaction(['The lamp flickers', 'The lamp flickers at night'])
  expect(await redact('The lamp flickers at nightThe lamp flickers.')).toBe('[deleted][deleted].')
  expect(await redact('The lamp flickers at noon.')).toBe('[deleted] at noon.')
})

it('goes once through a long text for ten thousand questions', async () => {
  const questions = Array.from({ length: 10_000 }, (_, index) => `How do I install lamp number ${index}?`)
  const redact = createRedaction(questions)
  const text = `${'+ How do I install a lamp? '.repeat(20_000)}${questions[9_999]}`
  const began = performance.now()
  expect((await redact(text)).slice(-22)).toBe('install a lamp? [deleted]'.slice(-22))
  // A quadratic search would take minutes.
  expect(performance.now() - began).toBeLessThan(10_000)
})
