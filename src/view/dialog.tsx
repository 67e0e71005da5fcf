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

/** A panel over the page. Escape closes it, and a press outside closes a modal one. */
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
    // The browser itself closes a modal dialog at Escape, and at Back on a phone, maybe without a `cancel` event.
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('close', state.close)
    // A dialog that the page removes fires no event, so this observer closes it; otherwise the page would stay locked.
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
        // A ref runs before the content’s effects, which cannot measure, scroll or focus anything in a closed dialog.
        if (!isModal || !dialog || dialog.open) return
        dialog.showModal()
        // Otherwise the browser would focus the first button.
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

/** Whether an event is on the backdrop: its target is the dialog, but it lies outside of the dialog’s box. */
const isOutside = ({ clientX, clientY, currentTarget, target }: MouseEvent) => {
  const { left, right, top, bottom } = (currentTarget as Element).getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
