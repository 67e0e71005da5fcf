// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endWidgets, start } from './testing/widget.ts'

const errors = vi.fn()

beforeEach(() => {
  errors.mockClear()
  vi.spyOn(console, 'error').mockImplementation(errors)
})
afterEach(() => {
  endWidgets()
  vi.restoreAllMocks()
})

it('is drawn at once, and the panel is not brought', () => {
  const { launcher, load } = start()
  expect(launcher.textContent).toBe('Ask AI')
  expect(launcher.hidden).toBe(false)
  expect(launcher.className).toBe('launcher closed')
  expect(load).not.toHaveBeenCalled()
})

it.each(['pointerenter', 'focus'])(
  'brings the panel at the reader’s interest (%s), and leaves it closed',
  async event => {
    const { launcher, load, arrive, assistant } = start()
    launcher.dispatchEvent(new Event(event))
    launcher.dispatchEvent(new Event(event))
    expect(load).toHaveBeenCalledOnce()
    await arrive()
    expect(assistant.isOpen).toBe(false)
    expect(launcher.className).toBe('launcher closed')
  }
)

it('says that the panel is on its way, and hides while it is open', async () => {
  const { launcher, arrive, assistant } = start()
  launcher.click()
  expect(launcher.className).toBe('launcher wanted')
  expect(launcher.ariaBusy).toBe('true')
  expect(launcher.ariaExpanded).toBe('false')
  await arrive()
  expect(launcher.hidden).toBe(true)
  expect(launcher.ariaBusy).toBe('false')
  expect(launcher.ariaExpanded).toBe('true')
  assistant.close()
  expect(launcher.hidden).toBe(false)
})

it('opens at a second press while the panel is on its way, too', async () => {
  const { launcher, arrive, assistant } = start()
  launcher.click()
  launcher.click()
  await arrive()
  expect(assistant.isOpen).toBe(true)
})

it('says that the panel could not be brought, and the next press tries again', async () => {
  const { launcher, fail, arrive, load, assistant } = start()
  launcher.click()
  await fail()
  expect(launcher.textContent).toBe('Not loaded. Try again')
  expect(launcher.className).toBe('launcher failed')
  expect(errors).toHaveBeenCalledOnce()
  launcher.click()
  expect(load).toHaveBeenCalledTimes(2)
  await arrive()
  expect(assistant.isOpen).toBe(true)
})

it('says nothing of a failure when the reader only came near', async () => {
  const { launcher, fail } = start()
  launcher.dispatchEvent(new Event('pointerenter'))
  await fail()
  expect(launcher.className).toBe('launcher closed')
})

it.each([{ trigger: 'none' as const }, { layout: 'inline' as const }])('is not drawn with %o', given => {
  expect(start(given).launcher.hidden).toBe(true)
})

it('does not take the page’s selection away when it is pressed: that becomes context', () => {
  const event = new MouseEvent('mousedown', { cancelable: true })
  start().launcher.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})

it('is a button that a site can style', () => {
  expect(start().launcher.getAttribute('part')).toBe('launcher')
})

it.each([
  [undefined, 'Control+I', 'Ctrl+I'],
  ['ctrl+shift+k', 'Control+shift+k', 'Ctrl+Shift+K'],
  ['', '', '']
])('with the shortcut %s says “%s” to assistive technology and “%s” to a pointer', async (shortcut, keys, title) => {
  const { launcher } = start({ shortcut })
  await vi.waitFor(() => expect([launcher.ariaKeyShortcuts, launcher.title]).toEqual([keys, title]))
})

describe('its words', () => {
  it.each([
    ['de', 'KI fragen'],
    ['DE-at', 'KI fragen'],
    ['pt_BR', 'Perguntar à IA'],
    ['zh-Hans', '询问 AI'],
    ['zh-TW', '询问 AI'],
    ['nl', 'Ask AI'],
    ['arn', 'Ask AI']
  ])('are of the language of the locale: %s', (locale, words) =>
    expect(start({ locale }).launcher.textContent).toBe(words)
  )

  it('change with the locale, the site’s own do not', () => {
    const { assistant, launcher } = start({ locale: 'ja' })
    assistant.update({ locale: 'ko' })
    expect(launcher.textContent).toBe('AI에게 질문하기')
    assistant.update({ labels: { launcher: 'Ask us' }, locale: 'fr' })
    expect(launcher.textContent).toBe('Ask us')
  })

  it.each([
    [{ launcher: 'Ask us' }, 'Ask us'],
    ['{"launcher":"Ask us"}', 'Ask us'],
    [{}, 'Ask AI'],
    ['{', 'Ask AI'],
    ['null', 'Ask AI'],
    [undefined, 'Ask AI']
  ])('with labels %o are “%s”', (labels, words) => expect(start({ labels }).launcher.textContent).toBe(words))

  it('are the site’s own also where the panel could not be brought', async () => {
    const { launcher, fail } = start({ labels: { loadFailed: 'Again' } })
    launcher.click()
    await fail()
    expect(launcher.textContent).toBe('Again')
  })
})
