import { isIP } from 'node:net'

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string) => {
  const [address = '', prefix] = text.split('/')
  const version = isIP(address)
  return version > 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)))
}

/** Whether a text is a valid base path. */
export const isBasePath = (text: string): boolean => /^(?:\/[\w~-][\w.~-]*)+$/.test(text)
