import { visibleText } from '../../../markdown/index.ts'

/** Makes one line of a text, without characters that hide or reorder it. Returns an empty string for other values. */
export const lineOf = (value: unknown, maxLength = 200): string => {
  if (typeof value !== 'string') return ''
  const line = visibleText(value.slice(0, 2 * maxLength))
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
