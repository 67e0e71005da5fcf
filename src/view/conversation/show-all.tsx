import { cutText } from '../../protocol/index.ts'
import { restLabels } from '../labels/rest.ts'
import { showAllLabels } from '../labels/show-all.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './show-all.css?inline'

export { styles }
export const labels = { ...showAllLabels, ...restLabels }

interface ShowAllProps {
  text: string
  /** The part that is shown; undefined while only the beginning is. */
  shown: string | undefined
  onShow(shown: string | undefined): void
}

/** The maximum that one press adds, because more would block the page. `length` is in UTF-16 units. */
const max = { lines: 2000, length: 100_000 }

/** The button that unfolds a long question and folds it again. */
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
  cutText(text.slice(from + 1), max.length)
    .split('\n', max.lines)
    .join('\n').length
