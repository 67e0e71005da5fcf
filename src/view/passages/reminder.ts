import type { Source } from '../../protocol/index.ts'

/** A passage to mark, and its page. */
export type Passage = Pick<Source, 'url' | 'title' | 'section' | 'passage'>

/** Storage key of the passage to mark on the next page. `mark-followed.ts` checks it before it loads this code. */
const key = 'docs-assistant:passage'
/** Milliseconds after which the reader has probably gone elsewhere, and the passage is not marked. */
const maxAge = 60_000
const maxLength = 5_000

export const remember = ({ url, title, section, passage }: Passage): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ url, title, section, passage, time: Date.now() }))
  } catch {
    // Without storage the next page opens at its anchor, without a mark.
  }
}

export const forget = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Reads and removes the remembered passage. Checks it, because any script of the site may have written there. */
export const recall = (): Passage | undefined => {
  try {
    const stored = sessionStorage.getItem(key) ?? ''
    forget()
    if (stored.length > maxLength) return
    const { url, title, section, passage, time } = JSON.parse(stored)
    const age = Date.now() - time
    if (!(age >= 0 && age < maxAge) || new URL(url).origin !== location.origin) return
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    return { url: String(url), title: text(title) ?? '', section: text(section), passage: text(passage) }
  } catch {
    return
  }
}
