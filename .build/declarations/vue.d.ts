import type { HTMLAttributes, PublicProps } from 'vue'
import type { DocsAssistantElement, ElementListeners, ElementOptions } from './define.js'
import type { DocsAssistantFeedbackElement, PageFeedbackElementOptions } from './feedback.js'
import type { DocsAssistantPageElement, PageActionsElementOptions } from './page.js'

export { DocsAssistantElement } from './define.js'

declare module 'vue' {
  interface GlobalComponents {
    'docs-assistant': new () => DocsAssistantElement & {
      $props: HTMLAttributes & PublicProps & ElementOptions & ElementListeners<'on'>
    }
    'docs-assistant-feedback': new () => DocsAssistantFeedbackElement & {
      $props: HTMLAttributes & PublicProps & PageFeedbackElementOptions
    }
    'docs-assistant-page': new () => DocsAssistantPageElement & {
      $props: HTMLAttributes & PublicProps & PageActionsElementOptions
    }
  }
}
