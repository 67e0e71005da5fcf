import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Makes an element cover its siblings: they are inert until it is removed, except the one that announces. Returns a
 * function that chooses what takes the focus after that; by default the element that had it before.
 */
export const useCover = (element: RefObject<HTMLElement | null>) => {
  const opener = useRef<HTMLElement | null>(null)
  const focus = useRef<(() => void) | undefined>(undefined)
  useLayoutEffect(() => {
    const cover = element.current
    if (!cover?.parentElement) return
    opener.current = (cover.getRootNode() as ShadowRoot).activeElement as HTMLElement | null
    const covered = [...cover.parentElement.children].filter(
      (other): other is HTMLElement => other instanceof HTMLElement && other !== cover && other.role !== 'status'
    )
    for (const other of covered) other.inert = true
    return () => {
      for (const other of covered) other.inert = false
      focus.current?.()
    }
  }, [element])
  return (next: () => void = () => opener.current?.focus()) => {
    focus.current = next
  }
}
