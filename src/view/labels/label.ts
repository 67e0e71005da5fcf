import type { actionLabels } from './actions.ts'
import type { contextLabels } from './context.ts'
import type { conversationLabels } from './conversation.ts'
import type { foundPagesLabels } from './found-pages.ts'
import type { leaveLabels } from './leave.ts'
import type { minimizedLabels } from './minimized.ts'
import type { noteLabels } from './notes.ts'
import type { panelLabels } from './panel.ts'
import type { partLabels } from './parts.ts'
import type { passageLabels } from './passages.ts'
import type { problemLabels } from './problem.ts'
import type { ratingLabels } from './rating.ts'
import type { restLabels } from './rest.ts'
import type { roomLabels } from './room.ts'
import type { showAllLabels } from './show-all.ts'
import type { supportLabels } from './support.ts'
import type { threadLabels } from './threads.ts'
import type { welcomeLabels } from './welcome.ts'

export type LabelName =
  | keyof typeof panelLabels
  | keyof typeof conversationLabels
  | keyof typeof actionLabels
  | keyof typeof minimizedLabels
  | keyof typeof contextLabels
  | keyof typeof foundPagesLabels
  | keyof typeof leaveLabels
  | keyof typeof passageLabels
  | keyof typeof problemLabels
  | keyof typeof ratingLabels
  | keyof typeof partLabels
  | keyof typeof noteLabels
  | keyof typeof restLabels
  | keyof typeof roomLabels
  | keyof typeof showAllLabels
  | keyof typeof supportLabels
  | keyof typeof threadLabels
  | keyof typeof welcomeLabels

/** Looks up a text by its name and fills in its placeholders. */
export type Label = (name: LabelName, values?: Record<string, string | number>) => string

/**
 * Makes a `Label`. In a text, `{name}` is replaced by a value, and `{count, one: # source | other: # sources}` by the
 * plural form of the language for that number, in which `#` is the number.
 *
 * @param locale locale of the texts
 * @param texts later ones take precedence
 */
export const createLabel = (locale: string, ...texts: Record<string, string>[]): Label => {
  const all: Record<string, string> = Object.assign({}, ...texts)
  return (name, values = {}) =>
    `${all[name] ?? ''}`.replace(/\{(\w+)(?:, *([^}]*))?\}/g, (whole, key: string, forms?: string) => {
      const value = values[key]
      if (value === undefined) return whole
      const text = typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value
      return forms ? formOf(forms, new Intl.PluralRules(locale).select(Number(value))).replace('#', text) : text
    })
}

/** Returns the text of a plural form, or the last form if this one is missing. */
const formOf = (forms: string, wanted: string): string => {
  const all = forms.split('|').map(form => /(\w+): *(.*?) *$/.exec(form) ?? [])
  return (all.find(([, form]) => form === wanted) ?? all.at(-1))?.[2] ?? ''
}
