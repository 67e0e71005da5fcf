import type { Assistant } from './widget/handle.ts'
import type { AssistantOptions } from './widget/options.ts'
import { placeWidget } from './widget/place-widget.ts'
import { warnOfMissingDomain } from './widget/warn-of-missing-domain.ts'

/**
 * Puts a widget on the page.
 *
 * @example
 * const assistant = mount({ domain: 'acme', assistantKey: 'svc_dsc_…' })
 * @param target element, or selector of one, that gets the widget as its last child; default the page itself,
 *   beside its body, so that a site which swaps its body keeps the widget
 * @throws TypeError when there is no page, no such element, or no options
 */
export function mount(options: AssistantOptions): Assistant
export function mount(target: Element | string, options: AssistantOptions): Assistant
export function mount(...given: [AssistantOptions] | [Element | string, AssistantOptions]): Assistant {
  if (typeof document === 'undefined') {
    throw new TypeError(
      'mount() needs a page. Call it in the browser, for example in an effect or after a check for window.'
    )
  }
  const [target, options] = given.length === 1 ? [document.documentElement, given[0]] : given
  if (!options) throw new TypeError('mount() needs options, such as { domain: "acme" }.')
  const element = typeof target === 'string' ? document.querySelector(target) : target
  if (!element) throw new TypeError(`mount() found no element “${String(target)}”. Call it when the page has it.`)
  warnOfMissingDomain(options)
  return placeWidget(
    element,
    options,
    () => import('./view/panel.tsx'),
    () => import('./view/idle.ts')
  )
}

export {
  AssistantError,
  type AssistantErrorCode,
  type AssistantMessage,
  type AssistantMetadata,
  type ContextItem,
  type MessagePart,
  messageText,
  type Source,
  type SourceUrlPart,
  type TextPart
} from './protocol/index.ts'
export type { Assistant, AssistantEvents, AssistantStatus } from './widget/handle.ts'
export type { AssistantOptions, Layout, Persist, Theme } from './widget/options.ts'
