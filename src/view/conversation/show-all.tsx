import { cutText } from '../../protocol/index.ts'
import { restLabels } from '../labels/rest.ts'
import { showAllLabels } from '../labels/show-all.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './show-all.css?inline'

export { styles }
export const labels = { ...showAllLabels, ...restLabels }

interface ShowAllProps {
  text: string
  /** As much of it as the reader wants to see; nothing for its beginning alone. */
  shown: string | undefined
  onShow(shown: string | undefined): void
}

/** So much more is shown at once, in lines or UTF-16 units: more would block the page. */
const most = { lines: 2000, length: 100_000 }

/** Shows a long question whole and folds it again. */
export const View = ({ text, shown, onShow }: ShowAllProps) => {
  const { label } = useAssistant()
  const isWhole = shown === text
  const name = isWhole ? 'showLess' : shown === undefined ? 'showAll' : 'showRest'
  return (
    <button
      type="button"
      class="show-all"
      aria-expanded={isWhole}
      onClick={() => onShow(isWhole ? undefined : text.slice(0, endOfMore(text, shown?.length ?? 0)))}
    >
      {label(name)}
    </button>
  )
}

const endOfMore = (text: string, from: number) =>
  from +
  1 +
  cutText(text.slice(from + 1), most.length)
    .split('\n', most.lines)
    .join('\n').length
