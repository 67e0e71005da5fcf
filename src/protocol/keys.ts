/** How the keys of a platform begin. The assistant prefix may extend the admin prefix. */
export interface KeyPrefixes {
  assistant: string
  admin: string
}

export const defaultKeyPrefixes: KeyPrefixes = { assistant: 'svc_dsc_', admin: 'svc_' }

export type KeyKind = 'assistant' | 'admin' | 'unknown'

/** Tells the public assistant key from the secret admin key by its prefix. */
export const keyKind = (key: string, prefixes: KeyPrefixes = defaultKeyPrefixes): KeyKind => {
  if (prefixes.assistant && key.startsWith(prefixes.assistant)) return 'assistant'
  return prefixes.admin && key.startsWith(prefixes.admin) ? 'admin' : 'unknown'
}
