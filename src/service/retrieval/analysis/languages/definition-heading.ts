import type { Language } from './language.ts'

/** Whether a heading asks what something is: What is a “composable”? */
export const asksDefinition = ({ definition }: Language, heading: string): boolean =>
  definition.test(heading.replaceAll(/["“”„«»`*]/g, '').trim())
