import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useVisibleHeight } from './page.ts'
import { useAssistant } from './use-assistant.ts'

interface DialogProps {
  isModal: boolean
  class: string
  part: string
  'aria-label': string
  tabIndex: number
  children: ComponentChildren
}

/** A panel over the page. A modal one closes by Escape and by a press beside it, any other by Escape alone. */
export const Dialog = ({ isModal, children, ...attributes }: DialogProps) => {
  const { state } = useAssistant()
  const element = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  useVisibleHeight(element)
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    const cancel = (event: Event) => {
      event.preventDefault()
      state.close()
    }
    // The browser closes a modal itself at Escape, and at Back on a phone, where “cancel” may not come first.
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('close', state.close)
    // A page that takes the widget away gets no event of the dialog, but would stay locked.
    const observer = new ResizeObserver(() => dialog.isConnected || state.close())
    observer.observe(dialog)
    return () => {
      observer.disconnect()
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('close', state.close)
      dialog.close()
    }
  }, [state])
  return (
    <dialog
      ref={dialog => {
        element.current = dialog
        // Before any effect of what is in it: nothing can be measured, scrolled or focused in a dialog that is not open.
        if (!isModal || !dialog || dialog.open) return
        dialog.showModal()
        // The browser would focus its first button.
        dialog.focus()
      }}
      {...attributes}
      open={!isModal || undefined}
      aria-modal={isModal || undefined}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.isComposing) return
        event.preventDefault()
        state.close()
      }}
      onPointerDown={event => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={event => {
        if (isModal && pressedOutside.current && isOutside(event)) state.close()
      }}
    >
      {children}
    </dialog>
  )
}

/** The backdrop has the dialog as its target, but lies outside of its box. */
const isOutside = ({ clientX, clientY, currentTarget, target }: MouseEvent) => {
  const { left, right, top, bottom } = (currentTarget as Element).getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
