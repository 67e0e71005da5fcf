import type { HTMLAttributes } from 'svelte/elements'
import type { DocsAssistantElement, ElementListeners, ElementOptions } from '../dist/types/define.js'

export { DocsAssistantElement } from '../dist/types/define.js'

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'docs-assistant': HTMLAttributes<DocsAssistantElement> & ElementOptions & ElementListeners<'on' | 'on:'>
  }
}
