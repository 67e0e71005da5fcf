import type { OptionName } from './options.ts'

/**
 * Every option. An object, so that the compiler finds missing names. Apart from `option-kinds.ts`, because the element
 * observes the attributes before the panel’s code, which validates them, is loaded.
 */
const options: Record<OptionName, 1> = {
  domain: 1,
  assistantKey: 1,
  keyPrefixes: 1,
  baseUrl: 1,
  endpoint: 1,
  apiVersion: 1,
  fingerprint: 1,
  retrievalPageSize: 1,
  filter: 1,
  currentPath: 1,
  headers: 1,
  layout: 1,
  sidebar: 1,
  trigger: 1,
  opened: 1,
  load: 1,
  theme: 1,
  locale: 1,
  labels: 1,
  heading: 1,
  greeting: 1,
  notice: 1,
  suggestions: 1,
  suggestionsUrl: 1,
  search: 1,
  searchUrl: 1,
  docsUrl: 1,
  imageOrigins: 1,
  linkOrigins: 1,
  selection: 1,
  codeBlocks: 1,
  shortcut: 1,
  persist: 1,
  feedback: 1,
  feedbackUrl: 1,
  support: 1,
  askFromUrl: 1,
  keepOpen: 1,
  webmcp: 1,
  announce: 1,
  timeouts: 1
}

export const optionNames = Object.keys(options) as OptionName[]

/** `assistantKey` → `assistant-key`. */
export const attributeName = (option: string): string => option.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())
