import { DocsAssistantElement } from './element.ts'

// A server has no registry.
const registry = globalThis.customElements
const registered = registry?.get('docs-assistant')
if (!registered) registry?.define('docs-assistant', DocsAssistantElement)
// Another copy of this code serves as well.
else if (!('newThread' in registered.prototype)) {
  console.error('Docs Assistant: the page has another element of this name, so there is no widget.')
}

export type { ElementListeners, ElementOptions } from './widget/element-attributes.ts'
export { DocsAssistantElement }
