import type { AssistantMessage } from '../../protocol/index.ts'
import type { ListedThread } from '../../state/index.ts'
import { writeClipboard } from '../../widget/clipboard.ts'
import { IconButton } from '../button.tsx'
import { threadMarkdown } from '../markdown-text.ts'
import { useAssistant } from '../use-assistant.ts'
import { canDownload, download } from './download.ts'
import { deleteIcon, exportIcon } from './icons.ts'

interface ItemProps {
  thread: ListedThread
  messages(): AssistantMessage[]
  onOpen(): void
  onDelete(): void
}

/** A conversation in the list, with buttons to open, export and delete it. */
export const Item = ({ thread, messages, onOpen, onDelete }: ItemProps) => {
  const { state, label, locale } = useAssistant()
  const { title, updatedAt, isCurrent } = thread
  const save = (event: MouseEvent) => {
    const markdown = threadMarkdown(title, messages(), state.options.value.docsUrl, label)
    if (canDownload()) {
      download(title, markdown, (event.currentTarget as Element).getRootNode() as ShadowRoot)
      return state.announce(label('exported'))
    }
    writeClipboard(markdown).then(
      () => state.announce(label('copied')),
      () => state.announce(label('copyFailed'))
    )
  }
  return (
    <li class="conversation-item">
      <button type="button" class="conversation-open" aria-current={isCurrent || undefined} onClick={onOpen}>
        <span class="conversation-title" dir="auto">
          {title}
        </span>
        <time class="conversation-date" dateTime={new Date(updatedAt).toISOString()}>
          {dateOf(updatedAt, locale)}
        </time>
      </button>
      <IconButton icon={exportIcon} label={label('exportThread', { title })} onClick={save} />
      <IconButton
        icon={deleteIcon}
        class="conversation-delete"
        label={label('deleteThread', { title })}
        onClick={onDelete}
      />
    </li>
  )
}

/** Formats the time of day for today, and the date for other days. */
const dateOf = (time: number, locale: string): string => {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(locale, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(time)
}
