import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useVisibleHeight } from './page.ts'
import { useAssistant } from './use-assistant.ts'

interface DialogProps {
  isModal: boolean
  class: string
  part: string
  'aria-label': string
  children: ComponentChildren
}

/** A panel over the page. A modal one closes by Escape and by a press beside it, any other by Escape alone. */
export const Dialog = ({ isModal, children, ...attributes }: DialogProps) => {
  const { state, focusComposer } = useAssistant()
  const element = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  useVisibleHeight(element)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focusComposer always does the same
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (isModal) {
      dialog.showModal()
      // The browser focuses the dialog’s first button, but the reader wants to write.
      focusComposer()
    }
    const cancel = (event: Event) => {
      event.preventDefault()
      state.close()
    }
    // The browser closes a modal itself at Escape, and at Back on a phone, where “cancel” may not come first.
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('close', state.close)
    return () => {
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('close', state.close)
      dialog.close()
    }
  }, [isModal, state])
  return (
    <dialog
      ref={element}
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
