import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { DocsAssistantElement, ElementListeners, ElementOptions } from './define.js'
import type { DocsAssistantFeedbackElement, PageFeedbackElementOptions } from './feedback.js'
import type { DocsAssistantPageElement, PageActionsElementOptions } from './page.js'

export { DocsAssistantElement } from './define.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'docs-assistant': DetailedHTMLProps<HTMLAttributes<DocsAssistantElement>, DocsAssistantElement> &
        ElementOptions &
        ElementListeners<'on'>
      'docs-assistant-feedback': DetailedHTMLProps<
        HTMLAttributes<DocsAssistantFeedbackElement>,
        DocsAssistantFeedbackElement
      > &
        PageFeedbackElementOptions
      'docs-assistant-page': DetailedHTMLProps<HTMLAttributes<DocsAssistantPageElement>, DocsAssistantPageElement> &
        PageActionsElementOptions
    }
  }
}
