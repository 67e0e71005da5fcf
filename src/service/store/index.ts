export { type Database, openDatabase } from './database.ts'
export { createKeyStore, type Key, type KeyStore } from './keys.ts'
