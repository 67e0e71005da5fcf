export { rewriteContainers } from './containers.ts'
export { flattenMarkup } from './flatten.ts'
export { readHeadingText } from './heading-ids.ts'
export { readMystOptions } from './myst.ts'
