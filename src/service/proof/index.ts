export { createProve } from './prove.ts'
