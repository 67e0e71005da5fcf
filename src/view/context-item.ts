import type { ContextItem } from '../protocol/index.ts'
import type { Label } from './labels/label.ts'

/** What a context item is called: its file or language where the page tells, else its kind. */
export const nameOf = (item: ContextItem, label: Label): string =>
  item.title || label(item.type === 'code' ? 'code' : 'selectedText')

/** Its text on one line. */
export const excerptOf = (item: ContextItem, length: number): string =>
  item.value
    .slice(0, length * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)

/** That it holds only a beginning, where that is so. */
export const noticeOf = (item: ContextItem, label: Label): string =>
  item.isCut ? label('cut', { count: item.value.length }) : ''
