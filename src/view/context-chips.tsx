import { Icon } from './icons.tsx'
import { useAssistant } from './use-assistant.ts'

/** What goes with the next question; each item can be removed. */
export const ContextChips = () => {
  const { state, label, focusComposer } = useAssistant()
  const items = state.context.items.value
  if (!items.length) return null
  return (
    <ul class="chips" role="list" aria-label={label('context')}>
      {items.map(item => {
        const kind = label(item.type === 'code' ? 'code' : 'selectedText')
        const excerpt = item.value.replace(/\s+/g, ' ').slice(0, 60)
        return (
          <li class="chip" key={item.type + item.value} title={item.value.slice(0, 400)}>
            <span class="chip-kind">{kind}</span>
            <span class={`chip-text ${item.type}`}>{excerpt}</span>
            <button
              type="button"
              class="chip-remove"
              aria-label={label('remove', { item: `${kind}: ${excerpt.slice(0, 30)}` })}
              onClick={() => {
                state.context.remove(item)
                focusComposer()
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
