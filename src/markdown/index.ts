export type { CodeBlockProps, LinkProps } from './components.tsx'
export type { MarkdownLabels } from './context.ts'
export { Markdown, type MarkdownProps } from './markdown.tsx'
export { type Suggestion, splitSuggestions } from './suggestions.ts'
