import { expect, it } from 'vitest'
import { attributeName, optionNames } from '../src/widget/option-names.ts'
import { customElements } from './custom-elements.ts'

const [declaration] = customElements().modules[0]?.declarations ?? []

it('names every option as attribute and property, with what it is', () => {
  expect(declaration?.attributes.map(({ name }) => name).sort()).toEqual(optionNames.map(attributeName).sort())
  const members = declaration?.members.map(({ name }) => name)
  for (const option of optionNames) expect(members).toContain(option)
  for (const { description, type } of declaration?.attributes ?? []) expect(description && type.text).not.toBe('')
})

it('names the methods, events and custom properties', () => {
  const methods = declaration?.members.filter(({ kind }) => kind === 'method').map(({ name }) => name)
  expect(methods).toEqual(['open', 'close', 'toggle', 'ask', 'addContext', 'newThread', 'update', 'destroy'])
  expect(declaration?.events.find(({ name }) => name === 'docs-assistant:thread')?.type.text).toBe(
    'CustomEvent<{ threadId: string | null }>'
  )
  expect(declaration?.cssProperties).toContainEqual({ name: '--docs-assistant-accent' })
})
