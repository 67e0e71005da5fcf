import { type AssistantMessage, messageText } from '../../protocol/index.ts'
import { memo } from '../memo.ts'
import { useAssistant } from '../use-assistant.ts'

export const Question = memo(({ message }: { message: AssistantMessage }) => {
  const { label } = useAssistant()
  return (
    <article class="question" part="message" aria-label={label('you')}>
      {message.metadata?.context?.map(item => (
        <p key={item.type + item.value} class={`question-context ${item.type}`} title={item.value.slice(0, 400)}>
          {item.value.replace(/\s+/g, ' ').slice(0, 120)}
        </p>
      ))}
      <p class="question-text" dir="auto">
        {messageText(message)}
      </p>
    </article>
  )
})
