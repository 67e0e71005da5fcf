// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GivenOptions } from '../../widget/options.ts'
import { endPanels, renderInPanel } from '../testing/render.tsx'
import { View as AnswerImage } from './image.tsx'

/** The requests so far, and the responses by address. */
const requests: { url: string; init: RequestInit }[] = []
const answers: Record<string, () => Promise<Response>> = {}

/** An IntersectionObserver that reports each element as near at once. */
class NearObserver {
  constructor(private readonly onSeen: (entries: object[]) => void) {}
  observe() {
    this.onSeen([{ isIntersecting: true }])
  }
  disconnect() {}
}

const picture = { width: 40, height: 30, close: vi.fn() }

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  vi.stubGlobal('createImageBitmap', async () => picture)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init })
    return (answers[url] ?? (() => Promise.reject(new TypeError('Failed to fetch'))))()
  })
})

afterEach(() => {
  vi.useRealTimers()
  endPanels()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  requests.length = 0
  for (const url of Object.keys(answers)) delete answers[url]
})

const answer = (url: string, type: string, status = 200) => {
  answers[url] = async () => new Response('bytes', { status, headers: { 'content-type': type } })
}

const many = (count: number) => (
  <article>
    {Array.from({ length: count }, () => (
      <AnswerImage url={new URL(plan)} alt="A plan" title="T" instead={<b>instead</b>} />
    ))}
  </article>
)

const draw = (url: string, options: GivenOptions = {}) =>
  renderInPanel(<AnswerImage url={new URL(url)} alt="A plan" title="T" instead={<b>instead</b>} />, {
    options: { docsUrl: 'https://docs.example.com/manual/', ...options }
  })

const plan = 'https://docs.example.com/manual/plan.png'

it('is requested without cookies or referrer, and without following redirects', async () => {
  answer(plan, 'image/png')
  draw(plan)
  await waitFor(() => expect(screen.getByRole('img', { name: 'A plan' })).toMatchObject({ width: 40, height: 30 }))
  expect(requests).toMatchObject([
    { url: plan, init: { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' } }
  ])
  expect(screen.getByRole('img').title).toBe('T')
})

it.each(['image/svg+xml', 'image/gif'])(
  'is an `img` of the fetched bytes for a type that cannot be drawn on a canvas: %s',
  async type => {
    answer(plan, type)
    draw(plan)
    await waitFor(() =>
      expect(screen.getByRole('img').getAttribute('src')).toBe(`data:${type};base64,${btoa('bytes')}`)
    )
    expect(requests).toHaveLength(1)
  }
)

it('becomes its fallback when the page’s policy forbids the `img` of the fetched bytes', async () => {
  answer(plan, 'image/gif')
  const { container } = draw(plan)
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toContain('data:'))
  fireEvent.error(screen.getByRole('img'))
  await waitFor(() => expect(container.innerHTML).toBe('<b>instead</b>'))
})

it.each([
  ['that is redirected or cannot be reached', undefined, 200],
  ['that is a page', 'text/html', 200],
  ['that is not there', 'image/png', 404]
])('becomes its fallback for an image %s', async (_name, type, status) => {
  if (type) answer(plan, type, status)
  const { container } = draw(plan)
  await waitFor(() => expect(container.innerHTML).toBe('<b>instead</b>'))
  expect(requests).toHaveLength(1)
})

it.each([
  'https://evil.test/manual/plan.png',
  'https://docs.example.com/logout',
  'https://docs.example.com/manual-2/plan.png',
  'https://docs.example.com/manual/..%2Flogout',
  'https://docs.example.com/manual/%2e%2e/logout',
  'http://docs.example.com/manual/plan.png',
  'mailto:a@docs.example.com'
])('is not requested from outside the docs: %s', async url => {
  const { container } = draw(url)
  expect(container.innerHTML).toBe('<b>instead</b>')
  expect(requests).toEqual([])
})

it('is requested from the origins or paths that the owner lists, and then no longer from the docs', async () => {
  const imageOrigins = ['https://cdn.test/img', 'https://media.test']
  for (const url of ['https://cdn.test/img/a.png', 'https://media.test/any/b.png']) {
    answer(url, 'image/png')
    draw(url, { imageOrigins })
  }
  for (const url of ['https://cdn.test/other.png', plan]) draw(url, { imageOrigins })
  expect(requests.map(({ url }) => url)).toEqual(['https://cdn.test/img/a.png', 'https://media.test/any/b.png'])
  draw(plan, { imageOrigins: [] })
  expect(requests).toHaveLength(2)
})

it('is shown for the first fifty images of an answer, and becomes its fallback for the others', async () => {
  answer(plan, 'image/png')
  renderInPanel(many(60), { options: { docsUrl: 'https://docs.example.com/manual/' } })
  await waitFor(() => expect(screen.getAllByText('instead')).toHaveLength(10))
  expect(screen.getAllByRole('img')).toHaveLength(50)
  expect(requests).toHaveLength(50)
})

it('draws several images together that fail one after another', async () => {
  const refusals: (() => void)[] = []
  answers[plan] = () => new Promise((_, reject) => refusals.push(() => reject(new TypeError('Failed to fetch'))))
  renderInPanel(many(10), { options: { docsUrl: 'https://docs.example.com/manual/' } })
  await waitFor(() => expect(refusals).toHaveLength(10))
  // Waits until the previous test’s batch has been drawn.
  await new Promise(resolve => setTimeout(resolve, 60))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const refuse of refusals) {
    refuse()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(screen.queryAllByText('instead')).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.getAllByText('instead')).toHaveLength(10)
})

it('frees the memory of a picture that arrives after its answer was removed', async () => {
  answer(plan, 'image/png')
  const { unmount } = draw(plan)
  await waitFor(() => expect(requests).toHaveLength(1))
  unmount()
  await waitFor(() => expect(picture.close).toHaveBeenCalled())
})
