import { randomBytes } from 'node:crypto'

/** Creates an unguessable id: 128 random bits after a word for its kind. */
export const newId = (kind: string): string => `${kind}_${randomBytes(16).toString('base64url')}`
