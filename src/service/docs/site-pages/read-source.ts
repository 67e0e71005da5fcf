import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { SitePagesError } from './site-pages-error.ts'

/** Most bytes of a list of pages, also unpacked; a sitemap may have 50 MB. */
export const maxBytes = 64 * 2 ** 20
const maxRedirects = 5
const timeout = 30_000

/** Reads a file or an address; unpacks gzip. */
export const readSource = async (source: string): Promise<Buffer> => {
  const bytes = isAddress(source) ? await download(source) : await readFile(source).catch(unreadable(source))
  if (bytes.length > maxBytes) throw tooLarge(source)
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  return isGzip ? promisify(gunzip)(bytes, { maxOutputLength: maxBytes }).catch(unreadable(source)) : bytes
}

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source)

const download = async (address: string): Promise<Buffer> => {
  const signal = AbortSignal.timeout(timeout)
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(url, { signal, redirect: 'manual' }).catch(unreachable(address))
    const location = response.status >= 300 && response.status < 400 && response.headers.get('location')
    if (!location) return bodyOf(response, address)
    await response.body?.cancel()
    if (!URL.canParse(location, url) || !isAddress(new URL(location, url).href)) {
      throw new SitePagesError('unreachable', `${address} redirects to ${location}, which is no web address.`)
    }
    url = new URL(location, url)
  }
  throw new SitePagesError('unreachable', `${address} redirects more than ${maxRedirects} times.`)
}

const bodyOf = async (response: Response, address: string): Promise<Buffer> => {
  if (!response.ok) {
    await response.body?.cancel()
    throw new SitePagesError('unreachable', `${address} answers with status ${response.status}.`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxBytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    unreachable(address)(error)
  }
  if (size > maxBytes) throw tooLarge(address)
  return Buffer.concat(chunks)
}

const tooLarge = (source: string) =>
  new SitePagesError('too-large', `${source} has more than ${maxBytes / 2 ** 20} MB. Name the built folder instead.`)

const unreachable =
  (address: string) =>
  (cause: unknown): never => {
    throw new SitePagesError('unreachable', `${address} cannot be reached: ${reasonOf(cause)}`, { cause })
  }

/** Creates a handler that throws the error of an unreadable source. */
export const unreadable =
  (source: string) =>
  (cause: unknown): never => {
    throw new SitePagesError('unreadable', `${source} cannot be read: ${reasonOf(cause)}`, { cause })
  }

/** The reason of an error, which for `fetch` is in its cause. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
