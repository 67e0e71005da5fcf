import { useRef } from 'preact/hooks'
import type { ContextItem } from '../protocol/index.ts'
import { excerptOf, nameOf, noticeOf } from './context-item.ts'
import { closeIcon, Icon } from './icons.tsx'
import { contextLabels } from './labels/context.ts'
import { useAssistant } from './use-assistant.ts'

export { default as styles } from './context-chips.css?inline'
export const labels = contextLabels

/** The context items of the next question, each with a button that removes it. */
export const View = () => {
  const { state, label, keepFocus } = useAssistant()
  const list = useRef<HTMLUListElement>(null)
  const items = state.context.items.value
  const remove = (item: ContextItem, index: number) => {
    // The focused button disappears with its chip, so a neighbour takes the focus, or the composer if there is none.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1]
    if (next) next.focus()
    else keepFocus()
    state.context.remove(item)
  }
  if (!items.length) return null
  return (
    <ul ref={list} class="chips" role="list" aria-label={label('context')}>
      {items.map((item, index) => {
        const name = nameOf(item, label)
        const notice = noticeOf(item, label)
        return (
          <li class="chip" key={item.type + item.value} title={excerptOf(item, 400)}>
            <span class="chip-kind">{name}</span>
            <span class={`chip-text ${item.type}`} dir="auto">
              {excerptOf(item, 60)}
            </span>
            {notice && <span class="chip-notice">{notice}</span>}
            <button
              type="button"
              class="chip-remove"
              aria-label={label('remove', { item: `${name}: ${excerptOf(item, 30)}` })}
              onClick={() => remove(item, index)}
            >
              <Icon path={closeIcon} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
