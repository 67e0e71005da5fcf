import { arabic } from './arabic.ts'
import { chinese } from './chinese.ts'
import { english } from './english/index.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hebrew } from './hebrew.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean/index.ts'
import { type Language, languageOf } from './language.ts'
import { portuguese } from './portuguese.ts'
import { primaryTag } from './primary-tag.ts'
import { russian } from './russian.ts'
import { furtherLanguages } from './snowball.ts'
import { spanish } from './spanish.ts'

/** Every language that retrieval knows something of. */
export const languages: readonly Language[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  arabic,
  hebrew,
  japanese,
  chinese,
  korean,
  russian,
  ...furtherLanguages
]

const byTag = new Map(languages.map(language => [language.tag, language]))

/** A language by its BCP 47 tag, with a region or without. Of one that is not known, words are taken as they are. */
export const languageFor = (tag: string): Language => {
  const primary = primaryTag(tag)
  const known = byTag.get(primary) ?? languageOf({ tag: primary })
  byTag.set(primary, known)
  return known
}
