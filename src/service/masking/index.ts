export { credentialsIn, withoutKeys, withoutSecrets } from './keys.ts'
