import { effect } from '@preact/signals'
import type { Draft } from '../state/composer.ts'
import { goToPlace, parsePlace, readPlace } from './place.ts'
import type { View } from './use-assistant.ts'

/** What is kept of the panel for the tab. */
export interface Session {
  /** Shows the panel as the page before left it; says whether it is open now. */
  restore(): boolean
}

/**
 * Keeps for the tab whether the panel is open, and where the reader is in it.
 *
 * @param opened the launcher’s code looks there, and brings the panel where something is found
 */
export const keepSession = ({ state, place, cleanup }: View, opened: Draft, stored: Draft): Session => {
  // WebKit does not do it by itself, and Firefox not always after a reload. It is there before the conversation is.
  const isAnchoring = CSS.supports('(overflow-anchor:auto) and (not (-moz-appearance:none))')
  const anchoring = isAnchoring ? undefined : import('./scroll-anchor.ts')
  const isKept = () => state.options.value.keepOpen && state.options.value.persist !== 'none'
  place.current = isKept() ? parsePlace(stored.read()) : undefined
  place.restore = (view, asked) => {
    const { current } = place
    // A question that was asked while the conversation was not drawn goes to the top.
    const isThere = current !== undefined && (!asked || asked === current.last) && goToPlace(view, current)
    anchoring?.then(({ anchorScroll }) => anchorScroll(view), console.warn)
    return isThere
  }

  const savePlace = () => {
    place.current = (place.view && readPlace(place.view)) ?? place.current
    stored.write(isKept() && place.current ? JSON.stringify(place.current) : '')
  }
  const left = opened.read()
  const restore = (before: string) => {
    if (before === 'open' && isKept()) state.reopen()
    else if (before && isKept()) state.minimize()
    else state.close()
    return state.isOpen.peek()
  }
  // A page that comes back from the browser’s cache is as it was left; the reader may have gone on since.
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted || !restore(opened.read())) return
    // WebKit scrolls what it kept back to the beginning.
    if (place.view && place.current) goToPlace(place.view, place.current)
  }
  addEventListener('pagehide', savePlace)
  addEventListener('pageshow', onShow)
  const end = effect(() => {
    const now = state.isOpen.value ? 'open' : state.isMinimized.value ? 'minimized' : ''
    if (now !== 'open') savePlace()
    // An inline panel is open on each page anyway.
    opened.write(isKept() && state.options.value.layout !== 'inline' ? now : '')
  })
  cleanup.add(() => {
    end()
    savePlace()
    removeEventListener('pagehide', savePlace)
    removeEventListener('pageshow', onShow)
  })
  return { restore: () => restore(left) }
}
