/** How the keys of a platform begin. The assistant prefix may extend the admin prefix. */
export interface KeyPrefixes {
  assistant: string
  admin: string
}

export const defaultKeyPrefixes: KeyPrefixes = { assistant: 'svc_dsc_', admin: 'svc_' }

export type KeyKind = 'assistant' | 'admin' | 'unknown'

/** Tells a public assistant key from a secret admin key by its prefix, also with `Bearer` before it and in any case. */
export const keyKind = (key: string, prefixes: KeyPrefixes = defaultKeyPrefixes): KeyKind => {
  const bare = key.replace(/^\s*(bearer\s+)?/i, '').toLowerCase()
  const kinds = ['assistant', 'admin'] as const
  return kinds.find(kind => prefixes[kind] && bare.startsWith(prefixes[kind].toLowerCase())) ?? 'unknown'
}
