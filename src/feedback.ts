import css from './page-feedback/form.css?inline'
import { createForm } from './page-feedback/form.ts'
import { createJudgement } from './page-feedback/judgement.ts'
import { type PageFeedbackLabels, readLabels } from './page-feedback/labels.ts'
import { optionNames, type PageFeedbackElementOptions, type PageFeedbackOptions } from './page-feedback/options.ts'
import { emitOn } from './widget/handle.ts'
import { pageElement } from './widget/page-element.ts'

/**
 * `<docs-assistant-feedback>`: “Was this page helpful?”, with a comment and an address to answer to. It fires
 * `docs-assistant:feedback`.
 */
export class DocsAssistantFeedbackElement extends pageElement<PageFeedbackOptions, PageFeedbackLabels>({
  optionNames,
  css,
  loadTexts: () => import('./page-feedback/texts.ts'),
  draw({ root, options, texts, signal }) {
    if (!options.domain && !options.feedbackUrl) console.error('Docs Assistant: no domain.')
    const labels = readLabels(options.labels, texts)
    let page: string | undefined
    const askOncePerPage = () => {
      const { pathname } = location
      if (page === pathname) return
      page = pathname
      root.replaceChildren(createForm(createJudgement(options, page, emitOn(root)), labels))
    }
    addEventListener('popstate', askOncePerPage, { signal })
    return askOncePerPage
  }
}) {}

if (globalThis.customElements && !customElements.get('docs-assistant-feedback')) {
  customElements.define('docs-assistant-feedback', DocsAssistantFeedbackElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-assistant-feedback': DocsAssistantFeedbackElement
  }
}

export type { PageFeedbackElementOptions, PageFeedbackOptions }
