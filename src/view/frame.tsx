import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Layout } from '../options.ts'
import { Body } from './body.tsx'
import { Composer } from './composer.tsx'
import { Header } from './header.tsx'
import { useIsPhone, usePageStyle, useVisibleHeight } from './page.ts'
import { useAssistant } from './use-assistant.ts'

/** The panel: where it stands and what it is to assistive technology depends on the layout. */
export const Frame = ({ onToggle }: { onToggle(isOpen: boolean): void }) => {
  const { state, label } = useAssistant()
  const { layout, sidebar } = state.options.value
  const isOpen = state.isOpen.value
  const isPhone = useIsPhone()
  const isModal = layout === 'modal' || (layout === 'floating' && isPhone)
  usePageStyle(isOpen && isModal && 'html { overflow: hidden !important }')
  usePageStyle(
    isOpen &&
      layout === 'sidebar' &&
      sidebar === 'push' &&
      !isPhone &&
      'html { margin-inline-end: min(var(--docs-assistant-width, 440px), 100vw) !important }'
  )
  const wasOpen = useRef(false)
  // After the drawing: while a modal dialog is still there, nothing outside of it can take the focus.
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    onToggle(isOpen)
    if (isOpen) state.load().catch(() => {})
  }, [isOpen, onToggle, state])
  if (!isOpen) return <Announcer />
  return (
    <Surface layout={layout} isModal={isModal} isPhone={isPhone} name={label('heading')}>
      <Header />
      <Body />
      <Composer />
      <Announcer />
    </Surface>
  )
}

interface SurfaceProps {
  layout: Layout
  isModal: boolean
  isPhone: boolean
  name: string
  children: ComponentChildren
}

const Surface = ({ layout, isModal, isPhone, name, children }: SurfaceProps) => {
  const shared = { class: `panel ${layout} ${isPhone ? 'phone' : ''}`, part: 'panel', 'aria-label': name }
  if (layout === 'inline') return <section {...shared}>{children}</section>
  if (layout === 'sidebar') return <aside {...shared}>{children}</aside>
  // A dialog that turns modal, or no longer is, is another one to the browser.
  return (
    <Dialog key={String(isModal)} isModal={isModal} {...shared}>
      {children}
    </Dialog>
  )
}

interface DialogProps {
  isModal: boolean
  class: string
  part: string
  'aria-label': string
  children: ComponentChildren
}

const Dialog = ({ isModal, children, ...attributes }: DialogProps) => {
  const { state } = useAssistant()
  const element = useRef<HTMLDialogElement>(null)
  useVisibleHeight(element)
  useLayoutEffect(() => {
    const dialog = element.current
    if (isModal) dialog?.showModal()
    else dialog?.show()
    return () => dialog?.close()
  }, [isModal])
  useEffect(() => {
    const dialog = element.current
    const cancel = (event: Event) => {
      event.preventDefault()
      state.close()
    }
    // The browser's own way to leave a modal: Escape, or Back on a phone.
    dialog?.addEventListener('cancel', cancel)
    return () => dialog?.removeEventListener('cancel', cancel)
  }, [state])
  return (
    <dialog
      ref={element}
      {...attributes}
      aria-modal={isModal || undefined}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.isComposing) return
        event.preventDefault()
        state.close()
      }}
      onClick={event => {
        if (isModal && event.target === event.currentTarget && isOutside(event)) state.close()
      }}
    >
      {children}
    </dialog>
  )
}

/** A click on the backdrop has the dialog as its target, but lies outside of its box. */
const isOutside = ({ clientX, clientY, currentTarget }: MouseEvent) => {
  const { left, right, top, bottom } = (currentTarget as Element).getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Everything that a screen reader is told goes through here. */
const Announcer = () => {
  const { state } = useAssistant()
  return (
    <div role="status" class="visually-hidden">
      {state.announcement.value}
    </div>
  )
}
