import { useEffect, useRef, useState } from 'preact/hooks'
import { roomLabels } from '../labels/room.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './controls.css?inline'
import { useFreeWidth } from './free-width.ts'
import { Handle } from './handle.tsx'
import { measurePanel, type PanelSize } from './measure.ts'
import { keepRoom, type Room } from './room.ts'

export { styles }
export const labels = roomLabels

/** The button for the wide mode, and the edges by which the panel is resized. */
export const View = () => {
  const { state, label, room } = useAssistant()
  const { layout, persist } = state.options.value
  const button = useRef<HTMLButtonElement>(null)
  const [size, setSize] = useState<PanelSize>()
  const { wide } = room.value
  useEffect(() => {
    const panel = button.current?.closest<HTMLElement>('.panel')
    if (!panel) return
    const observer = new ResizeObserver(() => setSize(measurePanel(panel)))
    observer.observe(panel)
    return () => observer.disconnect()
  }, [])
  useFreeWidth(button)

  const resize = (changes: Room) => {
    room.value = { ...room.value, wide: false, ...changes }
  }
  const keep = () => keepRoom(persist, room.value)
  // An inline panel has the size that its page gives it.
  if (layout === 'inline') return null
  const width = layout === 'sidebar' ? 'sidebar' : 'width'
  return (
    <>
      <button
        ref={button}
        type="button"
        class="icon-button wide-button"
        aria-label={label('wide')}
        title={label('wide')}
        aria-pressed={!!wide}
        onClick={() => {
          resize({ wide: !wide })
          keep()
        }}
      >
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true" class="icon">
          <path
            d={
              wide
                ? 'M1.5 10H8m10.5 0H12M4.5 6.5L8 10l-3.5 3.5m11-7L12 10l3.5 3.5'
                : 'M2.5 10h15M6.5 6l-4 4 4 4m7-8l4 4-4 4'
            }
          />
        </svg>
      </button>
      {size && layout !== 'modal' && (
        <>
          <Handle size={size} width={width} label={label('panelWidth')} onResize={resize} onEnd={keep} />
          {layout === 'floating' && (
            <>
              <Handle size={size} height="height" label={label('panelHeight')} onResize={resize} onEnd={keep} />
              <Handle size={size} width={width} height="height" onResize={resize} onEnd={keep} />
            </>
          )}
        </>
      )}
    </>
  )
}
