import { useRef, useState } from 'preact/hooks'
import { writeClipboard } from '../../widget/clipboard.ts'
import type { LabelName } from '../labels/label.ts'
import { useAssistant } from '../use-assistant.ts'

/** How long a button shows that it copied, in milliseconds. */
const shownFor = 2000

/** Returns a copy action. Its outcome is announced, and `copied` is true for a moment after a success. */
export const useCopy = (text: string | (() => Promise<string>)): { copy(): void; copied: boolean } => {
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
