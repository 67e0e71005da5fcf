import { useRef } from 'preact/hooks'
import { minHeight, minWidth, type PanelSize } from './measure.ts'
import type { Room } from './room.ts'

interface HandleProps {
  size: PanelSize
  /** The fields of `Room` that it changes. A handle with both is a corner, which only a pointer can use. */
  width?: 'width' | 'sidebar'
  height?: 'height'
  label?: string
  onResize(changes: Room): void
  /** Called when the reader has finished resizing, to store the size. */
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
  /** Resizes as if the edge moved by this distance to the right and down. */
  const move = (from: PanelSize, right: number, down: number) =>
    resize(from.width + (from.isLeft ? right : -right), from.height - down)

  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return
    const { x, y, size: from } = start.current
    move(from, (clientX - x) * from.scale, (clientY - y) * from.scale)
  }
  const press = (event: KeyboardEvent) => {
    // With a modifier the keys belong to the browser: Alt and an arrow go back, for example.
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
  const [now, min, max] = width ? [size.width, minWidth, size.maxWidth] : [size.height, minHeight, size.maxHeight]
  const separator = {
    role: 'separator',
    tabIndex: 0,
    'aria-label': label,
    'aria-orientation': width ? 'vertical' : 'horizontal',
    'aria-valuenow': now,
    'aria-valuemin': min,
    'aria-valuemax': max
  } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a pointer uses the corner; both edges have a role
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

/** Direction of each arrow key: to the right, and down. */
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

const clamp = (min: number, value: number, max: number) => Math.round(Math.max(min, Math.min(value, max)))
