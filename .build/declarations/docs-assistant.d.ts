import type { Assistant, AssistantOptions } from './index.js'

type Entry = AssistantOptions | ((assistant: Assistant) => void)

declare global {
  interface Window {
    /** Before the script: options, or a queue of options and functions. After it: the first widget. */
    DocsAssistant?: AssistantOptions | Entry[] | (Assistant & { push(...entries: Entry[]): void })
  }
}
