import { expect, it } from 'vitest'
import { addToList } from './edit-object.ts'

const add = (source: string, place: Parameters<typeof addToList>[1] = { list: 'head' }) =>
  addToList(source, place, "['a']")

it('adds the list at the beginning of the object, as it is indented', () => {
  expect(
    add("import { defineConfig } from 'x'\n\n// Mine.\nexport default defineConfig({\n  title: 'Lamp' // here\n})\n")
  ).toBe(
    "import { defineConfig } from 'x'\n\n// Mine.\nexport default defineConfig({\n  head: [\n    ['a']\n  ],\n  title: 'Lamp' // here\n})\n"
  )
})

it('adds to a list before what it has', () => {
  expect(add("export default {\n  head: [\n    ['b']\n  ]\n}")).toBe(
    "export default {\n  head: [\n    ['a'],\n    ['b']\n  ]\n}"
  )
  expect(add('export default {\n  head: []\n}')).toBe("export default {\n  head: [\n    ['a']\n  ]\n}")
})

it.each([
  ['a typed constant', "import type { C } from 'x'\nconst config: C = { title: 'x' }\nexport default config"],
  ['a type behind it', "export default { title: 'x' } satisfies Config"],
  ['a function', "export default defineConfig(() => ({ title: 'x' }))"],
  ['a function with a body', "export default async () => {\n  return { title: 'x' }\n}"],
  ['wrappers', "export default withMermaid(defineConfig({ title: 'x' }))"],
  ['CommonJS', "const config = { title: 'x' }\nmodule.exports = config"],
  ['an empty object', 'export default {}']
])('finds the object of %s', (_, source) => {
  const edited = add(source)
  expect(edited).toMatch(/\{\s+head: \[\s+\['a'\]\s+\],/)
  expect(edited.replace(/\s*head: \[[^,]*\],\s*/s, source.includes('{}') ? '' : ' ')).toBe(source)
})

it('finds the argument of a call, wherever it stands', () => {
  const source = "export default defineConfig({\n  integrations: [\n    starlight({\n      title: 'x'\n    })\n  ]\n})"
  expect(add(source, { list: 'head', call: 'starlight' })).toContain(
    "starlight({\n      head: [\n        ['a']\n      ],\n"
  )
})

it.each([
  ['another expression', 'export default configOf(somewhere)', 'There is no exported object'],
  ['a list from elsewhere', 'export default { head: tags }', 'no list that is written out'],
  ['what may be overwritten by what is spread', 'export default { head: [], ...base }', 'may have head of its own'],
  ['what may overwrite what is spread', 'export default { ...base }', 'may have head of its own'],
  ['what is put together', 'export default Object.assign({}, base)', 'There is no exported object'],
  ['nothing', 'const a = 1', 'There is no exported object']
])('refuses %s', (_, source, message) => {
  expect(() => add(source)).toThrow(message)
})

it('refuses a call that is not there', () => {
  expect(() => add('export default {}', { list: 'head', call: 'starlight' })).toThrow('There is no starlight({ … })')
})

it('adds to a list that stands behind what is spread', () => {
  expect(add("export default { ...base, head: ['b'] }")).toContain("['a'],'b'")
})
