import type { HTMLAttributes, PublicProps } from 'vue'
import type { DocsAssistantElement, ElementListeners, ElementOptions } from '../dist/types/define.js'

export { DocsAssistantElement } from '../dist/types/define.js'

declare module 'vue' {
  interface GlobalComponents {
    'docs-assistant': new () => DocsAssistantElement & {
      $props: HTMLAttributes & PublicProps & ElementOptions & ElementListeners<'on'>
    }
  }
}
