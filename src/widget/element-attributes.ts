import type { AssistantEvents } from './handle.ts'
import type { AssistantOptions, OptionName } from './options.ts'

/** Options of `<docs-assistant>` in markup: as properties, and as attributes in kebab-case, which cannot be functions. */
export type ElementOptions = AssistantOptions &
  Omit<{ [Name in OptionName as KebabCase<Name>]?: string | number | boolean }, OptionName>

/** Listeners for the events of `<docs-assistant>`, each named by a prefix and the event’s name. */
export type ElementListeners<Prefix extends string> = {
  [Name in keyof AssistantEvents as `${Prefix}${Name}`]?: (event: CustomEvent<AssistantEvents[Name]>) => void
}

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name
