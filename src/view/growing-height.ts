import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { longText } from './long-text.ts'

/** Fits a field’s height to its text in browsers without `field-sizing`. A long text gets a maximum height at once. */
export const useGrowingHeight = (field: RefObject<HTMLTextAreaElement | null>, text: string) => {
  const fit = () => {
    const { current } = field
    if (!current || CSS.supports('field-sizing:content')) return
    current.style.height = 'auto'
    current.style.height = `${current.value.length > longText ? longText : current.scrollHeight}px`
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(fit, [text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    // The field’s width may change, and it may have been filled while it was hidden.
    const observer = new ResizeObserver(fit)
    if (field.current) observer.observe(field.current)
    return () => observer.disconnect()
  }, [])
}
