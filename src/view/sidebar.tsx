import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { usePageStyle, useVisibleHeight } from './page.ts'
import { useAssistant } from './use-assistant.ts'

interface SidebarProps {
  /** True when the page is narrowed to make space for the sidebar. */
  pushes: boolean
  class: string
  part: string
  'aria-label': string
  tabIndex: number
  children: ComponentChildren
}

/** A panel at the side of the window, over the page or beside it. */
export const Sidebar = ({ pushes, children, ...attributes }: SidebarProps) => {
  const { state } = useAssistant()
  const element = useRef<HTMLElement>(null)
  const [box, setBox] = useState<DOMRect>()
  useVisibleHeight(element)
  useLayoutEffect(() => {
    const { current: aside } = element
    if (!aside) return
    // Closes the panel when the page removes the widget.
    const observer = new ResizeObserver(() =>
      aside.isConnected ? setBox(aside.getBoundingClientRect()) : state.close()
    )
    observer.observe(aside)
    return () => observer.disconnect()
  }, [state])
  const side = box && box.left > 0 ? 'right' : 'left'
  usePageStyle(pushes && box !== undefined && `html { margin-${side}: ${box.width}px !important }`)
  return (
    <aside ref={element} {...attributes}>
      {children}
    </aside>
  )
}
