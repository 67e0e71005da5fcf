/** Gives the focus back to where it was before the panel took it. */
export interface ReturnFocus {
  /** Called at the moment when the panel is to open or close, before anything is drawn. */
  note(isOpen: boolean): void
  /** Called once the panel is gone. Leaves the focus alone when it was somewhere on the page. */
  giveBack(): void
}

export const watchFocus = (shadow: ShadowRoot): ReturnFocus => {
  let before: Element | null = null
  let wasInside = false
  return {
    note(isOpen) {
      if (isOpen) before = document.activeElement
      else wasInside = shadow.activeElement !== null
    },
    giveBack() {
      if (!wasInside) return
      const launcher = shadow.querySelector<HTMLElement>('.launcher')
      const isElsewhere = before instanceof HTMLElement && before.isConnected && before !== document.body
      if (isElsewhere && before !== shadow.host) (before as HTMLElement).focus()
      else launcher?.focus()
    }
  }
}
