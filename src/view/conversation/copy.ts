import { useRef, useState } from 'preact/hooks'
import type { LabelName } from '../labels/label.ts'
import { useAssistant } from '../use-assistant.ts'

/** How long a button says that it copied, in milliseconds. */
const shownFor = 2000

/** A copy action with its outcome, which is shown for a moment and announced. */
export const useCopy = (text: string): { copy(): void; copied: boolean } => {
  const { state, label } = useAssistant()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announce = (name: LabelName) => state.announce(label(name))
  const copy = () =>
    void writeClipboard(text).then(
      () => {
        announce('copied')
        setCopied(true)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setCopied(false), shownFor)
      },
      () => announce('copyFailed')
    )
  return { copy, copied }
}

/** A page over plain http has no clipboard object; the older command works there. */
const writeClipboard = async (text: string): Promise<void> => {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', put, true)
  const done = document.execCommand('copy')
  document.removeEventListener('copy', put, true)
  if (!done) throw new Error('The browser did not copy.')
}
