import type { HTMLAttributes } from 'preact'
import type { DocsAssistantElement, ElementListeners, ElementOptions } from './define.js'
import type { DocsAssistantFeedbackElement, PageFeedbackElementOptions } from './feedback.js'
import type { DocsAssistantPageElement, PageActionsElementOptions } from './page.js'

export { DocsAssistantElement } from './define.js'

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'docs-assistant': HTMLAttributes<DocsAssistantElement> & ElementOptions & ElementListeners<'on'>
      'docs-assistant-feedback': HTMLAttributes<DocsAssistantFeedbackElement> & PageFeedbackElementOptions
      'docs-assistant-page': HTMLAttributes<DocsAssistantPageElement> & PageActionsElementOptions
    }
  }
}
