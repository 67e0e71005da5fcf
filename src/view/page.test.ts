// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useIsPhone, useIsWide, usePageStyle, useVisibleHeight } from './page.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Stubs `matchMedia`. A query matches when it contains one of the conditions, which the test can change. */
const stubMedia = (...holding: string[]) => {
  const queries = new Map<string, EventTarget & { matches: boolean }>()
  let conditions = holding
  const holds = (query: string) => conditions.some(condition => query.includes(condition))
  vi.stubGlobal('matchMedia', (query: string) => {
    const found = queries.get(query) ?? Object.assign(new EventTarget(), { matches: holds(query) })
    queries.set(query, found)
    return found
  })
  return (...next: string[]) => {
    conditions = next
    return act(() => {
      for (const [query, list] of queries) {
        list.matches = holds(query)
        list.dispatchEvent(new Event('change'))
      }
    })
  }
}

describe('the window', () => {
  it('counts as a phone’s when it is narrow, or low with a touch screen', async () => {
    const change = stubMedia()
    const { result } = renderHook(useIsPhone)
    expect(result.current).toBe(false)
    await change('(max-width: 480px)')
    expect(result.current).toBe(true)
    await change()
    expect(result.current).toBe(false)
    await change('(max-height: 440px) and (pointer: coarse)')
    expect(result.current).toBe(true)
  })

  it('counts as wide from 900 pixels on, already in the first drawing', () => {
    stubMedia('(min-width: 900px)')
    const seen: boolean[] = []
    renderHook(() => seen.push(useIsWide()))
    expect(seen[0]).toBe(true)
  })

  it('is not watched after the panel was removed', async () => {
    const change = stubMedia()
    let drawn = 0
    const { unmount } = renderHook(() => {
      drawn++
      return useIsWide()
    })
    await act(() => unmount())
    const before = drawn
    await change('(min-width: 900px)')
    expect(drawn).toBe(before)
  })
})

describe('the page’s style', () => {
  const sheets = () =>
    document.adoptedStyleSheets.map(sheet =>
      [...sheet.cssRules]
        .map(rule => rule.cssText)
        .join()
        .replaceAll(/\s+/g, ' ')
    )

  it('is adopted while it is given, follows changes, and leaves the page’s own sheets alone', () => {
    const own = new CSSStyleSheet()
    document.adoptedStyleSheets = [own]
    const { rerender, unmount } = renderHook((css: string | false) => usePageStyle(css), {
      initialProps: false as string | false
    })
    expect(document.adoptedStyleSheets).toEqual([own])
    rerender('html { overflow: hidden }')
    expect(sheets()).toEqual(['', 'html { overflow: hidden; }'])
    rerender('html { margin-left: 9px }')
    expect(sheets()).toEqual(['', 'html { margin-left: 9px; }'])
    rerender(false)
    expect(document.adoptedStyleSheets).toEqual([own])
    rerender('html { overflow: hidden }')
    unmount()
    expect(document.adoptedStyleSheets).toEqual([own])
  })
})

describe('the visible height', () => {
  const measured = (element: HTMLElement) =>
    ['--visible-height', '--visible-top'].map(name => element.style.getPropertyValue(name))
  const viewport = (height: number, scale = 1, offsetTop = 0) =>
    Object.assign(new EventTarget(), { height, scale, offsetTop })

  it('follows a keyboard that covers the page, and the reader’s zoom', () => {
    const stub = viewport(600)
    vi.stubGlobal('visualViewport', stub)
    const element = document.createElement('div')
    const { unmount } = renderHook(() => useVisibleHeight({ current: element }))
    expect(measured(element)).toEqual(['600px', '0px'])
    Object.assign(stub, { height: 300, offsetTop: 40 }).dispatchEvent(new Event('resize'))
    expect(measured(element)).toEqual(['300px', '40px'])
    Object.assign(stub, { height: 150, scale: 2, offsetTop: 80 }).dispatchEvent(new Event('scroll'))
    expect(measured(element)).toEqual(['300px', '80px'])
    unmount()
    for (const event of ['resize', 'scroll']) Object.assign(stub, { height: 1 }).dispatchEvent(new Event(event))
    expect(measured(element)).toEqual(['300px', '80px'])
  })

  it('is the window’s height in a browser without visualViewport', () => {
    vi.stubGlobal('visualViewport', undefined)
    vi.stubGlobal('innerHeight', 700)
    const element = document.createElement('div')
    const { unmount } = renderHook(() => useVisibleHeight({ current: element }))
    expect(measured(element)).toEqual(['700px', '0px'])
    unmount()
  })

  it('does nothing without an element', () => {
    expect(() => renderHook(() => useVisibleHeight({ current: null }))).not.toThrow()
  })
})
