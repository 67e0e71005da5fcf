import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { longest } from './long-text.ts'

/** Gives a field the height of its text, a long one the full height, where the browser does not do it by `field-sizing`. */
export const useGrowingHeight = (field: RefObject<HTMLTextAreaElement | null>, text: string) => {
  const fit = () => {
    const { current } = field
    if (!current || CSS.supports('field-sizing:content')) return
    current.style.height = 'auto'
    current.style.height = `${current.value.length > longest ? longest : current.scrollHeight}px`
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(fit, [text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    // Its width changes too, and it may have been filled while it was hidden.
    const observer = new ResizeObserver(fit)
    if (field.current) observer.observe(field.current)
    return () => observer.disconnect()
  }, [])
}
