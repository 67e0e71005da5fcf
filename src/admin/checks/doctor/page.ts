import { open } from '../exchange.ts'
import { type DocsPage, readDocsPage } from './docs-page.ts'
import { bad, type Finding } from './finding.ts'
import { type Policy, readPolicies } from './policy.ts'
import { unreachable } from './unreachable.ts'

export interface ReadPage {
  /** The address of the page after redirects. */
  url: URL
  headers: Headers
  html: string
  docs: DocsPage
  policies: Policy[]
  /** Whether it was read to its end. */
  isWhole: boolean
}

const subject = 'docs page'

/** Most bytes of a page that are read, more than any page has, and milliseconds for them. */
const max = { bytes: 24 * 1024 * 1024, time: 20_000 }

/** Fetches the page as a browser would, or returns a finding that says why it cannot. */
export const readPage = async (page: URL, signal: AbortSignal): Promise<ReadPage | Finding> => {
  try {
    const headers = { Accept: 'text/html' }
    const response = await open({ url: page.href, headers, redirect: 'follow', timeout: max.time }, signal)
    const { status } = response
    const type = response.headers.get('content-type') ?? ''
    if (status === 401 || status === 403) {
      return bad(subject, `it answers ${status}: readers have to log in`, 'Give the address of a page that is open.')
    }
    if (status !== 200) return bad(subject, `it answers ${status}`, 'Give the address of a page of the docs.')
    // Browsers read a response without a type as HTML where it looks like it.
    if (type && !/html/i.test(type)) return bad(subject, `it is ${type}, and no HTML`, 'Serve it as text/html.')
    const { bytes, isWhole } = await beginning(response)
    signal.throwIfAborted()
    const html = decode(bytes, type)
    const url = new URL(response.url)
    const docs = readDocsPage(html, url.href)
    const policies = readPolicies(response.headers.get('content-security-policy'), docs.policies)
    return { url, headers: response.headers, html, docs, policies, isWhole }
  } catch (error) {
    signal.throwIfAborted()
    return unreachable(subject, page, error, 'Give the address of a page of the docs.')
  }
}

/** Reads the body until its end, the limit, the timeout, or a broken connection. */
const beginning = async (response: Response): Promise<{ bytes: Uint8Array; isWhole: boolean }> => {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk)
      size += chunk.length
      if (size > max.bytes) return { bytes: Buffer.concat(chunks), isWhole: false }
    }
    return { bytes: Buffer.concat(chunks), isWhole: true }
  } catch (error) {
    if (size === 0) throw error
    return { bytes: Buffer.concat(chunks), isWhole: false }
  }
}

/** Decodes by the byte order mark, the header or the page’s `<meta>`, in this order, as browsers do; else as UTF-8. */
const decode = (bytes: Uint8Array, type: string): string => {
  const [first, second] = bytes
  const mark =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const named = /charset\s*=\s*["']?([\w-]+)/i
  const charset = mark ?? named.exec(type)?.[1] ?? named.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
