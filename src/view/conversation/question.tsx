import { useState } from 'preact/hooks'
import { type AssistantMessage, cutText, messageText } from '../../protocol/index.ts'
import { IconButton } from '../button.tsx'
import { late } from '../late.tsx'
import { memo } from '../memo.ts'
import { useAssistant } from '../use-assistant.ts'
import { editIcon } from './icons.ts'

const EditQuestion = late(() => import('../edit-question.tsx'))
const ShowAll = late(() => import('./show-all.tsx'))
const QuestionContext = late(() => import('../question-context.tsx'))

/** Of a longer question only the beginning is shown. `length` is in UTF-16 units. */
const max = { lines: 8, length: 500 }

export const Question = memo(({ message }: { message: AssistantMessage }) => {
  const { label } = useAssistant()
  const [shown, show] = useState<string>()
  const [isEdited, edit] = useState(false)
  const text = messageText(message)
  const beginning = cutText(text, max.length).split('\n', max.lines).join('\n')
  const items = message.metadata?.context
  return (
    <article class="question" part="message" aria-label={label('you')}>
      {items && <QuestionContext items={items} />}
      <p class="question-text" dir="auto">
        {shown ?? beginning}
      </p>
      {beginning !== text && (
        <div class="show-all-place">
          <ShowAll text={text} shown={shown} onShow={show} />
        </div>
      )}
      <IconButton icon={editIcon} label={label('edit')} class="edit" onClick={() => edit(!isEdited)} />
      {isEdited && <EditQuestion message={message} onEnd={() => edit(false)} />}
    </article>
  )
})
