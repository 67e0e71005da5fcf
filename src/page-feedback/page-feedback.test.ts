// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DocsAssistantFeedbackElement } from '../feedback.ts'
import '../feedback.ts'
import { languages as widgetLanguages } from '../view/labels/languages/index.ts'
import type { PageFeedbackOptions } from './options.ts'
import { languages } from './texts.ts'

interface Sent {
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
}

let sent: Sent[]
let statuses: (number | Promise<number>)[]
let events: unknown[]
const note = ({ detail }: CustomEvent) => void events.push(detail)

beforeEach(() => {
  sent = []
  statuses = []
  events = []
  history.replaceState(null, '', '/install')
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    sent.push({ url, headers, body: JSON.parse(body) })
    return new Response(null, { status: (await statuses.shift()) ?? 201 })
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  addEventListener('docs-assistant:feedback', note)
})
afterEach(() => {
  removeEventListener('docs-assistant:feedback', note)
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const options = { domain: 'acme', assistantKey: 'svc_dsc_1', baseUrl: 'https://platform.test' }

const place = (given: PageFeedbackOptions = options) => {
  const element = Object.assign(document.createElement('docs-assistant-feedback'), given)
  document.body.append(element)
  return partsOf(element)
}

const partsOf = (element: DocsAssistantFeedbackElement) => {
  const all = within(element.shadowRoot?.querySelector('.root') as HTMLElement)
  const button = (name: string) =>
    [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === name
    ) as HTMLButtonElement
  const hasFocus = (field: Element) => element.shadowRoot?.activeElement === field
  return {
    element,
    all,
    button,
    hasFocus,
    press: (name: string) => fireEvent.click(button(name)),
    write: (label: string, value: string) => fireEvent.input(all.getByLabelText(label), { target: { value } }),
    submit: () => fireEvent.submit(element.shadowRoot?.querySelector('form') as HTMLFormElement),
    status: () => element.shadowRoot?.querySelector('p')?.textContent,
    details: () => element.shadowRoot?.querySelector('.details') as HTMLElement,
    pressed: () => ['Yes', 'No'].filter(name => button(name).ariaPressed === 'true')
  }
}

it('asks in a named group, and sends the answer as a rating of the page', async () => {
  const { all, press, status, pressed } = place()
  all.getByRole('group', { name: 'Was this page helpful?' })
  press('Yes')
  expect([status(), pressed()]).toEqual(['Thanks for the feedback.', ['Yes']])
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    url: 'https://platform.test/discovery/v2/assistant/acme/feedback',
    headers: { 'content-type': 'application/json', authorization: 'Bearer svc_dsc_1' },
    body: {
      source: 'contextual',
      path: '/install',
      fp: 'anonymous',
      helpful: true,
      submissionId: expect.stringMatching(/^\d+-\d+-\d+-\d+$/)
    }
  })
})

it('sends comment and contact under the same id, and tells the page all but the contact', async () => {
  const { press, write, submit, details, button, hasFocus } = place()
  press('No')
  write('Anything to add? (optional)', ' No word of Windows. ')
  write('Email, if you would like an answer (optional)', 'me@example.com')
  button('Send').focus()
  submit()
  await waitFor(() => expect(details().hidden).toBe(true))
  expect(sent.map(({ body }) => body)).toMatchObject([
    { helpful: false },
    {
      helpful: false,
      comment: 'No word of Windows.',
      contact: 'me@example.com',
      submissionId: sent[0]?.body.submissionId
    }
  ])
  const event = { helpful: false, reason: undefined, threadId: null, messageId: null, path: '/install' }
  expect(events).toEqual([
    { ...event, comment: undefined },
    { ...event, comment: 'No word of Windows.' }
  ])
  expect(hasFocus(button('No'))).toBe(true)
})

it('takes an answer back at the second press', async () => {
  const { press, pressed, status, details } = place()
  press('Yes')
  press('Yes')
  expect([pressed(), status(), details().hidden]).toEqual([[], 'Taken back.', true])
  await waitFor(() => expect(sent.map(({ body }) => body.helpful)).toEqual([true, null]))
})

it('sends one after another, so that the last word arrives last', async () => {
  let arrive = (_status: number) => {}
  statuses.push(
    new Promise<number>(resolve => {
      arrive = resolve
    })
  )
  const { press } = place()
  press('Yes')
  press('No')
  await waitFor(() => expect(sent).toHaveLength(1))
  arrive(201)
  await waitFor(() => expect(sent.map(({ body }) => body.helpful)).toEqual([true, false]))
})

it('says which field is wrong, beside it, and sends nothing', () => {
  const { press, write, submit, all, hasFocus } = place()
  press('Yes')
  write('Email, if you would like an answer (optional)', 'nobody')
  submit()
  const field = all.getByLabelText('Email, if you would like an answer (optional)')
  expect([field.ariaInvalid, hasFocus(field)]).toEqual(['true', true])
  expect(all.getByText('This is no email address.').id).toBe(field.getAttribute('aria-describedby'))
  expect(events).toHaveLength(1)
})

it('keeps the words when they could not be sent, and sends them again', async () => {
  const { press, write, submit, status, details, button, hasFocus } = place()
  press('No')
  await waitFor(() => expect(sent).toHaveLength(1))
  statuses.push(500)
  write('Anything to add? (optional)', 'Gone.')
  submit()
  await waitFor(() => expect(status()).toBe('It could not be sent. Nothing is lost:'))
  expect(details().hidden).toBe(false)
  button('Try again').focus()
  press('Try again')
  await waitFor(() => expect(status()).toBe('Thanks for the feedback.'))
  expect(sent.at(-1)?.body).toMatchObject({ helpful: false, comment: 'Gone.' })
  expect(button('Try again').hidden).toBe(true)
  expect(hasFocus(button('No'))).toBe(true)
  expect(events).toHaveLength(2)
})

it('remembers the answer to a page for the session, under its id, and no other page’s', async () => {
  const first = place()
  first.press('No')
  await waitFor(() => expect(sent).toHaveLength(1))
  first.element.remove()
  const second = place()
  expect(second.pressed()).toEqual(['No'])
  second.press('Yes')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body.submissionId).toBe(sent[0]?.body.submissionId)
  history.replaceState(null, '', '/other')
  second.element.remove()
  expect(place().pressed()).toEqual([])
})

it('asks anew when the site shows another page without a load', async () => {
  const { press, pressed } = place()
  press('Yes')
  history.pushState(null, '', '/other')
  document.title = 'Other'
  document.head.append(document.createElement('title'))
  await waitFor(() => expect(pressed()).toEqual([]))
  press('No')
  await waitFor(() => expect(sent.map(({ body }) => body.path)).toEqual(['/install', '/other']))
  history.replaceState(null, '', '/install')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(pressed()).toEqual(['Yes'])
})

it('keeps the key to itself at an address of another origin, and an admin key at every one', async () => {
  place({ ...options, feedbackUrl: 'https://owner.test/feedback' }).press('Yes')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ url: 'https://owner.test/feedback', headers: { 'content-type': 'application/json' } })
  expect(sent[0]?.headers).not.toHaveProperty('authorization')
  for (const [index, assistantKey] of ['svc_secret', 'Bearer svc_secret', ' SVC_secret'].entries()) {
    const { press, status } = place({ ...options, domain: `other-${index}`, assistantKey })
    press('Yes')
    await waitFor(() => expect(status()).toContain('could not be sent'))
  }
  expect(sent).toHaveLength(1)
})

it('takes its texts and options from attributes too, and follows them', async () => {
  const element = document.createElement('docs-assistant-feedback')
  element.setAttribute('domain', 'acme')
  element.setAttribute('labels', '{"yes":"Ja!"}')
  element.setAttribute('locale', 'de-AT')
  element.setAttribute('theme', 'dark')
  document.body.append(element)
  const root = () => element.shadowRoot?.querySelector('.root') as HTMLElement
  await waitFor(() => within(root()).getByRole('group', { name: 'War diese Seite hilfreich?' }))
  within(root()).getByRole('button', { name: 'Ja!' })
  expect([root().dir, root().lang, root().dataset.theme, element.locale]).toEqual(['ltr', 'de-AT', 'dark', 'de-AT'])
  element.setAttribute('theme', 'light')
  element.locale = 'ar'
  await waitFor(() => expect([root().dir, root().lang, root().dataset.theme]).toEqual(['rtl', 'ar', 'light']))
  element.labels = {}
  element.locale = 'fi'
  await waitFor(() => within(root()).getByRole('group', { name: 'Was this page helpful?' }))
})

it('speaks the languages of the widget', () => {
  expect(Object.keys(languages).sort()).toEqual(Object.keys(widgetLanguages).sort())
})

it('says that it has no domain', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  place({})
  expect(error).toHaveBeenCalledOnce()
})
