// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type { AssistantMessage, MessagePart } from '../../protocol/index.ts'
import { createLabel } from '../labels/label.ts'
import { answerMarkdown } from '../markdown-text.ts'
import { endPanels, renderInPanel } from '../testing/render.tsx'
import { Answer } from './answer.tsx'

afterEach(endPanels)

const text = (words: string): MessagePart => ({ type: 'text', text: words })

const draw = async (...parts: MessagePart[]) => {
  const message: AssistantMessage = { id: 'a', role: 'assistant', parts }
  const { state, container } = renderInPanel(<Answer message={message} isLast busy={false} onRegenerate={() => {}} />)
  await state.load()
  const nodes = () => container.querySelectorAll('*').length
  return { message, container, nodes }
}

// Found by its text, because finding a role among so many elements takes seconds.
const findButton = () => screen.findByText('Show the rest', { selector: 'button' })

it('an answer that would block the page is drawn up to a bound, and the rest when the reader asks for it', async () => {
  const count = 1_500
  const whole = Array.from({ length: count }, (_, index) => `- item ${index}.`).join('\n')
  const { message, container, nodes } = await draw(text(whole))
  const button = await findButton()
  const before = container.querySelectorAll('li').length
  expect(before).toBeGreaterThan(500)
  expect(nodes()).toBeLessThan(12_000)

  fireEvent.click(button)
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(count))
  expect(screen.queryByText('Show the rest')).toBeNull()
  // Copy takes the whole message, not only the drawn part.
  expect(answerMarkdown(message, 'https://docs.example.com', createLabel('en'))).toBe(whole)
})

it('an answer that arrives at once is drawn in two parts, the second by itself in a later frame', async () => {
  const message = (...parts: MessagePart[]): AssistantMessage => ({ id: 'a', role: 'assistant', parts })
  const answer = (one: AssistantMessage, busy: boolean) => (
    <Answer message={one} isLast busy={busy} onRegenerate={() => {}} />
  )
  const { state, container, show } = renderInPanel(answer(message(), true))
  await state.load()
  const items = () => container.querySelectorAll('li').length
  show(answer(message(text('- a\n'.repeat(3_000))), true))
  const first = items()
  expect(first).toBeGreaterThan(300)
  await findButton()
  expect(items() / first).toBeCloseTo(2, 1)
})

it('the focus moves to the first block that the button shows', async () => {
  const { container } = await draw(text(Array.from({ length: 9_000 }, (_, index) => `Sentence ${index}.`).join('\n\n')))
  const button = await findButton()
  const last = [...container.querySelectorAll('.markdown > p')].at(-1)
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement?.localName).toBe('p'))
  expect(document.activeElement).toBe(last?.nextElementSibling)
  expect(last?.nextElementSibling?.textContent).toMatch(/^Sentence/)
})

it('the focus moves to the next item of a list that continues', async () => {
  await draw(text(Array.from({ length: 3_000 }, (_, index) => `- Item ${index}.`).join('\n')))
  fireEvent.click(await findButton())
  await waitFor(() => expect(document.activeElement?.localName).toBe('li'))
  expect(document.activeElement?.textContent).toMatch(/^Item \d{4}\.$/)
})

it('all texts of an answer share one bound', async () => {
  const words = 'a\n\n'.repeat(4_000)
  const tool = (toolCallId: string) =>
    ({ type: 'tool-x', toolCallId, state: 'output-available', input: {}, output: '' }) as MessagePart
  const { nodes } = await draw(text(words), tool('1'), text(words), tool('2'), text(words))
  expect((await screen.findAllByText('Show the rest')).length).toBeGreaterThan(0)
  expect(nodes()).toBeLessThan(12_000)
})

it('an answer of ten million characters needs no more nodes than a short one', async () => {
  const { nodes, container } = await draw(text('word '.repeat(2_000_000)))
  await findButton()
  expect(nodes()).toBeLessThan(200)
  expect(container.textContent.length).toBeLessThan(200_000)
})
