import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * An element covers what stands beside it: that can neither be reached nor heard meanwhile, but for announcements.
 * Once the cover is gone, what `onEnd` was given last takes the focus: what had it before, or something else.
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
