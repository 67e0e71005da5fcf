export { withoutKeys, withoutSecrets } from './keys.ts'
