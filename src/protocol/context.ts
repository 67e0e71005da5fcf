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
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

/** Reads a context item from anywhere; `undefined` when it is none. Unknown keys are left behind. */
export const parseContextItem = (input: unknown): ContextItem | undefined => {
  if (typeof input !== 'object' || input === null) return
  const { type, value, path, elementId } = input as Record<string, unknown>
  if ((type !== 'code' && type !== 'textSelection') || !text(value)) return
  return {
    type,
    value: value as string,
    ...(text(path) && { path: text(path) }),
    ...(text(elementId) && { elementId: text(elementId) })
  }
}
