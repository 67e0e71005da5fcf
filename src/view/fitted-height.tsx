import type { RefObject } from 'preact'
import { useGrowingHeight } from './growing-height.ts'

/** Fits a field’s height to its text. Loaded only in browsers without `field-sizing`. */
export const View = ({ field, text }: { field: RefObject<HTMLTextAreaElement | null>; text: string }) => {
  useGrowingHeight(field, text)
  return null
}
