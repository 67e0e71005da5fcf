import { readFileSync, writeFileSync } from 'node:fs'
import { integrityOf } from './loader-constants.ts'
import { at } from './paths.ts'

/** Writes the value for the `integrity` attribute of the script tag. It covers all chunks that the script loads. */
export const writeIntegrity = () => {
  const hash = integrityOf(readFileSync(at('dist/widget/docs-assistant.js')), 'sha384')
  writeFileSync(at('dist/integrity.json'), `${JSON.stringify({ 'widget/docs-assistant.js': hash }, null, 2)}\n`)
}
