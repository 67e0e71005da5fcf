import { DocsAssistantElement } from './element.ts'

if (globalThis.customElements && !customElements.get('docs-assistant')) {
  customElements.define('docs-assistant', DocsAssistantElement)
}

export type { ElementListeners, ElementOptions } from './widget/element-attributes.ts'
export { DocsAssistantElement }
