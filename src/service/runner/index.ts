export type { Prove } from './contract.ts'
export { createRunner } from './runner.ts'
export { secretsOfRunner } from './secrets.ts'
