import { maskPersonalData } from '../../../shared/personal-data.ts'
import { printable } from '../../../terminal/printable.ts'

/** Longest words of one reader, in UTF-16 units. */
const longest = 1_000

/** A reader’s words as a prompt has them: without personal data, without what cannot be seen, and not too long. */
export const quoted = (text: string | null | undefined): string | undefined => {
  if (typeof text !== 'string') return
  const shown = printable(maskPersonalData(text))
  if (shown.length <= longest) return shown
  return `${shown.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}… (cut)`
}
