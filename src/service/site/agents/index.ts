export { lineOf } from './contents.ts'
export { sendAccepted, sendDocument } from './documents.ts'
export { frontPagePath, markdownPath, pageMarkdown } from './page-markdown.ts'
