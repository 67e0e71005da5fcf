export type { CodeBlockProps, FormulaProps, ImageProps, LinkProps, NoteTitleProps, RestProps } from './components.tsx'
export { Markdown, type MarkdownProps, type MathModule } from './markdown.tsx'
export { splitSuggestions } from './suggestions.ts'
export { resolveUrl, visibleText } from './url.ts'
