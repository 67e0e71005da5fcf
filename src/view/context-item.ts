import type { ContextItem } from '../protocol/index.ts'
import type { Label } from './labels/label.ts'

/** Returns the title of a context item, such as its file or language if the page names one, otherwise its type. */
export const nameOf = (item: ContextItem, label: Label): string =>
  item.title || label(item.type === 'code' ? 'code' : 'selectedText')

/** Returns the beginning of an item’s text on one line. */
export const excerptOf = (item: ContextItem, length: number): string =>
  item.value
    .slice(0, length * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)

/** Returns a notice if the item’s text is cut, otherwise an empty string. */
export const noticeOf = (item: ContextItem, label: Label): string =>
  item.isCut ? label('cut', { count: item.value.length }) : ''
