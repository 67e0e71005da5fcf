import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { at } from './paths.ts'

/** Writes compressed copies beside each file of the widget, so that the service need not compress during a request. */
export const compressWidget = () => {
  for (const file of readdirSync(at('dist/widget'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue
    const path = at(`dist/widget/${file}`)
    const code = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(code))
    writeFileSync(`${path}.gz`, gzipSync(code, { level: 9 }))
  }
}
