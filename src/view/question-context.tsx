import type { ContextItem } from '../protocol/index.ts'
import { excerptOf, nameOf, noticeOf } from './context-item.ts'
import { contextLabels } from './labels/context.ts'
import { useAssistant } from './use-assistant.ts'

export { default as styles } from './question-context.css?inline'
export const labels = contextLabels

/** The context items of a question, each folded to one line that the reader can open. */
export const View = ({ items }: { items: readonly ContextItem[] }) => {
  const { label } = useAssistant()
  return (
    <>
      {items.map(item => (
        <details key={item.type + item.value} class="question-item">
          <summary>
            <span class="question-item-name">{nameOf(item, label)}</span>
            <span class={`question-item-text ${item.type}`} dir="auto">
              {excerptOf(item, 120)}
            </span>
          </summary>
          {/* Focusable, so that it can be scrolled by keyboard. */}
          <div class={`question-item-whole ${item.type}`} tabindex={0} dir="auto">
            {item.value}
          </div>
          {item.isCut && <p class="question-item-notice">{noticeOf(item, label)}</p>}
        </details>
      ))}
    </>
  )
}
