import type { ResolvedOptions } from '../../widget/options.ts'

/** The panel size that the reader chose, in CSS pixels. The styles limit it to the window. */
export interface Room {
  width?: number | undefined
  height?: number | undefined
  /** The width of a sidebar. */
  sidebar?: number | undefined
  /** The wide mode, for code and tables. It overrides the sizes. */
  wide?: boolean | undefined
}

export const roomKey = 'docs-assistant:room'

type Persist = ResolvedOptions['persist']

/** Reads the size that the reader chose on an earlier page. Kept short, because this code is in every panel. */
export const readRoom = (persist: Persist): Room => {
  try {
    const stored = persist !== 'none' && window[`${persist}Storage`].getItem(roomKey)
    const [width, height, sidebar, wide] = `${stored}`.split(' ').map(Number)
    return { width, height, sidebar, wide: !!wide }
  } catch {
    return {}
  }
}

/** Stores the size for the next page. Without storage it lasts only for this page. */
export const keepRoom = (persist: Persist, { width = 0, height = 0, sidebar = 0, wide = false }: Room): void => {
  try {
    if (persist !== 'none') {
      window[`${persist}Storage`].setItem(roomKey, [width, height, sidebar, Number(wide)].join(' '))
    }
  } catch {
    // The storage is full or blocked: the panel keeps its size on this page only.
  }
}

/** Returns a CSS length, or undefined for a number that cannot be a size. */
export const roomLength = (size: number | undefined): string | undefined =>
  size && size > 0 && size < 1e4 ? `${size}px` : undefined
