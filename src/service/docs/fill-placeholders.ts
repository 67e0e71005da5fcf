import type { PageRules } from './contract.ts'

/** Replaces the placeholders of the configuration in a text. */
export const fillPlaceholders = (source: string, placeholders: PageRules['placeholders'] = {}): string =>
  Object.entries(placeholders).reduce((text, [name, value]) => text.replaceAll(name, () => value), source)
