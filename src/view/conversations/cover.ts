import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * An element covers what stands beside it: that can neither be reached nor heard meanwhile, but for announcements.
 * `returnFocus` gives the focus back to where it was, once the cover is gone.
 */
export const useCover = (element: RefObject<HTMLElement | null>): { returnFocus(): void } => {
  const wantsFocus = useRef(false)
  useLayoutEffect(() => {
    const cover = element.current
    if (!cover?.parentElement) return
    const opener = (cover.getRootNode() as ShadowRoot).activeElement as HTMLElement | null
    const covered = [...cover.parentElement.children].filter(
      (other): other is HTMLElement => other instanceof HTMLElement && other !== cover && other.role !== 'status'
    )
    for (const other of covered) other.inert = true
    return () => {
      for (const other of covered) other.inert = false
      if (wantsFocus.current) opener?.focus()
    }
  }, [element])
  return {
    returnFocus() {
      wantsFocus.current = true
    }
  }
}
