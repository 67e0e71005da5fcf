import { fstatSync, writeSync } from 'node:fs'
import { Writable } from 'node:stream'

/** Writes to an open file. Of a full disk, each write may take a part only: Node’s own standard output then loses the rest. */
export const fileStream = (file: number): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        for (let written = 0; written < chunk.length; ) written += writeSync(file, chunk, written)
        done()
      } catch (error) {
        done(error as Error)
      }
    }
  })

/** Whether something is a file on a disk, as after `> name`; neither a terminal nor a pipe. */
export const isFile = (file: number): boolean => {
  try {
    return fstatSync(file).isFile()
  } catch {
    return false
  }
}
