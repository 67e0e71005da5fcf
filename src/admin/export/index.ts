export { exportPages } from './export.ts'
export { createFormat } from './formats.ts'
export { fileOutput, streamOutput } from './output.ts'
