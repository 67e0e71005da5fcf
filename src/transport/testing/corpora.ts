import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Recording } from './recordings.ts'
import type { SdkVersion } from './sdk-readers.ts'

/** Recordings in a folder outside the repository; it may be missing. */
const corpora = new URL('../../../../shared/corpora/', import.meta.url)
const folder = new URL('streams/', corpora)

export const readCorpora = (): Recording[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder).flatMap(version =>
        readdirSync(new URL(`${version}/`, folder))
          .filter(file => file.endsWith('.body'))
          .map(file => {
            const at = (end: string) => new URL(`${version}/${file.replace(/body$/, end)}`, folder)
            const { headers } = JSON.parse(readFileSync(at('meta.json'), 'utf8')) as Pick<Recording, 'headers'>
            const body = new Uint8Array(readFileSync(at('body')))
            return { name: file.replace(/\.body$/, ''), version: +version.slice(2) as SdkVersion, headers, body }
          })
      )

/** Hostile events, as lines of JSON, with what each tries. */
export const readHostileEvents = (): { class: string; line: string }[] => {
  const file = new URL('hostile-chunks.json', corpora)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
