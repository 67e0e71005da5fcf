/** Returns the focus to where it was before the panel took it. */
export interface ReturnFocus {
  /** Call this when the panel is about to open or close, before anything is drawn. */
  remember(isOpen: boolean): void
  /** Call this when the panel has closed. Does nothing if the focus was outside of the panel. */
  restore(): void
}

export const watchFocus = (shadow: ShadowRoot): ReturnFocus => {
  let before: Element | null = null
  let wasInside = false
  return {
    remember(isOpen) {
      if (isOpen) before = document.activeElement
      else wasInside = shadow.activeElement !== null
    },
    restore() {
      if (!wasInside) return
      const launcher = shadow.querySelector<HTMLElement>('.launcher')
      const isElsewhere = before instanceof HTMLElement && before.isConnected && before !== document.body
      if (isElsewhere && before !== shadow.host) (before as HTMLElement).focus()
      else launcher?.focus()
    }
  }
}
