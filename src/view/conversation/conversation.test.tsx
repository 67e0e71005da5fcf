// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakePlatform } from '../../state/testing/platform.ts'
import type { GivenOptions } from '../../widget/options.ts'
import { Body } from '../body.tsx'
import { endPanels, renderInPanel } from '../testing/render.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  endPanels()
  vi.unstubAllGlobals()
})

const sources = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'source-url',
    sourceId: `s${index}`,
    url: `/page-${index + 1}#part`,
    title: `Page ${index + 1}`,
    providerMetadata: { docsAssistant: { section: `Part ${index + 1}` } }
  }))

/** Asks a question whose answer has this text and that many sources. */
const answered = async (text: string, { count = 0, options = {} }: { count?: number; options?: GivenOptions } = {}) => {
  const platform = fakePlatform(question => {
    question.send({ type: 'start', messageId: 'a1' }, ...sources(count), { type: 'text-start', id: 't' })
    question.send({ type: 'text-delta', id: 't', delta: text }, { type: 'text-end', id: 't' })
    question.send({ type: 'finish', threadId: 'thr_1' })
    question.end()
  })
  const panel = renderInPanel(<Body />, { options })
  await panel.state.ask('How?').catch(() => {})
  const answer = await screen.findByRole('article', { name: 'Assistant' })
  await waitFor(() => expect(answer.getAttribute('aria-busy')).toBe('false'))
  return { ...panel, platform, answer: within(answer), element: answer }
}

it('draws a citation as its source’s number, in place of words that only name the source', async () => {
  const { answer } = await answered(
    'It is so [1](/page-1#part). Read [Page 2](/page-2#part) or [how to install](/page-2#part).',
    {
      count: 2
    }
  )
  const prose = answer.getAllByRole('link').filter(link => link.closest('.prose'))
  expect(prose.map(link => [link.textContent, link.getAttribute('aria-label')])).toEqual([
    ['1', '1: Page 1 – Part 1'],
    ['2', '2: Page 2 – Part 2'],
    ['how to install', null],
    ['2', '2: Page 2 – Part 2']
  ])
})

it('prevents a line break between a word and its citation', async () => {
  const { element } = await answered('It is so [1](/page-1#part). It is [Page 1](/page-1#part) too.', { count: 1 })
  expect(element.querySelector('.prose')?.textContent).toBe('It is so\u00A01. It is\u00A01 too.')
})

it('folds more than five sources after the fourth, and focuses the fifth when the reader unfolds them', async () => {
  const { answer } = await answered('So.', { count: 6 })
  const list = answer.getByRole('list', { name: 'Sources' })
  const links = () => within(list).getAllByRole('link')
  expect(links().map(link => link.textContent)).toEqual([
    '1Page 1Part 1',
    '2Page 2Part 2',
    '3Page 3Part 3',
    '4Page 4Part 4'
  ])
  fireEvent.click(answer.getByRole('button', { name: '2 more' }))
  await waitFor(() => expect(links()).toHaveLength(6))
  expect(document.activeElement).toBe(links()[4])
})

it('unfolds many sources fifty at a time', async () => {
  const { answer } = await answered('So.', { count: 300 })
  const links = () => within(answer.getByRole('list', { name: 'Sources' })).getAllByRole('link')
  for (const [shown, left] of [
    [4, 296],
    [54, 246]
  ] as const) {
    expect(links()).toHaveLength(shown)
    fireEvent.click(answer.getByRole('button', { name: `${left} more` }))
    await waitFor(() => expect(links()).toHaveLength(shown + 50))
    expect(document.activeElement).toBe(links()[shown])
  }
})

it('never folds a single source', async () => {
  const { answer } = await answered('So.', { count: 5 })
  expect(within(answer.getByRole('list', { name: 'Sources' })).getAllByRole('link')).toHaveLength(5)
  expect(answer.queryByRole('button', { name: /more/ })).toBeNull()
})

it('emits `navigate` with the link’s source first, so that the site’s router can take the link', async () => {
  const { answer, events } = await answered('[Page 1](/page-1#part)', { count: 1 })
  const link = answer.getAllByRole('link')[0] as HTMLElement
  fireEvent.click(link)
  expect(events.at(-1)).toEqual({
    name: 'navigate',
    detail: { url: 'https://docs.example.com/page-1#part', source: expect.objectContaining({ title: 'Page 1' }) }
  })
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o on a source to the browser',
  async init => {
    const { answer, events } = await answered('So.', { count: 1 })
    let wasTaken: boolean | undefined
    // Keeps the test on its page when the widget does not prevent the click.
    const endHere = (event: Event) => {
      wasTaken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', endHere)
    onTestFinished(() => removeEventListener('click', endHere))
    const press = (how: MouseEventInit) => fireEvent.click(answer.getByRole('link', { name: /Page 1/ }), how)
    press(init)
    expect(wasTaken).toBe(false)
    expect(events.map(({ name }) => name)).not.toContain('navigate')
    // The control: the site's router takes a plain click.
    press({})
    expect(wasTaken).toBe(true)
    expect(events.at(-1)?.name).toBe('navigate')
  }
)

it('draws the host after links to other sites, and after no other link', async () => {
  const { element } = await answered('[Own](/a) [Other](https://evil.test/b) https://else.test/c')
  expect(element.querySelector('.prose')?.textContent).toBe('Own Other (evil.test) https://else.test/c')
})

it('draws the host in citations of other sites, whatever the source’s title says', async () => {
  fakePlatform(question => {
    const source = { type: 'source-url', sourceId: 's', url: 'https://evil.test/', title: 'docs.example.com' }
    question.send({ type: 'start', messageId: 'a1' }, source, { type: 'text-start', id: 't' })
    const delta = 'So [1](https://evil.test/), [docs.example.com](https://evil.test/), [x](https://evil.test/)'
    question.send({ type: 'text-delta', id: 't', delta }, { type: 'text-end', id: 't' }, { type: 'finish' })
    question.end()
  })
  const panel = renderInPanel(<Body />)
  await panel.state.ask('How?')
  const answer = await screen.findByRole('article', { name: 'Assistant' })
  await waitFor(() =>
    expect(answer.querySelector('.prose')?.textContent).toBe('So\u00a01 evil.test,\u00a01 evil.test, x (evil.test)1')
  )
})

describe('a link to a site that the owner did not list', () => {
  const options = { linkOrigins: ['https://good.test/docs'], persist: 'none' as const }
  const text = '[Own](/a) [Listed](https://good.test/docs/x) [Other](https://evil.test/)'
  const linked = async () => {
    const { answer, ...panel } = await answered(text, { options })
    const other = await answer.findByRole<HTMLAnchorElement>('link', { name: 'Other (evil.test)' })
    return { ...panel, answer, other }
  }
  /**
   * Dispatches an event on a link. Returns the `href` that the browser would follow, or undefined when the widget
   * prevented that. Keeps the test on its page.
   */
  const watch = (link: HTMLAnchorElement, event: MouseEvent) => {
    let followed: string | null | undefined
    const endHere = (event: Event) => {
      if (!event.defaultPrevented) followed = link.getAttribute('href')
      event.preventDefault()
    }
    addEventListener(event.type, endHere, { once: true })
    fireEvent(link, event)
    return followed
  }
  const click = (init: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  const auxClick = (button: number) => new MouseEvent('auxclick', { button, bubbles: true, cancelable: true })

  it('has no `href` that the browser’s context menu could open, and other links have one', async () => {
    const { other, answer } = await linked()
    expect(other.hasAttribute('href')).toBe(false)
    expect(other.tabIndex).toBe(0)
    for (const name of ['Own', 'Listed (good.test)']) {
      expect(answer.getByRole('link', { name }).hasAttribute('href')).toBe(true)
    }
  })

  it('asks before the reader follows it by any means, and other links do not ask', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { other, answer, events } = await linked()
    for (const name of ['Own', 'Listed (good.test)']) fireEvent.click(answer.getByRole('link', { name }))
    // The context menu of the right button finds no address.
    expect(watch(other, auxClick(2))).toBeNull()
    expect(confirm).not.toHaveBeenCalled()
    // The label loads late, together with the link’s code.
    await waitFor(() => {
      fireEvent.click(other)
      expect(confirm).toHaveBeenLastCalledWith('This link leads to evil.test. Open it?')
    })
    confirm.mockClear()
    const before = events.length
    for (const event of [click(), click({ ctrlKey: true }), auxClick(1)]) expect(watch(other, event)).toBeUndefined()
    fireEvent.keyDown(other, { key: 'a' })
    fireEvent.keyDown(other, { key: 'Enter' })
    expect(confirm).toHaveBeenCalledTimes(4)
    expect(events).toHaveLength(before)
  })

  it('has its `href` only while the browser follows it', async () => {
    vi.stubGlobal('confirm', () => true)
    const { other } = await linked()
    expect(watch(other, auxClick(1))).toBe('https://evil.test/')
    await waitFor(() => expect(other.hasAttribute('href')).toBe(false))
    expect(watch(other, click({ ctrlKey: true }))).toBe('https://evil.test/')
    await waitFor(() => expect(other.hasAttribute('href')).toBe(false))
  })

  it('can be taken by the site’s router', async () => {
    vi.stubGlobal('confirm', () => true)
    const { other, events } = await linked()
    expect(watch(other, click())).toBeUndefined()
    expect(events.at(-1)).toMatchObject({ name: 'navigate', detail: { url: 'https://evil.test/' } })
  })
})

it('records which page of the site the reader followed, and no page of another site', async () => {
  const { answer, state } = await answered('[Own](/a#b) [Mail](mailto:a@b.test) [Other](https://other.test/)')
  const press = (name: string) => fireEvent.click(answer.getByRole('link', { name }))
  press('Other (other.test)')
  press('Mail')
  expect(state.followed.value).toBeUndefined()
  press('Own')
  expect(state.followed.value).toEqual({ url: 'https://docs.example.com/a#b' })
})

it('copies the answer as Markdown, and a code block as code', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const { answer, state } = await answered('Run **this**:\n\n```sh\nnpm i\n```')
  fireEvent.click(answer.getByRole('button', { name: 'Copy code' }))
  fireEvent.click(await answer.findByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(state.announcement.value.trim()).toBe('Copied'))
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2))
  expect(writeText.mock.calls.map(([text]) => text.trim())).toEqual(['npm i', 'Run **this**:\n\n```sh\nnpm i\n```'])
})

it('shows suggested follow-ups as buttons, and asks the one that is pressed', async () => {
  const { answer, element, platform } = await answered(
    'So.\n\n```suggestions\n[How to stop?](/stop)\nWhich models?\n```'
  )
  expect(element.textContent).not.toContain('suggestions')
  fireEvent.click(await answer.findByRole('button', { name: 'How to stop?' }))
  const { body } = await platform.question(2)
  expect(body.messages.at(-1)?.parts[0]?.text).toBe('How to stop?')
})

it('says that an answer came without any text, and offers Retry', async () => {
  fakePlatform(question => {
    question.send({ type: 'start', messageId: 'a1' }, { type: 'finish' })
    question.end()
  })
  const { state } = renderInPanel(<Body />)
  await state.ask('How?').catch(() => {})
  expect((await screen.findByRole('alert')).textContent).toContain('No answer came back')
  screen.getByRole('button', { name: 'Retry' })
})

it('highlights complete code of a known language, and leaves other code plain', { tags: 'slow' }, async () => {
  await import('./highlight.ts')
  const { element } = await answered('```ts\nconst x = 1\n```\n\n```klingon\nHegh\n```')
  await waitFor(() => expect(element.querySelector('.hljs-keyword')?.textContent).toBe('const'))
  const [known, unknown] = element.querySelectorAll('pre')
  expect(known?.textContent?.trim()).toBe('const x = 1')
  expect(unknown?.querySelector('span')).toBeNull()
})

it('does not parse the addresses of finished links again when more of the answer arrives', async () => {
  const platform = fakePlatform(question => {
    question.send({ type: 'start', messageId: 'a1' }, { type: 'text-start', id: 't' })
  })
  const { state } = renderInPanel(<Body />)
  const asked = state.ask('How?')
  const question = await platform.question(1)
  const shown = (delta: string, words: string) => {
    question.send({ type: 'text-delta', id: 't', delta })
    return screen.findByText(words)
  }
  await shown('It is [so](/page-1#part).\n\nAnd more', 'And more')
  let addresses = 0
  class CountedURL extends URL {
    constructor(address: string, base?: string) {
      super(address, base)
      addresses++
    }
  }
  vi.stubGlobal('URL', CountedURL)
  await shown(' comes.\n\nAnd the end', 'And the end')
  expect(addresses).toBe(0)
  await shown(' is [here](/page-2#part).\n\nThen', 'Then')
  expect(addresses).toBeGreaterThan(0)
  question.send({ type: 'finish' })
  question.end()
  await asked
})
