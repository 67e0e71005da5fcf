export { buildProblems } from './build.ts'
export { pageProblems } from './pages.ts'
