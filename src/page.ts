import css from './page-actions/actions.css?inline'
import { createActions } from './page-actions/actions.ts'
import { type PageActionsLabels, pageActionsLabels } from './page-actions/labels.ts'
import {
  optionNames,
  type PageActionsElementOptions,
  type PageActionsOptions,
  type PageTarget,
  readJson
} from './page-actions/options.ts'
import { pageElement } from './widget/page-element.ts'

/** `<docs-assistant-page>`: copy the page as Markdown, view it, open it elsewhere, ask about it. */
export class DocsAssistantPageElement extends pageElement<PageActionsOptions, PageActionsLabels>({
  optionNames,
  css,
  loadTexts: () => import('./page-actions/texts.ts'),
  draw({ root, options: { markdownUrl, targets, labels }, texts, signal }) {
    const label = Object.assign({}, pageActionsLabels, texts, readJson('labels', labels))
    root.append(createActions({ markdownUrl, targets: readJson('targets', targets), label, signal }))
  }
}) {}

if (globalThis.customElements && !customElements.get('docs-assistant-page')) {
  customElements.define('docs-assistant-page', DocsAssistantPageElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-assistant-page': DocsAssistantPageElement
  }
}

export type { PageActionsElementOptions, PageActionsOptions, PageTarget }
