import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import type { SnapshotReader, SnapshotWriter } from './contract.ts'

/** Values of a list that are one piece. */
const atOnce = 500

/** Each piece has its kind, its length in bytes and its checksum in front. */
const headLength = 12

/** What a piece is made of: plain data, or numbers of so many bytes each. */
const kinds = { data: 0, bytes2: 2, bytes4: 4 }

/**
 * Writes pieces into a file, which takes the place of what was there when all of them are written.
 *
 * @throws When it cannot be written; then what was there remains.
 */
export const writeSnapshot = async (path: string, fill: (snapshot: SnapshotWriter) => Promise<void>): Promise<void> => {
  const draft = `${path}.${process.pid}.partial`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = await open(draft, 'w', 0o600)
    try {
      const writePiece = async (kind: number, bytes: Uint8Array) => {
        const head = Buffer.alloc(headLength)
        head.writeUInt32LE(kind, 0)
        head.writeUInt32LE(bytes.length, 4)
        head.writeUInt32LE(crc32(bytes), 8)
        await file.writev([head, bytes])
      }
      const write = async (value: unknown) => {
        if (value instanceof Uint16Array) return writePiece(kinds.bytes2, bytesIn(value))
        if (value instanceof Uint32Array) return writePiece(kinds.bytes4, bytesIn(value))
        const bytes = serialize(value)
        await writePiece(kinds.data, bytes)
        // Until the garbage collector runs, half of a large index would be in memory twice.
        bytes.buffer.transfer(0)
      }
      await fill({
        write,
        async writeAll(values) {
          await write(Math.ceil(values.length / atOnce))
          for (let from = 0; from < values.length; from += atOnce) await write(values.slice(from, from + atOnce))
        }
      })
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Reads the pieces of a file in their order.
 *
 * @throws When there is no such file, or a piece is broken.
 */
export const readSnapshot = async (path: string, take: (snapshot: SnapshotReader) => Promise<void>): Promise<void> => {
  const file = await open(path)
  try {
    const bytesOf = async (length: number) => {
      const bytes = new Uint8Array(length)
      let filled = 0
      while (filled < length) {
        const { bytesRead } = await file.read(bytes, filled, length - filled)
        if (bytesRead === 0) throw new Error('The file ends too early.')
        filled += bytesRead
      }
      return bytes
    }
    const read = async <Value>(): Promise<Value> => {
      const head = Buffer.from((await bytesOf(headLength)).buffer)
      const bytes = await bytesOf(head.readUInt32LE(4))
      if (crc32(bytes) !== head.readUInt32LE(8)) throw new Error('A piece is broken.')
      return fromBytes(head.readUInt32LE(0), bytes) as Value
    }
    await take({
      read,
      async readAll(each) {
        for (let left = await read<number>(); left > 0; left--) each(await read())
      }
    })
  } finally {
    await file.close()
  }
}

const bytesIn = ({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)

const fromBytes = (kind: number, bytes: Uint8Array<ArrayBuffer>): unknown => {
  if (kind === kinds.bytes2) return new Uint16Array(bytes.buffer)
  if (kind === kinds.bytes4) return new Uint32Array(bytes.buffer)
  return deserialize(bytes)
}
