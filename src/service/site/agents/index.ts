export { sendAccepted, sendDocument } from './documents.ts'
export { markdownPath, pageMarkdown } from './page-markdown.ts'
