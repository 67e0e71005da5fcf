export type { CodeBlockProps, LinkProps } from './components.tsx'
export { Markdown, type MarkdownProps } from './markdown.tsx'
export { splitSuggestions } from './suggestions.ts'
export { resolveUrl, visibleText } from './url.ts'
