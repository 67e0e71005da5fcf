import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { isBusy } from '../state/index.ts'
import { IconButton } from './button.tsx'
import { ContextChips } from './context-chips.tsx'
import { Notice } from './notice.tsx'
import { useAssistant } from './use-assistant.ts'

/** Where the reader writes. Enter sends, Shift+Enter begins a line; what is written is never lost. */
export const Composer = () => {
  const { state, label } = useAssistant()
  const { composer, options, status } = state
  const field = useRef<HTMLTextAreaElement>(null)
  const text = composer.text.value
  const busy = isBusy(status.value)

  useEffect(() => {
    // An inline panel is part of the page and must not take its focus when it appears.
    if (options.peek().layout !== 'inline') field.current?.focus({ preventScroll: true })
  }, [options])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight}px`
  }, [text])

  const stop = () => {
    state.loaded.value?.conversation.stop()
    state.announce(label('stopped'))
    field.current?.focus()
  }

  return (
    <form
      class="composer"
      part="composer"
      onSubmit={event => {
        event.preventDefault()
        state.send()
      }}
    >
      <div class="composer-box">
        <ContextChips />
        <div class="composer-row">
          <textarea
            ref={field}
            rows={1}
            aria-label={label('composer')}
            placeholder={label('composer')}
            enterkeyhint="send"
            autocomplete="off"
            dir="auto"
            value={text}
            onInput={event => composer.write(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
              event.preventDefault()
              state.send()
            }}
          />
          {busy ? (
            <IconButton icon="stop" label={label('stop')} class="primary" onClick={stop} />
          ) : (
            <IconButton
              icon="send"
              label={label('send')}
              class="primary"
              disabled={!text.trim()}
              onClick={state.send}
            />
          )}
        </div>
      </div>
      <Notice text={label('notice')} />
    </form>
  )
}

// Safari ends the composition before the key event that ended it; 229 tells.
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229
