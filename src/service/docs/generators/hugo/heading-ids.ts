import type { HeadingIds } from '../../contract.ts'
import { readHeadingText } from '../../markup/index.ts'
import { createFreeIds } from '../free-ids.ts'

type Slugify = (text: string) => string

const github: Slugify = text =>
  text
    .trim()
    .replaceAll(/[^\p{L}\p{Nd}_ -]/gu, '')
    .replaceAll(' ', '-')
    .toLowerCase()

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{Mn}/gu, '')

/** The values of `autoHeadingIDType`. */
const slugifiers: Record<string, Slugify> = {
  github,
  'github-ascii': text => github(withoutAccents(text)).replaceAll(/\P{ASCII}/gu, ''),
  blackfriday: text =>
    text
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replaceAll(' ', '-')
      .toLowerCase()
}

/**
 * Ids of Hugo, which are made of a heading as it is written: with the addresses of its links and the names of its HTML.
 * A repeated one gets the first free number.
 *
 * @param type Its `autoHeadingIDType`; `undefined` where only explicit ids are wanted.
 */
export const hugoHeadingIds = (type: string | undefined) => (): HeadingIds => {
  const slugify = type === undefined ? undefined : (slugifiers[type] ?? github)
  const ids = createFreeIds()
  return ({ source, explicit }) => {
    if (explicit) ids.take(explicit)
    if (explicit || source === undefined || !slugify) return explicit ?? ''
    return ids.next(slugify(wordsOf(source)) || 'heading')
  }
}

/** The text of a heading between its signs; its last line where it is underlined. */
const wordsOf = (source: string): string => {
  const line = source.startsWith('#') ? source.replace(/^#+/, '').replace(/[ \t]#+[ \t]*$/, '') : lineBeforeLast(source)
  return readHeadingText(line.trim()).text
}

const lineBeforeLast = (source: string): string => source.split('\n').at(-2) ?? ''
