import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { usePageStyle, useVisibleHeight } from './page.ts'

interface SidebarProps {
  /** Whether the page makes room. */
  pushes: boolean
  class: string
  part: string
  'aria-label': string
  tabIndex: number
  children: ComponentChildren
}

/** A panel at the side of the window, over the page or beside it. */
export const Sidebar = ({ pushes, children, ...attributes }: SidebarProps) => {
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
