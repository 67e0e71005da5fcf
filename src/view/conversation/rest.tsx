import { useEffect, useRef } from 'preact/hooks'
import type { RestProps } from '../../markdown/index.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './rest.css?inline'

export { restLabels as labels } from '../labels/rest.ts'
export { styles }

/** Longer than a frame, so that each part is laid out in one of its own. */
const pause = 32

/** Stands below a text of which a part is drawn. The focus goes to the first block or item that it brings. */
export const View = ({ parts, onShow }: RestProps) => {
  const { label } = useAssistant()
  const soon = parts % 2 > 0
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same part it does the same
  useEffect(() => {
    if (!soon) return
    const timer = setTimeout(onShow, pause)
    return () => clearTimeout(timer)
  }, [soon])
  if (soon) return null
  const show = () => {
    const last = button.current?.previousElementSibling?.lastElementChild
    const item = last?.lastElementChild
    onShow()
    // A list goes on with its next item, and code with itself.
    requestAnimationFrame(() => focusOn(item?.nextElementSibling ?? last?.nextElementSibling ?? last))
  }
  return (
    <button ref={button} type="button" class="button rest" onClick={show}>
      {label('showRest')}
    </button>
  )
}

const focusOn = (block: Element | null | undefined) => {
  if (!(block instanceof HTMLElement)) return
  block.tabIndex = -1
  block.focus({ preventScroll: true })
}
