import { readFileSync, writeFileSync } from 'node:fs'
import { integrityOf } from './loader-constants.ts'
import { at } from './paths.ts'

/** Writes what the `integrity` attribute of a script tag has to say: it covers everything that the script brings. */
export const writeIntegrity = () => {
  const hash = integrityOf(readFileSync(at('dist/widget/docs-assistant.js')), 'sha384')
  writeFileSync(at('dist/integrity.json'), `${JSON.stringify({ 'widget/docs-assistant.js': hash }, null, 2)}\n`)
}
