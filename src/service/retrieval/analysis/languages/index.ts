export type { Language } from './language.ts'
export { primaryTag } from './primary-tag.ts'
export { languageFor, languages } from './registry.ts'
