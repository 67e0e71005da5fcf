import { crc32 } from 'node:zlib'

/** Bytes with a checksum in front, which also says what they belong to. */
export const withChecksum = (bytes: Uint8Array, owner: string): Uint8Array => {
  const whole = Buffer.alloc(4 + bytes.length)
  whole.writeUInt32LE(crc32(bytes, crc32(owner)))
  whole.set(bytes, 4)
  return whole
}

/** @throws When they are not what they were, or belong to something else. */
export const checkedBytes = (whole: Uint8Array, owner: string): Uint8Array => {
  const bytes = whole.subarray(4)
  const checksum = Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength).readUInt32LE()
  if (crc32(bytes, crc32(owner)) !== checksum) throw new Error('A page is broken.')
  return bytes
}
