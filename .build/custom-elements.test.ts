import { expect, it } from 'vitest'
import { optionNames as pageFeedbackOptions } from '../src/page-feedback/options.ts'
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
  for (const name of ['accent', 'surface', 'width', 'offset']) {
    expect(declaration?.cssProperties).toContainEqual({ name: `--docs-assistant-${name}` })
  }
})

it('has the rating of a page beside it, with its own attributes and its one event', () => {
  const [rating] = customElements().modules[1]?.declarations ?? []
  expect(rating?.tagName).toBe('docs-assistant-feedback')
  expect(rating?.attributes.map(({ name }) => name)).toEqual(pageFeedbackOptions.map(attributeName))
  expect(rating?.events.map(({ name }) => name)).toEqual(['docs-assistant:feedback'])
  expect(rating?.cssProperties).toContainEqual({ name: '--docs-assistant-surface' })
})

it('has what can be done with a page beside them', () => {
  const [actions] = customElements().modules[2]?.declarations ?? []
  expect(actions?.tagName).toBe('docs-assistant-page')
  expect(actions?.attributes.map(({ name }) => name)).toEqual(['markdown-url', 'targets', 'locale', 'theme', 'labels'])
  expect(actions?.events).toEqual([])
})
