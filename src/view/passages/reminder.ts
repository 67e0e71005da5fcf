import type { Source } from '../../protocol/index.ts'

/** What is marked, and where. */
export type Passage = Pick<Source, 'url' | 'title' | 'section' | 'passage'>

/** Which passage is marked on the page that comes next. The panel looks for this name before it brings this code. */
const key = 'docs-assistant:passage'
/** Milliseconds after which the reader has gone elsewhere meanwhile. */
const maxAge = 60_000
const maxLength = 5_000

export const remember = ({ url, title, section, passage }: Passage): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ url, title, section, passage, time: Date.now() }))
  } catch {
    // Without a storage the next page opens at its anchor.
  }
}

export const forget = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is stored then.
  }
}

/** What was remembered, once. Anything may have been written there. */
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
