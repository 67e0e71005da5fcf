// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../state/testing/platform.ts'
import type { GivenOptions } from '../../widget/options.ts'
import { Body } from '../body.tsx'
import { endPanels, renderInPanel } from '../testing/render.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  endPanels()
  vi.unstubAllGlobals()
})

const feedbackUrl = 'https://platform.test/feedback'

/** Asks a question whose answer finishes with this metadata. Feedback succeeds, unless the test makes it fail. */
const answered = async ({ metadata = {}, options = {} }: { metadata?: object; options?: GivenOptions } = {}) => {
  const platform = fakePlatform(question => {
    if (question.url === feedbackUrl) return question.end()
    question.send({ type: 'start', messageId: 'a1' }, { type: 'text-start', id: 't' })
    question.send({ type: 'text-delta', id: 't', delta: 'So.' }, { type: 'text-end', id: 't' })
    question.send({ type: 'finish', threadId: 'thr_1', messageMetadata: metadata })
    question.end()
  })
  const panel = renderInPanel(<Body />, { options: { feedbackUrl, ...options } })
  await panel.state.ask('How?').catch(() => {})
  const element = await screen.findByRole('article', { name: 'Assistant' })
  await waitFor(() => expect(element.getAttribute('aria-busy')).toBe('false'))
  const answer = within(element)
  await answer.findByRole('button', { name: 'Copy' })
  const thumb = (name: 'Good' | 'Bad') => answer.getByRole('button', { name: `${name} answer` })
  const sent = () => platform.asked.filter(({ url }) => url === feedbackUrl)
  return { ...panel, platform, answer, thumb, sent }
}

it('sends a thumb to the owner’s address, shows that it is pressed, and takes it back at the second press', async () => {
  const { thumb, sent, events, state } = await answered({ options: { assistantKey: 'svc_dsc_1' } })
  fireEvent.click(thumb('Good'))
  await waitFor(() => expect(thumb('Good').getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(state.announcement.value.trim()).toBe('Thanks for the feedback.'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.headers.get('authorization')).toBe('Bearer svc_dsc_1')
  fireEvent.click(thumb('Good'))
  await waitFor(() => expect(thumb('Good').getAttribute('aria-pressed')).toBe('false'))
  await waitFor(() => expect(sent().map(({ body }) => body.helpful)).toEqual([true, null]))
  expect(events.filter(({ name }) => name === 'feedback').map(({ detail }) => detail)).toMatchObject([
    { helpful: true, threadId: 'thr_1', messageId: 'a1' },
    { helpful: null }
  ])
})

it('says thanks, and asks for a reason and a comment on a bad answer, for a comment alone on a good one', async () => {
  const { answer, thumb, sent } = await answered()
  fireEvent.click(thumb('Bad'))
  await answer.findByText('Thanks for the feedback.')
  const form = within(await answer.findByRole('form', { name: 'Feedback on the answer' }))
  const chip = form.getByRole('button', { name: 'Out of date' })
  fireEvent.click(chip)
  await waitFor(() => expect(chip.getAttribute('aria-pressed')).toBe('true'))
  fireEvent.input(form.getByRole('textbox'), { target: { value: ' It is --all now. ' } })
  fireEvent.click(form.getByRole('button', { name: 'Send feedback' }))
  await waitFor(() => expect(answer.queryByRole('form')).toBeNull())
  expect(document.activeElement).toBe(thumb('Bad'))
  expect(sent().map(({ body }) => body.comment)).toEqual([undefined, 'Out of date: It is --all now.'])
  fireEvent.click(thumb('Good'))
  fireEvent.click(await answer.findByRole('button', { name: 'Add a comment' }))
  await answer.findByRole('textbox', { name: 'Anything to add? (optional)' })
  expect(answer.queryByRole('button', { name: 'Out of date' })).toBeNull()
})

it('closes only the form at Escape, keeps its text, and moves the focus to the thumb', async () => {
  const { answer, thumb } = await answered()
  const escaped = vi.fn()
  addEventListener('keydown', escaped)
  fireEvent.click(thumb('Bad'))
  const field = await answer.findByRole('textbox')
  fireEvent.input(field, { target: { value: 'Half a' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(answer.queryByRole('form')).toBeNull())
  removeEventListener('keydown', escaped)
  expect(escaped).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(thumb('Bad'))
  fireEvent.click(await answer.findByRole('button', { name: 'Add a comment' }))
  const again = (await answer.findByRole('textbox')) as HTMLInputElement
  expect(again.value).toBe('Half a')
  expect(document.activeElement).toBe(again)
})

it('says that feedback could not be sent, keeps the text, and sends it again', async () => {
  const { answer, thumb, platform, sent, state } = await answered()
  fireEvent.click(thumb('Bad'))
  const field = await answer.findByRole('textbox')
  fireEvent.input(field, { target: { value: 'Gone.' } })
  platform.failNext(new Response('', { status: 500 }))
  fireEvent.click(await answer.findByRole('button', { name: 'Send feedback' }))
  await answer.findByText('The feedback could not be sent. It is kept.')
  await waitFor(() => expect(state.announcement.value.trim()).toBe('The feedback could not be sent. It is kept.'))
  expect((answer.getByRole('textbox') as HTMLInputElement).value).toBe('Gone.')
  fireEvent.click(answer.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(sent().at(-1)?.body.comment).toBe('Gone.'))
  await answer.findByText('Thanks for the feedback.')
  expect(document.activeElement).toBe(thumb('Bad'))
})

it.each([
  ['unsure', true],
  ['refused', true],
  ['failed', true],
  ['answered', false],
  ['splendid', false],
  [undefined, false]
])('offers help when the platform says that the outcome is %s: %s', async (outcome, offered) => {
  const { answer } = await answered({ metadata: { outcome }, options: { support: 'https://help.test/' } })
  const link = answer.queryByRole('link', { name: 'Get help' })
  expect(link?.getAttribute('href') === 'https://help.test/').toBe(offered)
})

it('calls a support function with the thread id', async () => {
  const support = vi.fn()
  const { answer } = await answered({ metadata: { outcome: 'refused' }, options: { support } })
  fireEvent.click(answer.getByRole('button', { name: 'Get help' }))
  expect(support).toHaveBeenCalledExactlyOnceWith('thr_1')
})
