import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Layout } from '../widget/options.ts'
import { Body } from './body.tsx'
import { Composer } from './composer.tsx'
import { Dialog } from './dialog.tsx'
import { Header } from './header.tsx'
import { useIsPhone, useIsWide, usePageStyle } from './page.ts'
import { roomLength } from './room/room.ts'
import { Sidebar } from './sidebar.tsx'
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
  const { room } = useAssistant()
  const { width, height, sidebar, wide } = room.value
  const shared = {
    class: `panel ${layout} ${isPhone ? 'phone' : ''} ${wide ? 'wide' : ''}`,
    part: 'panel',
    'aria-label': name,
    // In the wide mode the styles say how large it is.
    style: wide
      ? {}
      : { '--room-width': roomLength(layout === 'sidebar' ? sidebar : width), '--room-height': roomLength(height) }
  }
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

/** The one live region: every announcement to a screen reader goes through it. */
const Announcer = () => {
  const { state } = useAssistant()
  return (
    <div role="status" class="visually-hidden">
      {state.announcement.value}
    </div>
  )
}
