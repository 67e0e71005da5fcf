import type { contextLabels } from './context.ts'
import type { conversationLabels } from './conversation.ts'
import type { panelLabels } from './panel.ts'
import type { ratingLabels } from './rating.ts'

export type LabelName =
  | keyof typeof panelLabels
  | keyof typeof conversationLabels
  | keyof typeof contextLabels
  | keyof typeof ratingLabels

/** Looks a text up, the site’s own first, and fills it in. */
export type Label = (name: LabelName, values?: Record<string, string | number>) => string

/** @param texts the latter win */
export const createLabel = (...texts: Record<string, string>[]): Label => {
  const all = Object.assign({}, ...texts) as Record<string, string>
  return (name, values = {}) =>
    (all[name] ?? '').replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}
