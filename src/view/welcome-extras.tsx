import { useEffect, useRef, useState } from 'preact/hooks'
import { currentPathOrAddress } from '../transport/current-path.ts'
import type { ResolvedOptions } from '../widget/options.ts'
import { welcomeLabels } from './labels/welcome.ts'
import { useAssistant } from './use-assistant.ts'

export { default as styles } from './welcome-extras.css?inline'
export const labels = welcomeLabels

/** The late parts of the empty state: a hint at the shortcut, and suggested questions about this page. */
export const View = ({ ask }: { ask(question: string): void }) => {
  const { state, label } = useAssistant()
  const root = useRef<HTMLDivElement>(null)
  const [keys, setKeys] = useState('')
  const [questions, setQuestions] = useState<readonly string[]>([])
  const options = state.options.value
  // The owner’s suggestions take precedence over the service’s.
  const isAsked = options.suggestions.length === 0
  useEffect(() => {
    const tree = root.current?.getRootNode() as ParentNode | undefined
    // The launcher’s title is its shortcut, as the reader’s system writes it.
    setKeys(tree?.querySelector<HTMLElement>('.launcher')?.title ?? '')
    let isWanted = isAsked
    if (isWanted) loadOnce(options).then(found => isWanted && setQuestions(found))
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

/** Requests by service and page. They are kept because the empty state is drawn again, for example at each opening. */
const requests = new Map<string, Promise<string[]>>()

const loadOnce = (options: ResolvedOptions) => {
  const path = currentPathOrAddress(options.currentPath)
  const key = `${options.suggestionsUrl} ${path}`
  const found = requests.get(key) ?? load(options, path)
  requests.set(key, found)
  return found
}

const load = async (options: ResolvedOptions, path: string): Promise<string[]> => {
  if (!options.suggestionsUrl) return []
  try {
    const { bringSuggestions } = await import('../transport/suggestions.ts')
    return await bringSuggestions(options, path)
  } catch {
    // The welcome works without suggestions.
    return []
  }
}
