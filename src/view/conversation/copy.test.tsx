// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endPanels, renderInPanel } from '../testing/render.tsx'
import { useCopy } from './copy.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  endPanels()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

const CopyButton = () => {
  const { copy, copied } = useCopy('npm i')
  return (
    <button type="button" onClick={copy}>
      {copied ? 'Done' : 'Copy'}
    </button>
  )
}

const start = async () => {
  const { state } = renderInPanel(<CopyButton />)
  await state.load()
  const button = screen.getByRole('button')
  return {
    button,
    announcement: () => state.announcement.value.trim(),
    press: () =>
      act(async () => {
        fireEvent.click(button)
        // The clipboard’s promise settles before this one.
        await new Promise(setImmediate)
      }),
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  }
}

const stubClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })

/** Simulates a page over plain http: no `navigator.clipboard`, but `execCommand`, which fires a copy event. */
const stubCommand = (isDone: boolean) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  const copied: string[] = []
  document.execCommand = command => {
    const event = new Event(command, { bubbles: true, cancelable: true })
    Object.assign(event, {
      clipboardData: { setData: (type: string, text: string) => copied.push(`${type}: ${text}`) }
    })
    document.body.dispatchEvent(event)
    copied.push(event.defaultPrevented ? 'taken from the page' : 'left to the page')
    return isDone
  }
  return copied
}

it('copies, announces it, and shows it for two seconds', async () => {
  const writeText = vi.fn(async () => {})
  stubClipboard(writeText)
  const { button, announcement, press, pass } = await start()
  await press()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('npm i')
  expect(announcement()).toBe('Copied')
  expect(button.textContent).toBe('Done')
  await pass(1999)
  expect(button.textContent).toBe('Done')
  await pass(1)
  expect(button.textContent).toBe('Copy')
})

it('shows it for two seconds after the last copy', async () => {
  stubClipboard(async () => {})
  const { button, press, pass } = await start()
  await press()
  await pass(1500)
  await press()
  await pass(1500)
  expect(button.textContent).toBe('Done')
  await pass(500)
  expect(button.textContent).toBe('Copy')
})

it('announces that it could not copy', async () => {
  stubClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')))
  const { button, announcement, press } = await start()
  await press()
  expect(announcement()).toBe('Could not copy')
  expect(button.textContent).toBe('Copy')
})

it('copies on a page over plain http, before the page’s own copy listeners can interfere', async () => {
  const copied = stubCommand(true)
  const ownListener = vi.fn()
  document.body.addEventListener('copy', ownListener)
  const { announcement, press } = await start()
  await press()
  expect(copied).toEqual(['text/plain: npm i', 'taken from the page'])
  expect(ownListener).not.toHaveBeenCalled()
  expect(announcement()).toBe('Copied')
  // Later copies by the reader are left to the page.
  document.execCommand('copy')
  expect(copied.at(-1)).toBe('left to the page')
  expect(ownListener).toHaveBeenCalledOnce()
  document.body.removeEventListener('copy', ownListener)
})

it('announces that `execCommand` did not copy', async () => {
  stubCommand(false)
  const { announcement, press } = await start()
  await press()
  expect(announcement()).toBe('Could not copy')
})
