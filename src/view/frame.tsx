import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Layout } from '../widget/options.ts'
import { Body } from './body.tsx'
import { Composer } from './composer.tsx'
import { Dialog } from './dialog.tsx'
import { Header } from './header.tsx'
import { late } from './late.tsx'
import { useIsPhone, useIsWide, usePageStyle } from './page.ts'
import { roomLength } from './room/room.ts'
import { Sidebar } from './sidebar.tsx'
import { useAssistant } from './use-assistant.ts'

const MinimizedBar = late(() => import('./minimized-bar.tsx'))

/** The panel. Its position and its role for assistive technology depend on the layout. */
export const Frame = ({ onToggle }: { onToggle(isOpen: boolean): void }) => {
  const { state, label } = useAssistant()
  const { layout, sidebar } = state.options.value
  const isOpen = state.isOpen.value
  const isPhone = useIsPhone()
  const isWide = useIsWide()
  const isModal = layout === 'modal' || (layout === 'floating' && isPhone)
  // The gutter keeps the page behind from jumping. On a phone the page is covered, and a gutter would cover the panel.
  const gutter = isPhone ? '' : '; scrollbar-gutter: stable'
  usePageStyle(isOpen && isModal && `html { overflow: hidden !important${gutter} }`)
  const followed = state.followed.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the reader follows a link
  useLayoutEffect(() => {
    // The reader wants to see the page, so a panel that covers it is minimized.
    const isCovered = isModal || (layout === 'sidebar' && isPhone)
    if (followed && isOpen && isCovered) state.minimize()
  }, [followed])
  const wasOpen = useRef(false)
  // An effect, because nothing outside a modal dialog can take the focus until the dialog is removed.
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    onToggle(isOpen)
  }, [isOpen, onToggle])
  if (!isOpen) {
    return (
      <>
        {state.isMinimized.value && <MinimizedBar />}
        <Announcer />
      </>
    )
  }
  return (
    <Surface
      layout={layout}
      isModal={isModal}
      class={`panel ${layout} ${isPhone ? 'phone' : ''} ${state.isReopened.value ? 'still' : ''}`}
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
  class: string
  pushes: boolean
  name: string
  children: ComponentChildren
}

const Surface = ({ layout, isModal, class: className, pushes, name, children }: SurfaceProps) => {
  const { room } = useAssistant()
  const { width, height, sidebar, wide } = room.value
  const shared = {
    class: `${className} ${wide ? 'wide' : ''}`,
    part: 'panel',
    'aria-label': name,
    // Focusable, so that the focus stays inside when the reader presses on text or a focused button disappears.
    tabIndex: -1,
    // In the wide mode the style sheet sets the size.
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
  // An open dialog cannot become modal, so the key makes Preact create a new one.
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
