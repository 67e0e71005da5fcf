import { visibleText } from '../../../markdown/index.ts'

/** A text for one line, without characters that hide or reorder it; nothing for what is none. */
export const lineOf = (value: unknown, maxLength = 200): string => {
  if (typeof value !== 'string') return ''
  const line = visibleText(value.slice(0, 2 * maxLength))
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
