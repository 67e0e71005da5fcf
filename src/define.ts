import { DocsAssistantElement } from './element.ts'

if (globalThis.customElements && !customElements.get('docs-assistant')) {
  customElements.define('docs-assistant', DocsAssistantElement)
}

export { DocsAssistantElement }
