// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type { AssistantMessage, ContextItem } from '../../protocol/index.ts'
import { endPanels, renderInPanel } from '../testing/render.tsx'
import { Question } from './question.tsx'

afterEach(endPanels)

const draw = async (text: string, context?: ContextItem[]) => {
  const message: AssistantMessage = { id: 'q', role: 'user', parts: [{ type: 'text', text }] }
  const { state } = renderInPanel(<Question message={{ ...message, ...(context && { metadata: { context } }) }} />)
  await state.load()
  return screen.getByRole('article')
}

it('shows a question of up to eight lines completely', async () => {
  const lines = Array(8).fill('a line').join('\n')
  expect((await draw(lines)).textContent).toBe(lines)
})

it.each([
  ['in lines', Array(9).fill('a line').join('\n'), Array(8).fill('a line').join('\n')],
  ['in characters', 'word '.repeat(101), 'word '.repeat(100)],
  ['at a character of two units', `${'x'.repeat(499)}😀`, 'x'.repeat(499)]
])('shows the beginning of a longer one, %s, and all of it on demand', async (_how, text, beginning) => {
  const shown = () => screen.getByRole('article').querySelector('p')?.textContent
  await draw(text)
  expect(shown()).toBe(beginning)
  const button = await screen.findByRole('button', { name: 'Show all' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  await waitFor(() => expect(shown()).toBe(text))
  fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  await waitFor(() => expect(shown()).toBe(beginning))
})

it('shows its context items by name, with their full text', async () => {
  const article = await draw('Why?', [
    { type: 'code', value: 'const x = 1\nconst y = 2', title: 'index.ts' },
    { type: 'textSelection', value: 'A passage', isCut: true }
  ])
  await waitFor(() => expect(article.querySelectorAll('details')).toHaveLength(2))
  const [code, passage] = article.querySelectorAll('details')
  expect(code?.querySelector('summary')?.textContent).toBe('index.tsconst x = 1 const y = 2')
  expect(code?.querySelector('div')?.textContent).toBe('const x = 1\nconst y = 2')
  expect(passage?.querySelector('summary')?.textContent).toBe('Selected textA passage')
  expect(passage?.textContent).toContain('only the first 9 characters')
})
