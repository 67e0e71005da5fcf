import { useEffect, useRef, useState } from 'preact/hooks'
import { currentPathOrAddress } from '../transport/current-path.ts'
import type { ResolvedOptions } from '../widget/options.ts'
import { welcomeLabels } from './labels/welcome.ts'
import { useAssistant } from './use-assistant.ts'

export { default as styles } from './welcome-extras.css?inline'
export const labels = welcomeLabels

/** What an empty conversation has beside its greeting: the shortcut, and questions about this page. */
export const View = ({ ask }: { ask(question: string): void }) => {
  const { state, label } = useAssistant()
  const root = useRef<HTMLDivElement>(null)
  const [keys, setKeys] = useState('')
  const [questions, setQuestions] = useState<readonly string[]>([])
  const options = state.options.value
  // The owner's questions win.
  const isAsked = options.suggestions.length === 0
  useEffect(() => {
    const tree = root.current?.getRootNode() as ParentNode | undefined
    // It says the shortcut that it has, in the reader's words.
    setKeys(tree?.querySelector<HTMLElement>('.launcher')?.title ?? '')
    let isWanted = isAsked
    if (isWanted) bringOnce(options).then(found => isWanted && setQuestions(found))
    return () => {
      isWanted = false
    }
  }, [options, isAsked])
  const [before, after] = label('shortcutHint', { keys: '\n' }).split('\n')
  return (
    <div class="welcome-extras" ref={root}>
      {keys && (
        <p class="shortcut-hint" dir="auto">
          {before}
          <kbd dir="ltr">{keys}</kbd>
          {after}
        </p>
      )}
      {isAsked &&
        questions.map(question => (
          <button type="button" class="suggestion" dir="auto" key={question} onClick={() => ask(question)}>
            {question}
          </button>
        ))}
    </div>
  )
}

/** An empty conversation is drawn again when its code has arrived, and at each opening. */
const brought = new Map<string, Promise<string[]>>()

const bringOnce = (options: ResolvedOptions) => {
  const path = currentPathOrAddress(options.currentPath)
  const key = `${options.suggestionsUrl} ${path}`
  const found = brought.get(key) ?? bring(options, path)
  brought.set(key, found)
  return found
}

const bring = async (options: ResolvedOptions, path: string): Promise<string[]> => {
  if (!options.suggestionsUrl) return []
  try {
    const { bringSuggestions } = await import('../transport/suggestions.ts')
    return await bringSuggestions(options, path)
  } catch {
    // The reader begins without them.
    return []
  }
}
