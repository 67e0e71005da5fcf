import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Layout } from '../widget/options.ts'
import { Body } from './body.tsx'
import { Composer } from './composer.tsx'
import { Header } from './header.tsx'
import { useIsPhone, useIsWide, usePageStyle, useVisibleHeight } from './page.ts'
import { useAssistant } from './use-assistant.ts'

/** The panel: where it stands and what it is to assistive technology depends on the layout. */
export const Frame = ({ onToggle }: { onToggle(isOpen: boolean): void }) => {
  const { state, label } = useAssistant()
  const { layout, sidebar } = state.options.value
  const isOpen = state.isOpen.value
  const isPhone = useIsPhone()
  const isWide = useIsWide()
  const isModal = layout === 'modal' || (layout === 'floating' && isPhone)
  // The page behind must not jump; on a phone it is covered, and the place of a scrollbar would cover the panel.
  const gutter = isPhone ? '' : '; scrollbar-gutter: stable'
  usePageStyle(isOpen && isModal && `html { overflow: hidden !important${gutter} }`)
  const wasOpen = useRef(false)
  // After the drawing: while a modal dialog is still there, nothing outside of it can take the focus.
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    onToggle(isOpen)
  }, [isOpen, onToggle])
  if (!isOpen) return <Announcer />
  return (
    <Surface
      layout={layout}
      isModal={isModal}
      isPhone={isPhone}
      pushes={sidebar === 'push' && isWide}
      name={label('heading')}
    >
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
  pushes: boolean
  name: string
  children: ComponentChildren
}

const Surface = ({ layout, isModal, isPhone, pushes, name, children }: SurfaceProps) => {
  const shared = { class: `panel ${layout} ${isPhone ? 'phone' : ''}`, part: 'panel', 'aria-label': name }
  if (layout === 'inline') return <section {...shared}>{children}</section>
  if (layout === 'sidebar') {
    return (
      <Sidebar pushes={pushes} {...shared}>
        {children}
      </Sidebar>
    )
  }
  // A dialog that is open cannot become modal, so another one is drawn.
  return (
    <Dialog key={String(isModal)} isModal={isModal} {...shared}>
      {children}
    </Dialog>
  )
}

interface SidebarProps {
  /** Whether the page makes room. */
  pushes: boolean
  class: string
  part: string
  'aria-label': string
  children: ComponentChildren
}

const Sidebar = ({ pushes, children, ...attributes }: SidebarProps) => {
  const element = useRef<HTMLElement>(null)
  const [box, setBox] = useState<DOMRect>()
  useVisibleHeight(element)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setBox(element.current?.getBoundingClientRect()))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  const side = box && box.left > 0 ? 'right' : 'left'
  usePageStyle(pushes && box !== undefined && `html { margin-${side}: ${box.width}px !important }`)
  return (
    <aside ref={element} {...attributes}>
      {children}
    </aside>
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

/** The one live region: every announcement to a screen reader goes through it. */
const Announcer = () => {
  const { state } = useAssistant()
  return (
    <div role="status" class="visually-hidden">
      {state.announcement.value}
    </div>
  )
}
