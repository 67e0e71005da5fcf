// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Assistant } from './handle.ts'
import type { GivenOptions } from './options.ts'
import { placeWidget } from './place-widget.ts'
import { endWidgets, start, startOpen } from './testing/widget.ts'
import { createWidget, widgetOf } from './widget.ts'

const errors = vi.fn()
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  errors.mockClear()
  vi.spyOn(console, 'error').mockImplementation(errors)
})
afterEach(() => {
  endWidgets()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('where the page before left the panel open', () => {
  const key = 'docs-assistant:open:,,acme'
  afterEach(() => sessionStorage.clear())

  it('brings it back, and shows no launcher meanwhile', async () => {
    sessionStorage.setItem(key, 'open')
    const { load, launcher, assistant, arrive } = start()
    expect(load).toHaveBeenCalledOnce()
    expect(launcher.hidden).toBe(true)
    await arrive()
    expect(assistant.isOpen).toBe(true)
  })

  it('shows the launcher when it cannot be brought', async () => {
    sessionStorage.setItem(key, 'open')
    const { launcher, fail } = start()
    await fail()
    expect(launcher.hidden).toBe(false)
  })

  it('leaves away what was closed meanwhile, and what another widget had open', async () => {
    sessionStorage.setItem(key, 'open')
    const { assistant, arrive } = start()
    assistant.close()
    await arrive()
    expect(assistant.isOpen).toBe(false)
    expect(start({ domain: 'other' }).load).not.toHaveBeenCalled()
  })

  it('does without a storage that throws', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(start().launcher.hidden).toBe(false)
    vi.unstubAllGlobals()
  })
})

describe('opening and closing by a script', () => {
  it('closes what is still on its way', async () => {
    const { assistant, arrive } = start()
    assistant.open()
    assistant.close()
    await arrive()
    expect(assistant.isOpen).toBe(false)
  })

  it('toggles', async () => {
    const { assistant, arrive } = start()
    assistant.toggle()
    await arrive()
    expect(assistant.isOpen).toBe(true)
    assistant.toggle()
    expect(assistant.isOpen).toBe(false)
    assistant.toggle()
    assistant.toggle()
    expect(assistant.isOpen).toBe(false)
  })

  it('toggles what is on its way', async () => {
    const { assistant, arrive } = start()
    assistant.toggle()
    assistant.toggle()
    await arrive()
    expect(assistant.isOpen).toBe(false)
  })

  it('does not bring the panel twice when it is open', async () => {
    const { assistant, load, launcher } = await startOpen()
    assistant.open()
    expect(load).toHaveBeenCalledOnce()
    expect(launcher.className).toBe('launcher open')
  })
})

describe('when the panel comes and opens', () => {
  it.each([true, '', 'true'])('it opens with opened = %o', async opened => {
    const { assistant, arrive } = start({ opened })
    await arrive()
    expect(assistant.isOpen).toBe(true)
  })

  it.each([false, 'false', undefined])('it stays away with opened = %o', opened => {
    expect(start({ opened }).load).not.toHaveBeenCalled()
  })

  it('it comes and stays closed with load “eager”', async () => {
    const { load, arrive, assistant } = start({ load: 'eager' })
    expect(load).toHaveBeenCalledOnce()
    await arrive()
    expect(assistant.isOpen).toBe(false)
  })

  it('it comes when the browser is idle with load “idle”, and soon where the browser cannot say', async () => {
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    const { load } = start({ load: 'idle' })
    expect(load).not.toHaveBeenCalled()
    for (const [run] of idle.mock.calls) run()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    vi.stubGlobal('requestIdleCallback', undefined)
    const other = start({ load: 'idle' })
    await vi.waitFor(() => expect(other.load).toHaveBeenCalledOnce())
  })

  it.each([
    ['?docs-assistant=How', undefined, true],
    ['?x=1&docs-assistant=How', 'send', true],
    ['?docs-assistant=How', 'none', false],
    ['?docs-assistant=', undefined, false],
    ['?docs-assistant=&x=1', undefined, false],
    ['?my-docs-assistant=How', undefined, false]
  ] as const)('at %s with askFromUrl %s it opens: %s', (search, askFromUrl, opens) => {
    history.replaceState(null, '', `/${search}`)
    expect(start({ askFromUrl }).launcher.className).toBe(`launcher ${opens ? 'wanted' : 'closed'}`)
  })

  it('an inline panel opens by itself', async () => {
    const { assistant, arrive } = start({ layout: 'inline' })
    await arrive()
    expect(assistant.isOpen).toBe(true)
  })
})

describe('the handle', () => {
  it('is empty until the panel is there, and then says what that says', async () => {
    const { assistant, arrive } = start({ load: 'eager' })
    const read = ({ isOpen, threadId, messages, status }: Assistant) => ({ isOpen, threadId, messages, status })
    expect(read(assistant)).toEqual({ isOpen: false, threadId: null, messages: [], status: 'ready' })
    await arrive()
    expect(read(assistant)).toEqual({
      isOpen: false,
      threadId: 'thr_1',
      messages: [{ id: 'q', role: 'user', parts: [] }],
      status: 'streaming'
    })
  })

  it('brings the panel for what a script wants of it, and hands that over', async () => {
    const { assistant, calls, arrive, load } = start()
    const item = { type: 'code' as const, value: 'x' }
    assistant.addContext(item)
    assistant.newThread()
    const answer = assistant.ask('How?', { context: [item] })
    await arrive()
    expect((await answer).id).toBe('a')
    expect(load).toHaveBeenCalledOnce()
    expect(calls).toEqual([['addContext', item], ['newThread'], ['ask', 'How?', { context: [item] }]])
  })

  it('rejects a question when the panel cannot be brought', async () => {
    const { assistant, fail } = start()
    const answer = assistant.ask('How?')
    answer.catch(() => {})
    await fail()
    await expect(answer).rejects.toThrow('Failed to fetch')
  })

  it('says what is wrong in the panel to the developer, once, and offers the reader to try again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    onTestFinished(() => void process.off('unhandledRejection', rejected))
    const { assistant, launcher, load, break: breakPanel, arrive } = start()
    assistant.open()
    await breakPanel()
    expect(logged).toHaveBeenCalledExactlyOnceWith('Docs Assistant: not loaded.', new Error('A bug.'))
    expect(launcher.textContent).toBe('Not loaded. Try again')
    launcher.click()
    await arrive()
    expect(load).toHaveBeenCalledTimes(2)
    expect(assistant.isOpen).toBe(true)
    expect(rejected).not.toHaveBeenCalled()
  })

  it('says nothing of a panel that comes after the widget was destroyed', async () => {
    const logged = vi.spyOn(console, 'error').mockClear()
    const { assistant, arrive } = start()
    assistant.open()
    assistant.destroy()
    await arrive()
    expect(logged).not.toHaveBeenCalled()
  })

  it('says once that it is ready, after whoever made it could listen', async () => {
    const { events } = start()
    expect(events).toEqual([])
    await vi.waitFor(() => expect(events).toEqual(['ready']))
  })

  it('gives the panel what it needs', async () => {
    const { environment, root, shadow, assistant } = await startOpen({ theme: 'dark' })
    expect(environment()).toMatchObject({
      handle: assistant,
      root,
      shadow,
      given: { domain: 'acme', opened: true, theme: 'dark' }
    })
  })
})

describe('options that change', () => {
  it('reach the launcher and the panel; those not named stay', async () => {
    const { assistant, calls, launcher, root } = await startOpen({ theme: 'light' })
    assistant.update({ locale: 'ar', labels: { launcher: 'Ask' } })
    expect(launcher.textContent).toBe('Ask')
    expect([root.lang, root.dir, root.dataset.theme]).toEqual(['ar', 'rtl', 'light'])
    expect(calls.at(-1)).toEqual([
      'update',
      { domain: 'acme', opened: true, theme: 'light', locale: 'ar', labels: { launcher: 'Ask' } }
    ])
    expect(assistant.isOpen).toBe(true)
  })

  it('open and close, and leave open or closed what is so', async () => {
    const { assistant, arrive } = start()
    assistant.update({ opened: false })
    expect(assistant.isOpen).toBe(false)
    assistant.update({ opened: true })
    assistant.update({ opened: true })
    await arrive()
    expect(assistant.isOpen).toBe(true)
    assistant.update({ opened: true })
    expect(assistant.isOpen).toBe(true)
    assistant.update({ opened: false })
    expect(assistant.isOpen).toBe(false)
  })

  it('an inline layout opens', async () => {
    const { assistant, arrive } = start()
    assistant.update({ layout: 'inline' })
    await arrive()
    expect(assistant.isOpen).toBe(true)
  })
})

describe('the shortcut', () => {
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }))
  const startIdle = async (given?: GivenOptions, keys = 'Control+I') => {
    const widget = start(given)
    await vi.waitFor(() => expect(widget.launcher.ariaKeyShortcuts).toBe(keys))
    return widget
  }

  it('is mod+i, opens and closes', async () => {
    const { assistant, arrive } = await startIdle()
    press('i')
    await arrive()
    expect(assistant.isOpen).toBe(true)
    press('i')
    expect(assistant.isOpen).toBe(false)
  })

  it('changes with its option, and the former one is the site’s again', async () => {
    const { assistant, load, launcher } = await startIdle()
    assistant.update({ shortcut: 'mod+k' })
    await vi.waitFor(() => expect(launcher.ariaKeyShortcuts).toBe('Control+k'))
    expect(press('i')).toBe(true)
    expect(load).not.toHaveBeenCalled()
    expect(press('k')).toBe(false)
    expect(load).toHaveBeenCalledOnce()
  })

  it('is off when it is empty', async () => {
    const { load } = await startIdle({ shortcut: '' }, '')
    expect(press('i')).toBe(true)
    expect(load).not.toHaveBeenCalled()
  })

  it('leads into an inline panel, which stays open', async () => {
    const { assistant, calls, arrive } = await startIdle({ layout: 'inline' })
    await arrive()
    press('i')
    expect(calls).toEqual([['focus']])
    expect(assistant.isOpen).toBe(true)
  })
})

describe('when it is destroyed', () => {
  it('leaves the element as it was, hears no key and changes nothing any more', async () => {
    const { assistant, host, shadow, calls, root, launcher } = await startOpen()
    await vi.waitFor(() => expect(launcher.ariaKeyShortcuts).toBe('Control+I'))
    assistant.destroy()
    assistant.destroy()
    expect(calls).toContainEqual(['destroy'])
    expect(shadow.children).toHaveLength(0)
    expect(widgetOf(host)).toBeUndefined()
    const event = new KeyboardEvent('keydown', { key: 'i', ctrlKey: true, bubbles: true, cancelable: true })
    expect(document.body.dispatchEvent(event)).toBe(true)
    assistant.update({ locale: 'ar' })
    expect(root.lang).not.toBe('ar')
  })

  it('opens nothing, and starts no panel that still arrives', async () => {
    const { assistant, arrive, environment, load } = start()
    assistant.open()
    assistant.destroy()
    await arrive()
    expect(environment()).toBeUndefined()
    assistant.open()
    expect(load).toHaveBeenCalledOnce()
  })
})

it('uses the shadow root that an element has', () => {
  const host = document.createElement('docs-assistant')
  onTestFinished(() => widgetOf(host)?.destroy())
  const shadow = host.attachShadow({ mode: 'open' })
  const assistant = createWidget(host, { domain: 'acme' }, never, never)
  expect(host.shadowRoot).toBe(shadow)
  expect(shadow.querySelector('button')).not.toBeNull()
  expect(shadow.adoptedStyleSheets).toHaveLength(1)
  expect(widgetOf(host)).toBe(assistant)
})

it('is placed as the target’s last child, and destroying it takes the element away too', () => {
  const target = document.createElement('main')
  target.append('Text')
  const assistant = placeWidget(target, { domain: 'acme' }, never, never)
  const host = target.lastElementChild as HTMLElement
  expect(host.localName).toBe('docs-assistant')
  expect(widgetOf(host)).toBe(assistant)
  assistant.destroy()
  expect(target.innerHTML).toBe('Text')
  expect(widgetOf(host)).toBeUndefined()
})
