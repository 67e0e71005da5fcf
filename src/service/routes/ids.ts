import { randomBytes } from 'node:crypto'

/** An identifier that cannot be guessed: 128 random bits behind a word that tells what it names. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`

export const threadIdFor = ({ threadId }: { threadId?: string | null | undefined }): string =>
  threadId ?? newId('thread')
