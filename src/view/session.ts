import { effect } from '@preact/signals'
import type { Draft } from '../state/composer.ts'
import { goToPlace, parsePlace, readPlace } from './place.ts'
import type { View } from './use-assistant.ts'

/** Restores the panel in a tab. */
export interface Session {
  /** Restores the panel as the previous page left it. Returns whether it is open now. */
  restore(): boolean
}

/**
 * Stores for the tab whether the panel is open, and the reader’s place in it.
 *
 * @param opened storage that the launcher’s code reads, too: it loads the panel if something is stored
 */
export const keepSession = ({ state, place, cleanup }: View, opened: Draft, stored: Draft): Session => {
  // WebKit has no scroll anchoring, and Firefox’s may fail after a reload. The code loads before the conversation does.
  const hasAnchoring = CSS.supports('(overflow-anchor:auto) and (not (-moz-appearance:none))')
  const anchoring = hasAnchoring ? undefined : import('./scroll-anchor.ts')
  const isKept = () => state.options.value.keepOpen && state.options.value.persist !== 'none'
  place.current = isKept() ? parsePlace(stored.read()) : undefined
  place.restore = (view, asked) => {
    const { current } = place
    // A question asked while the conversation was not drawn goes to the top instead.
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
  // A page from the back/forward cache is as it was left, but the reader may have used the panel on another page since.
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted || !restore(opened.read())) return
    // WebKit resets the scroll position of a cached page.
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
