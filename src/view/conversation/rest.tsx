import { useEffect, useRef } from 'preact/hooks'
import type { RestProps } from '../../markdown/index.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './rest.css?inline'

export { restLabels as labels } from '../labels/rest.ts'
export { styles }

/** Milliseconds before the next part: longer than a frame, so that each part is laid out in a frame of its own. */
const pause = 32

/** The button below a text that is drawn only in part. A press moves the focus to the first new block or item. */
export const View = ({ parts, onShow }: RestProps) => {
  const { label } = useAssistant()
  const showsItself = parts % 2 > 0
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onShow` for the same part does the same
  useEffect(() => {
    if (!showsItself) return
    const timer = setTimeout(onShow, pause)
    return () => clearTimeout(timer)
  }, [showsItself])
  if (showsItself) return null
  const show = () => {
    const last = button.current?.previousElementSibling?.lastElementChild
    const item = last?.lastElementChild
    onShow()
    // A list continues with its next item. A code block continues in itself, so it gets the focus.
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
