import type { AssistantEvents } from './handle.ts'
import type { AssistantOptions, OptionName } from './options.ts'

/** Options of `<docs-assistant>` as markup has them: as properties, and in kebab-case, where nothing can be a function. */
export type ElementOptions = AssistantOptions &
  Omit<{ [Name in OptionName as KebabCase<Name>]?: string | number | boolean }, OptionName>

/** Listeners for the events of `<docs-assistant>`, each under its prefix and the event’s name. */
export type ElementListeners<Prefix extends string> = {
  [Name in keyof AssistantEvents as `${Prefix}${Name}`]?: (event: CustomEvent<AssistantEvents[Name]>) => void
}

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name
