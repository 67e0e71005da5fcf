import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { getMimeType } from 'hono/utils/mime'
import { insideFolder } from '../docs/index.ts'

type SendFile = (context: Context, path: string, headers?: Record<string, string>) => Promise<Response | undefined>

interface StoredFile {
  modified: number
  type: string
  /** A weak ETag, because each encoding of the content has the same one. */
  etag: string
  identity: Uint8Array<ArrayBuffer>
  /** Compressed copies of a text; a picture has none, because its format is compressed already. */
  compressed: Partial<Record<'br' | 'gzip', Uint8Array<ArrayBuffer>>>
}

/**
 * Creates a function that sends files of a folder from memory, with an ETag of their content. Uses compressed copies beside
 * the files, or compresses once. Sends no hidden files and nothing outside of the folder, also not through links;
 * `undefined` for a missing file.
 */
export const createFiles = (folder: string): SendFile => {
  const stored = new Map<string, StoredFile>()
  return async (context, path, headers = {}) => {
    const file = await load(folder, path, stored)
    if (!file) return
    const encoding = accepts(context, {
      header: 'Accept-Encoding',
      supports: [...Object.keys(file.compressed), 'identity'],
      default: 'identity'
    }) as 'br' | 'gzip' | 'identity'
    const compressed = encoding === 'identity' ? undefined : file.compressed[encoding]
    const shared = { ETag: file.etag, Vary: 'Accept-Encoding', ...headers }
    if (context.req.header('if-none-match')?.includes(file.etag)) return context.body(null, 304, shared)
    return context.body(compressed ?? file.identity, 200, {
      ...shared,
      'Content-Type': file.type,
      ...(compressed && { 'Content-Encoding': encoding })
    })
  }
}

const load = async (
  folder: string,
  asked: string,
  stored: Map<string, StoredFile>
): Promise<StoredFile | undefined> => {
  const name = normalize(asked)
  if (isHidden(name.split(sep).join('/')) || name.includes('\0')) return
  const path = await realPathInside(folder, name).catch(() => undefined)
  const facts = path === undefined ? undefined : await stat(path).catch(() => undefined)
  if (!path || !facts?.isFile() || facts.size > largest) return
  const known = stored.get(path)
  if (known?.modified === facts.mtimeMs) return known
  const file = await prepare(path, facts.mtimeMs)
  stored.set(path, file)
  return file
}

/** Most bytes of a file, because files are kept in memory. */
const largest = 50_000_000

/** The real path of a file, if that is also inside of the folder and not hidden, because a link may lead anywhere. */
const realPathInside = async (folder: string, name: string): Promise<string | undefined> => {
  const path = await realpath(join(folder, name))
  const inside = insideFolder(await realpath(folder), path)
  return inside === undefined || isHidden(inside) ? undefined : path
}

const isHidden = (path: string): boolean => path.split('/').some(segment => segment.startsWith('.'))

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const prepare = async (path: string, modified: number): Promise<StoredFile> => {
  const identity = new Uint8Array(await readFile(path))
  const type = getMimeType(path) ?? 'application/octet-stream'
  const compress = async (suffix: string, compressor: (bytes: Uint8Array) => Promise<Uint8Array>) =>
    new Uint8Array((await readCopy(path + suffix, modified)) ?? (await compressor(identity)))
  return {
    modified,
    type,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    compressed: /^text\/|javascript|json|xml|svg/.test(type)
      ? { br: await compress('.br', brotli), gzip: await compress('.gz', gzipped) }
      : {}
  }
}

/** Reads a compressed copy, unless it is older than its file. */
const readCopy = async (path: string, modified: number): Promise<Uint8Array | undefined> => {
  const facts = await stat(path).catch(() => undefined)
  return facts && facts.mtimeMs >= modified ? readFile(path) : undefined
}
