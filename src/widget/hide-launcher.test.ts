// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GivenOptions } from './options.ts'
import { endWidgets, start } from './testing/widget.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  endWidgets()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const startIdle = async (given?: GivenOptions) => {
  const widget = start(given)
  const hide = await vi.waitFor(() => {
    const found = widget.shadow.querySelector<HTMLButtonElement>('.hide-launcher')
    if (!found) throw new Error('The code for it has not arrived.')
    return found
  })
  return { ...widget, hide }
}

it('comes behind the launcher, once, also after the options have changed', async () => {
  const { launcher, hide, assistant, shadow } = await startIdle()
  expect(launcher.nextElementSibling).toBe(hide)
  expect(hide.ariaLabel).toBe('Hide for now')
  assistant.update({ locale: 'de' })
  await vi.waitFor(() => expect(shadow.querySelector('.hide-launcher')?.ariaLabel).toBe('Vorerst ausblenden'))
  expect(shadow.querySelectorAll('.hide-launcher')).toHaveLength(1)
  assistant.destroy()
  expect(shadow.querySelector('.hide-launcher')).toBeNull()
})

it('takes the launcher away, on each page of the session, also when the panel is closed again', async () => {
  const { hide, root } = await startIdle()
  hide.click()
  expect(root.classList.contains('away')).toBe(true)
  const next = start()
  expect(next.launcher.hidden).toBe(true)
  next.assistant.open()
  await next.arrive()
  expect(next.assistant.isOpen).toBe(true)
  next.assistant.close()
  expect(next.launcher.hidden).toBe(true)
})

it('hides it until the page is left where nothing may be stored, and does not throw', async () => {
  const { hide, root } = await startIdle()
  vi.stubGlobal('sessionStorage', undefined)
  hide.click()
  expect(root.classList.contains('away')).toBe(true)
  expect(start().launcher.hidden).toBe(false)
  vi.unstubAllGlobals()
})

it('gives the focus back to where it was before it came to the launcher', async () => {
  const link = document.createElement('a')
  link.href = '#'
  document.body.append(link)
  const { launcher, hide } = await startIdle()
  launcher.dispatchEvent(new FocusEvent('focus', { relatedTarget: link }))
  launcher.dispatchEvent(new FocusEvent('focus', { relatedTarget: hide }))
  hide.focus()
  hide.click()
  expect(document.activeElement).toBe(link)
})

const pointer = (type: string, init: PointerEventInit = {}) =>
  new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, ...init })

it('is shown by a long press, which opens nothing, until something else is pressed', async () => {
  const { launcher, hide, load } = await startIdle()
  vi.useFakeTimers()
  launcher.dispatchEvent(pointer('pointerdown', { pointerType: 'touch' }))
  vi.advanceTimersByTime(499)
  expect(hide.classList.contains('held')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(hide.classList.contains('held')).toBe(true)
  launcher.click()
  expect(load).not.toHaveBeenCalled()
  hide.dispatchEvent(pointer('pointerdown'))
  expect(hide.classList.contains('held')).toBe(true)
  document.body.dispatchEvent(pointer('pointerdown'))
  expect(hide.classList.contains('held')).toBe(false)
})

it.each(['pointerup', 'pointercancel', 'pointerleave'])(
  'is not shown by a short press, which ends with %s',
  async end => {
    const { launcher, hide, load } = await startIdle()
    vi.useFakeTimers()
    launcher.dispatchEvent(pointer('pointerdown', { pointerType: 'touch' }))
    launcher.dispatchEvent(pointer(end))
    vi.advanceTimersByTime(1000)
    launcher.click()
    expect(hide.classList.contains('held')).toBe(false)
    expect(load).toHaveBeenCalledOnce()
  }
)

it('is shown in the place of the browser’s menu', async () => {
  const { launcher, hide } = await startIdle()
  const event = pointer('contextmenu')
  launcher.dispatchEvent(event)
  expect([event.defaultPrevented, hide.classList.contains('held')]).toEqual([true, true])
})

it('says in the language of the locale that the panel could not be brought', async () => {
  const { launcher, fail } = await startIdle({ locale: 'fr-CA' })
  launcher.click()
  await fail()
  expect(launcher.textContent).toBe('Non chargé. Réessayer')
})

it('follows the language of the page while the options name none', async () => {
  const { launcher, root } = await startIdle()
  const named = await startIdle({ locale: 'ja' })
  document.documentElement.lang = 'de'
  await vi.waitFor(() => expect([root.lang, launcher.textContent]).toEqual(['de', 'KI fragen']))
  expect(named.launcher.textContent).toBe('AI に質問')
  document.documentElement.removeAttribute('lang')
  await vi.waitFor(() => expect(launcher.textContent).toBe('Ask AI'))
})
