import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isBusy } from '../state/index.ts'
import { IconButton } from './button.tsx'
import { sendIcon, stopIcon } from './icons.tsx'
import { late } from './late.tsx'
import { longText } from './long-text.ts'
import { Notice } from './notice.tsx'
import { useAssistant } from './use-assistant.ts'

const ContextChips = late(() => import('./context-chips.tsx'))
const FittedHeight = late(() => import('./fitted-height.tsx'))
const FoundPages = late(() => import('./conversation/found-pages.tsx'))

/** The form for a question. Enter sends, Shift+Enter starts a new line. */
export const Composer = () => {
  const { state, label, field, keepFocus } = useAssistant()
  const { composer, options, status } = state
  const text = composer.text.value
  const [typed, type] = useState<InputEvent>()
  const busy = isBusy(status.value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel has opened
  useLayoutEffect(() => {
    // Takes the focus, but not in an inline panel, which is part of the page, and not from an element of the page if
    // the panel opened without the reader’s doing.
    const isAsked = navigator.userActivation?.hasBeenActive !== false || document.activeElement === document.body
    if (options.peek().layout !== 'inline' && isAsked && !state.isReopened.peek())
      field.current?.focus({ preventScroll: true })
  }, [])

  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Stop disappears, maybe with the focus, when an answer ends
  useLayoutEffect(() => {
    const { activeElement } = (form.current?.getRootNode() ?? document) as ShadowRoot
    if (!busy && activeElement !== field.current && form.current?.contains(activeElement)) keepFocus()
  }, [busy])

  const stop = (event: MouseEvent) => {
    // The second click of a double click on Send hits Stop, which has replaced it.
    if (event.detail > 1) return
    state.stop()
    state.announce(label('stopped'))
    keepFocus()
  }

  return (
    <form
      ref={form}
      class="composer"
      part="composer"
      onSubmit={event => {
        event.preventDefault()
        state.send()
      }}
    >
      <div class="composer-box">
        {state.context.items.value.length > 0 && <ContextChips />}
        <div class="composer-row">
          <textarea
            ref={element => {
              field.current = element
            }}
            rows={1}
            aria-label={label('composer')}
            placeholder={label('composer')}
            enterkeyhint="send"
            autocomplete="off"
            // An empty field has no letters that give a direction, so WebKit would align the placeholder to the left.
            dir={text ? 'auto' : undefined}
            value={text}
            onInput={event => {
              composer.write(event.currentTarget.value)
              type(event)
            }}
            onPaste={event => {
              const pasted = event.clipboardData?.getData('text/plain') ?? ''
              if (pasted.length <= longText) return
              // The browser’s own paste takes seconds for a long text of many lines.
              event.preventDefault()
              const { currentTarget: target } = event
              target.setRangeText(pasted, target.selectionStart, target.selectionEnd, 'end')
              composer.write(target.value)
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
              event.preventDefault()
              state.send()
            }}
          />
          {busy ? (
            <IconButton icon={stopIcon} label={label('stop')} class="primary" onClick={stop} />
          ) : (
            <IconButton
              icon={sendIcon}
              label={label('send')}
              class="primary"
              disabled={!text.trim()}
              onClick={state.send}
            />
          )}
        </div>
      </div>
      {CSS.supports('field-sizing:content') || <FittedHeight field={field} text={text} />}
      {typed && options.value.search && <FoundPages typed={typed} />}
      <Notice text={label('notice')} />
    </form>
  )
}

// Safari ends the composition before it fires the key event that ended it; code 229 marks that event.
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229
