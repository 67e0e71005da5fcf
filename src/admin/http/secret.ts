import { inspect } from 'node:util'

export interface Secret {
  /** Replaces the key wherever it stands in a text, as it is or percent-encoded. */
  redact(text: string): string
  /** The error itself, or a copy of its message without the key when any part of the error holds the key. */
  safeCause(error: unknown): unknown
}

/** Keeps a key out of messages and causes: services echo keys, and so do some errors of `fetch`. */
export const createSecret = (key: string): Secret => {
  const forms = [...new Set([key, encodeURIComponent(key)])]
  const redact = (text: string) => forms.reduce((rest, form) => rest.replaceAll(form, '[key]'), text)
  return {
    redact,
    safeCause(error) {
      const shown = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true, maxStringLength: null })
      return redact(shown) === shown ? error : new Error(redact(error instanceof Error ? error.message : shown))
    }
  }
}
