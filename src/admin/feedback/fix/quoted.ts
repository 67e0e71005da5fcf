import { maskPersonalData } from '../../../shared/personal-data.ts'
import { printable } from '../../../terminal/printable.ts'

/** Longest quote of one reader, in UTF-16 units. */
const maxLength = 1_000

/** A reader’s words for a prompt: without personal data and invisible characters, and cut to the maximum length. */
export const quoted = (text: string | null | undefined): string | undefined => {
  if (typeof text !== 'string') return
  const shown = printable(maskPersonalData(text))
  if (shown.length <= maxLength) return shown
  return `${shown.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}… (cut)`
}
