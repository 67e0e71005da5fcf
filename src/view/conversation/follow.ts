import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Closer to the end than this counts as at the end. In CSS pixels. */
const near = 32

/**
 * Keeps the end in view while an answer grows, until the reader scrolls up; a new question follows again.
 * Measures only when the content’s size has changed, never per delta.
 */
export const useFollow = (
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  question: string | undefined
): { isAtEnd: boolean; jump(): void } => {
  const following = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(true)

  const jump = () => {
    following.current = true
    setIsAtEnd(true)
    toEnd(scroller.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what to react to
  useLayoutEffect(jump, [question])

  useEffect(() => {
    const { current: view } = scroller
    const { current: inner } = content
    if (!view || !inner) return
    let lastTop = view.scrollTop
    const look = () => {
      const distance = view.scrollHeight - view.clientHeight - view.scrollTop
      if (distance < near) following.current = true
      // Only the reader moves up; content that grows below does not.
      else if (view.scrollTop < lastTop) following.current = false
      lastTop = view.scrollTop
      setIsAtEnd(following.current || distance < near)
    }
    const observer = new ResizeObserver(() => {
      if (following.current) toEnd(view)
      else look()
    })
    observer.observe(inner)
    observer.observe(view)
    view.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      view.removeEventListener('scroll', look)
    }
  }, [scroller, content])

  return { isAtEnd, jump }
}

const toEnd = (view: HTMLElement | null) => {
  if (view) view.scrollTop = view.scrollHeight
}
