import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { getMimeType } from 'hono/utils/mime'

export type SendFile = (
  context: Context,
  path: string,
  headers?: Record<string, string>
) => Promise<Response | undefined>

interface StoredFile {
  modified: number
  type: string
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>
}

/**
 * Sends files of a folder, kept in memory, with an ETag over their content: as the compressed copy that lies beside
 * each, or compressed once. Nothing outside the folder is sent, and nothing hidden; what does not exist is `undefined`.
 */
export const createFiles = (folder: string): SendFile => {
  const stored = new Map<string, StoredFile>()
  return async (context, path, headers = {}) => {
    const file = await load(folder, path, stored)
    if (!file) return
    const encoding = accepts(context, {
      header: 'Accept-Encoding',
      supports: ['br', 'gzip', 'identity'],
      default: 'identity'
    }) as keyof StoredFile['bodies']
    const shared = { ETag: file.etag, Vary: 'Accept-Encoding', ...headers }
    if (context.req.header('if-none-match')?.includes(file.etag)) return context.body(null, 304, shared)
    return context.body(file.bodies[encoding], 200, {
      ...shared,
      'Content-Type': file.type,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding })
    })
  }
}

const load = async (folder: string, path: string, stored: Map<string, StoredFile>): Promise<StoredFile | undefined> => {
  const name = normalize(path)
  if (name.startsWith('..') || name.split(sep).some(segment => segment.startsWith('.')) || name.includes('\0')) return
  const facts = await stat(join(folder, name)).catch(() => undefined)
  if (!facts?.isFile()) return
  const known = stored.get(name)
  if (known?.modified === facts.mtimeMs) return known
  const file = await prepare(join(folder, name), facts.mtimeMs)
  stored.set(name, file)
  return file
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const prepare = async (path: string, modified: number): Promise<StoredFile> => {
  const identity = new Uint8Array(await readFile(path))
  const type = getMimeType(path) ?? 'application/octet-stream'
  const isText = /^text\/|javascript|json|xml|svg/.test(type)
  const compressed = async (suffix: string, compress: (bytes: Uint8Array) => Promise<Uint8Array>) =>
    (await readCopy(path + suffix, modified)) ?? compress(identity)
  const [br, gz] = isText
    ? await Promise.all([compressed('.br', brotli), compressed('.gz', gzipped)])
    : [identity, identity]
  return {
    modified,
    type,
    // Weak: each encoding of the content has the same.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) }
  }
}

/** A compressed copy that is no older than its file. */
const readCopy = async (path: string, modified: number): Promise<Uint8Array | undefined> => {
  const facts = await stat(path).catch(() => undefined)
  return facts && facts.mtimeMs >= modified ? readFile(path) : undefined
}
