export { passageLabels as labels } from '../labels/passages.ts'
export { followSource, resumeFollowing } from './follow.ts'
export { sourceLinkHandlers } from './link-handlers.ts'
export { default as styles } from './preview.css?inline'
