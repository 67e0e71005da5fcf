/** Size and position of a panel, in its own CSS pixels, which differ from the window’s if the page uses CSS `zoom`. */
export interface PanelSize {
  width: number
  height: number
  /** The largest size that fits into the window. */
  maxWidth: number
  maxHeight: number
  /** CSS pixels of the panel per pixel of pointer movement. */
  scale: number
  /** Whether the panel is at the left, so that it grows to the right. */
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
