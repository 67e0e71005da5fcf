import type { ResolvedOptions } from '../../widget/options.ts'

/** How large the reader made the panel, in CSS pixels. The styles keep it within the window. */
export interface Room {
  width?: number | undefined
  height?: number | undefined
  /** The width of a sidebar. */
  sidebar?: number | undefined
  /** Room for code and tables, whatever the sizes are. */
  wide?: boolean | undefined
}

export const roomKey = 'docs-assistant:room'

type Persist = ResolvedOptions['persist']

/** What the reader chose on an earlier page; nothing where it cannot be read. It is in every panel, and so it is short. */
export const readRoom = (persist: Persist): Room => {
  try {
    const stored = persist !== 'none' && window[`${persist}Storage`].getItem(roomKey)
    const [width, height, sidebar, wide] = `${stored}`.split(' ').map(Number)
    return { width, height, sidebar, wide: !!wide }
  } catch {
    return {}
  }
}

/** Keeps it for the next page; without a storage it lasts as long as this one. */
export const keepRoom = (persist: Persist, { width = 0, height = 0, sidebar = 0, wide = false }: Room): void => {
  try {
    if (persist !== 'none') {
      window[`${persist}Storage`].setItem(roomKey, [width, height, sidebar, Number(wide)].join(' '))
    }
  } catch {
    // Full or blocked: the panel has its size all the same.
  }
}

/** A length for the styles; none for what cannot be a size. */
export const roomLength = (size: number | undefined): string | undefined =>
  size && size > 0 && size < 1e4 ? `${size}px` : undefined
