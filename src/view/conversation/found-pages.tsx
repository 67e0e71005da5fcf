import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { FoundPage } from '../../protocol/search.ts'
import { currentPathOrAddress } from '../../transport/current-path.ts'
import { searchPages } from '../../transport/search.ts'
import { searchAddress } from '../../transport/search-address.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './found-pages.css?inline'
import { moveByKey } from './found-pages-keys.ts'
import { GuardedLink } from './link.tsx'
import { isPlainClick } from './link-rules.ts'
import { loadPassages } from './passages.ts'
import { createTypedSearch, type TypedSearch } from './search-while-typing.ts'
import { describeSources } from './source-lines.ts'

export { foundPagesLabels as labels } from '../labels/found-pages.ts'
export { styles }

/** Pages that match what the reader types. They overlay the end of the conversation, so that nothing moves. */
export const View = ({ typed }: { typed: InputEvent }) => {
  const { state, label, field, keepFocus, adopt } = useAssistant()
  const [pages, setPages] = useState<readonly FoundPage[]>([])
  // True when the reader has dismissed the pages for this question.
  const [isDismissed, dismiss] = useState(false)
  const [hasFocus, setFocus] = useState(true)
  const list = useRef<HTMLUListElement>(null)
  const search = useRef<TypedSearch | undefined>(undefined)
  const options = state.options.value
  const isEmpty = !state.composer.text.value
  const isShown = pages.length > 0 && hasFocus && !isDismissed && !isEmpty

  useEffect(() => {
    const address = searchAddress(options)
    if (!address) return
    search.current = createTypedSearch(
      address,
      (text, signal) => searchPages(options, text, currentPathOrAddress(options.currentPath), signal),
      setPages
    )
    return () => {
      search.current?.stop()
      search.current = undefined
    }
  }, [options])

  useEffect(() => {
    // The text of an unfinished IME composition is not searched for.
    if (!typed.isComposing) search.current?.type(state.composer.text.peek())
  }, [typed, state])

  useEffect(() => {
    if (!isEmpty) return
    search.current?.type('')
    dismiss(false)
  }, [isEmpty])

  useEffect(() => {
    const { current: input } = field
    const form = input?.form
    if (!input || !form) return
    const listening = new AbortController()
    const { signal } = listening
    // The end of an IME composition fires no further `input` event that would start a search.
    input.addEventListener('compositionend', () => search.current?.type(input.value), { signal })
    form.addEventListener('focusin', () => setFocus(true), { signal })
    form.addEventListener('focusout', ({ relatedTarget }) => setFocus(form.contains(relatedTarget as Node)), { signal })
    return () => listening.abort()
  }, [field])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list appears
  useLayoutEffect(() => {
    const { current: shown } = list
    const form = shown?.closest('form')
    if (!shown || !form) return
    // The list ends below the panel’s header, also when a phone’s keyboard makes the panel lower.
    const maxHeight = form.getBoundingClientRect().top - (form.previousElementSibling?.getBoundingClientRect().top ?? 0)
    shown.style.maxHeight = `${Math.max(maxHeight - 8, 44)}px`
    void loadPassages(adopt)
    state.announce(`${label('foundPages')}: ${pages.length}`)
    const onKeyDown = (event: KeyboardEvent) => moveByKey(event, shown, field.current, () => dismiss(true))
    form.addEventListener('keydown', onKeyDown)
    return () => form.removeEventListener('keydown', onKeyDown)
  }, [isShown])

  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the reader clicks its links, which have key events
    <ul
      ref={list}
      class="found-pages"
      role="list"
      aria-label={label('foundPages')}
      // A press must not take the focus from the field: the list would disappear before the click on its link.
      onMouseDown={event => event.preventDefault()}
      onClick={event => {
        if (!isPlainClick(event)) return
        dismiss(true)
        keepFocus()
      }}
    >
      {describeSources(pages, options.docsUrl).map(({ source, title, host, section }) => (
        <li key={source.url}>
          <GuardedLink url={source.url} source={source} class="found-page" part="source">
            <span class="found-title" dir="auto">
              {title.join('')}
            </span>
            {(section || host) && (
              <span class="found-section" dir="auto">
                {[host, section?.join('')].filter(Boolean).join(' · ')}
              </span>
            )}
          </GuardedLink>
        </li>
      ))}
    </ul>
  )
}
