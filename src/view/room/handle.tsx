import { useRef } from 'preact/hooks'
import { minHeight, minWidth, type PanelSize } from './measure.ts'
import type { Room } from './room.ts'

interface HandleProps {
  size: PanelSize
  /** What it changes of the room. With both it is a corner, for the pointer alone. */
  width?: 'width' | 'sidebar'
  height?: 'height'
  label?: string
  onResize(changes: Room): void
  /** The new size is to stay. */
  onEnd(): void
}

/** An edge of the panel that the reader drags, or moves by arrow keys, Home and End; a double click resets it. */
export const Handle = ({ size, width, height, label, onResize, onEnd }: HandleProps) => {
  const start = useRef<{ x: number; y: number; size: PanelSize } | null>(null)
  const end = () => {
    start.current = null
    onEnd()
  }
  const resize = (toWidth: number, toHeight: number) =>
    onResize({
      ...(width && { [width]: clamp(minWidth, toWidth, size.maxWidth) }),
      ...(height && { height: clamp(minHeight, toHeight, size.maxHeight) })
    })
  /** Resizes as when the edge goes so far to the right and down. */
  const move = (from: PanelSize, right: number, down: number) =>
    resize(from.width + (from.isLeft ? right : -right), from.height - down)

  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return
    const { x, y, size: from } = start.current
    move(from, (clientX - x) * from.scale, (clientY - y) * from.scale)
  }
  const press = (event: KeyboardEvent) => {
    // Alt and an arrow is the browser’s Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const [right, down] = arrows[event.key] ?? [0, 0]
    const by = event.shiftKey ? 64 : 16
    if (event.key === 'Home') resize(minWidth, minHeight)
    else if (event.key === 'End') resize(size.maxWidth, size.maxHeight)
    else if (width ? right : down) move(size, right * by, down * by)
    else return
    event.preventDefault()
    end()
  }
  const [now, least, most] = width ? [size.width, minWidth, size.maxWidth] : [size.height, minHeight, size.maxHeight]
  const separator = {
    role: 'separator',
    tabIndex: 0,
    'aria-label': label,
    'aria-orientation': width ? 'vertical' : 'horizontal',
    'aria-valuenow': now,
    'aria-valuemin': least,
    'aria-valuemax': most
  } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the corner is for the pointer alone, both edges have a role
    <div
      class={`handle ${width ? 'of-width' : ''} ${height ? 'of-height' : ''}`}
      {...(label && separator)}
      onPointerDown={event => {
        if (event.button) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, y: event.clientY, size }
      }}
      onPointerMove={follow}
      onLostPointerCapture={end}
      onDblClick={() => {
        onResize({ ...(width && { [width]: undefined }), ...(height && { height: undefined }) })
        end()
      }}
      onKeyDown={press}
    />
  )
}

/** To the right, and down. */
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

const clamp = (least: number, value: number, most: number) => Math.round(Math.max(least, Math.min(value, most)))
