import { randomBytes } from 'node:crypto'

/** An identifier that cannot be guessed: 128 random bits behind a word that tells what it names. */
export const newId = (kind: string): string => `${kind}_${randomBytes(16).toString('base64url')}`
