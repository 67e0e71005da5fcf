// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { optionNames } from './option-names.ts'
import type { OptionName } from './options.ts'
import { resolveOptions } from './resolve-options.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/options.md'), 'utf8')

/** Each option of the documentation with its documented type. */
const documented = [...page.matchAll(/^\| `(\w+)` \| ([^|]+?) \|/gm)].map(
  ([, name, type]) => [name as OptionName, type ?? ''] as const
)
const read = (option: OptionName, text: string) => resolveOptions({ [option]: text })[option]

it('names every option and no other', () => {
  expect(documented.map(([name]) => name).sort()).toEqual([...optionNames].sort())
})

/** Options whose value is one of several words. The first is the default. */
const choices = documented.filter(([, type]) => /^`[\w-]+`(?:(?:, | or )`[\w-]+`)+$/.test(type))

it.each(choices)('takes for %s each of %s, and the first by default', (option, type) => {
  const words = [...type.matchAll(/`([\w-]+)`/g)].map(([, word]) => word ?? '')
  expect(words.map(word => String(read(option, word)))).toEqual(words)
  expect(String(resolveOptions({})[option])).toBe(words[0])
})

it('finds words, texts and the other types on the page', () => {
  expect(choices.length).toBeGreaterThan(6)
  expect(typed.map(([, , type]) => type)).toEqual(expect.arrayContaining(Object.keys(examples)))
})

/** For each documented type, the text of an attribute and the value that it is parsed to. */
const examples: Record<string, [string, unknown]> = {
  text: ['Some text', 'Some text'],
  boolean: ['false', false],
  number: ['3', 3],
  URL: ['https://a.test/x', 'https://a.test/x'],
  object: ['{"a":"b"}', { a: 'b' }],
  'list of texts': ['["a"]', ['a']],
  'list of origins': ['["https://a.test"]', ['https://a.test']]
}
const typed = documented.flatMap(([name, words]) => {
  const type = Object.keys(examples).find(start => words.startsWith(start))
  // `headers` takes no attribute, because everybody can read those.
  return type && name !== 'headers' ? [[name, words, type] as const] : []
})

it.each(typed)('reads %s as %s', (option, _words, type) => {
  const warnings = vi.spyOn(console, 'warn')
  const [text, value] = examples[type] ?? ['', undefined]
  expect(read(option, text)).toEqual(value)
  expect(warnings).not.toHaveBeenCalled()
})
