import { inspect } from 'node:util'

export interface Secret {
  /** Replaces the key everywhere in a text, also percent-encoded. */
  redact(text: string): string
  /** The error itself, or an error with its redacted message where any part of it contains the key. */
  safeCause(error: unknown): unknown
}

/** Redacts a key in messages and causes, because services and some errors of `fetch` echo it. */
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
