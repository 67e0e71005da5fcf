import { fstatSync, writeSync } from 'node:fs'
import { Writable } from 'node:stream'

/** Writes to an open file. On a full disk a write may take only a part; Node’s own standard output then loses the rest. */
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

/** Whether a file descriptor is a regular file, as after `> name`, and neither a terminal nor a pipe. */
export const isFile = (file: number): boolean => {
  try {
    return fstatSync(file).isFile()
  } catch {
    return false
  }
}
