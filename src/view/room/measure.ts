/** Where a panel stands in its window, in its own CSS pixels: the page may be zoomed by its styles. */
export interface PanelSize {
  width: number
  height: number
  /** What the window has room for. */
  maxWidth: number
  maxHeight: number
  /** CSS pixels of the panel for one of the pointer. */
  scale: number
  /** Whether it stands at the left, so that it grows to the right. */
  isLeft: boolean
}

export const minWidth = 320
export const minHeight = 280

export const measurePanel = (panel: HTMLElement): PanelSize => {
  const { offsetWidth: width, offsetHeight: height } = panel
  const rect = panel.getBoundingClientRect()
  const scale = width / rect.width
  const isLeft = getComputedStyle(panel).direction === 'rtl'
  const right = document.documentElement.clientWidth - rect.right
  const aside = isLeft ? rect.left : right
  const below = innerHeight - rect.bottom
  return {
    width,
    height,
    maxWidth: Math.round((innerWidth - 2 * aside) * scale),
    maxHeight: Math.round((innerHeight - 2 * below) * scale),
    scale,
    isLeft
  }
}
