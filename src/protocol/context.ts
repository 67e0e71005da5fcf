import { limits } from './limits.ts'

/**
 * Extra context that goes with a question (`docs/api.md`, “Context items”).
 * `path` is sent to version 2 only; version 1 does not know it.
 */
export interface ContextItem {
  type: 'code' | 'textSelection'
  /** The code snippet, or the selected text. */
  value: string
  /** Path of the source file or page. */
  path?: string
  /** Id of the element that holds the context. */
  elementId?: string
  /** The name that the widget shows for it: the file or the language of the code. Never sent. */
  title?: string
  /** Whether `value` is only the beginning of what the reader chose. Never sent. */
  isCut?: boolean
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Validates untrusted input as a context item; `undefined` when it is none. Drops unknown keys. */
export const parseContextItem = (input: unknown): ContextItem | undefined => {
  if (typeof input !== 'object' || input === null) return
  const given = input as Record<string, unknown>
  const { type, value, isCut } = given
  if ((type !== 'code' && type !== 'textSelection') || !isText(value)) return
  return {
    type,
    value,
    ...Object.fromEntries(
      ['path', 'elementId', 'title'].filter(name => isText(given[name])).map(name => [name, given[name]])
    ),
    ...(isCut === true && { isCut })
  }
}

/** Cuts the value of an item to the length that a question may carry, and marks a cut item with `isCut`. */
export const fitContextItem = (item: ContextItem): ContextItem =>
  item.value.length > limits.contextValue
    ? { ...item, value: cutText(item.value, limits.contextValue), isCut: true }
    : item

/** The beginning of a text, in UTF-16 units and never cut inside a surrogate pair. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
