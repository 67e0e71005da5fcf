import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { at } from './paths.ts'

/** Puts a compressed copy beside each file of the widget, so that no reader waits for the service to make it. */
export const compressWidget = () => {
  for (const file of readdirSync(at('dist/widget'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue
    const path = at(`dist/widget/${file}`)
    const code = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(code))
    writeFileSync(`${path}.gz`, gzipSync(code, { level: 9 }))
  }
}
