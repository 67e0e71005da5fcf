import type { HTMLAttributes } from 'svelte/elements'
import type { DocsAssistantElement, ElementListeners, ElementOptions } from './define.js'
import type { DocsAssistantFeedbackElement, PageFeedbackElementOptions } from './feedback.js'
import type { DocsAssistantPageElement, PageActionsElementOptions } from './page.js'

export { DocsAssistantElement } from './define.js'

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'docs-assistant': HTMLAttributes<DocsAssistantElement> & ElementOptions & ElementListeners<'on' | 'on:'>
    'docs-assistant-feedback': HTMLAttributes<DocsAssistantFeedbackElement> & PageFeedbackElementOptions
    'docs-assistant-page': HTMLAttributes<DocsAssistantPageElement> & PageActionsElementOptions
  }
}
