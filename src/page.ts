import css from './page-actions/actions.css?inline'
import { createActions } from './page-actions/actions.ts'
import { type PageActionsLabels, pageActionsLabels } from './page-actions/labels.ts'
import {
  type GivenPageActionsOptions,
  optionNames,
  type PageActionsElementOptions,
  type PageActionsOptions,
  type PageTarget,
  readJson
} from './page-actions/options.ts'
import { pageElement } from './widget/page-element.ts'

/** `<docs-assistant-page>`: copy the page as Markdown, view it, open it elsewhere, ask about it. */
// Its class defines the options’ properties.
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface names exactly those properties
export class DocsAssistantPageElement extends pageElement<GivenPageActionsOptions, PageActionsLabels>({
  optionNames,
  css,
  loadTexts: () => import('./page-actions/texts.ts'),
  draw({ root, options: { markdownUrl, targets, labels }, texts, signal }) {
    const label = Object.assign({}, pageActionsLabels, texts, readJson('labels', labels))
    root.append(createActions({ markdownUrl, targets: readJson('targets', targets), label, signal }))
  }
}) {}

export interface DocsAssistantPageElement extends PageActionsOptions {}

if (globalThis.customElements && !customElements.get('docs-assistant-page')) {
  customElements.define('docs-assistant-page', DocsAssistantPageElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-assistant-page': DocsAssistantPageElement
  }
}

export type { PageActionsElementOptions, PageActionsOptions, PageTarget }
