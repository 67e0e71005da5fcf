import type { HTMLAttributes, PublicProps } from 'vue'
import type { DocsAssistantElement, ElementListeners, ElementOptions } from './define.js'

export { DocsAssistantElement } from './define.js'

declare module 'vue' {
  interface GlobalComponents {
    'docs-assistant': new () => DocsAssistantElement & {
      $props: HTMLAttributes & PublicProps & ElementOptions & ElementListeners<'on'>
    }
  }
}
