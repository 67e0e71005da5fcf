import { stemmer as danishStemmer } from '@orama/stemmers/danish'
import { stemmer as dutchStemmer } from '@orama/stemmers/dutch'
import { stemmer as finnishStemmer } from '@orama/stemmers/finnish'
import { stemmer as greekStemmer } from '@orama/stemmers/greek'
import { stemmer as hungarianStemmer } from '@orama/stemmers/hungarian'
import { stemmer as indonesianStemmer } from '@orama/stemmers/indonesian'
import { stemmer as norwegianStemmer } from '@orama/stemmers/norwegian'
import { stemmer as romanianStemmer } from '@orama/stemmers/romanian'
import { stemmer as swedishStemmer } from '@orama/stemmers/swedish'
import { stemmer as turkishStemmer } from '@orama/stemmers/turkish'
import { stemmer as ukrainianStemmer } from '@orama/stemmers/ukrainian'
import { stopwords as danishWords } from '@orama/stopwords/danish'
import { stopwords as dutchWords } from '@orama/stopwords/dutch'
import { stopwords as finnishWords } from '@orama/stopwords/finnish'
import { stopwords as greekWords } from '@orama/stopwords/greek'
import { stopwords as hungarianWords } from '@orama/stopwords/hungarian'
import { stopwords as indonesianWords } from '@orama/stopwords/indonesian'
import { stopwords as norwegianWords } from '@orama/stopwords/norwegian'
import { stopwords as romanianWords } from '@orama/stopwords/romanian'
import { stopwords as swedishWords } from '@orama/stopwords/swedish'
import { stopwords as turkishWords } from '@orama/stopwords/turkish'
import { stopwords as ukrainianWords } from '@orama/stopwords/ukrainian'
import { besideEnglish } from './english/stem.ts'
import { type Language, languageOf } from './language.ts'

const snowball = (tag: string, stem: Language['stem'], stopWords: string[], writesCompounds = false): Language =>
  languageOf({ tag, stem, stopWords: stopWords.join(' '), writesCompounds })

/** Languages of which a stemmer and a list of small words are all that is known. */
export const furtherLanguages: readonly Language[] = [
  snowball('da', danishStemmer, danishWords, true),
  snowball('el', besideEnglish(greekStemmer), greekWords),
  snowball('fi', finnishStemmer, finnishWords, true),
  snowball('hu', hungarianStemmer, hungarianWords, true),
  snowball('id', indonesianStemmer, indonesianWords),
  snowball('nl', dutchStemmer, dutchWords, true),
  snowball('no', norwegianStemmer, norwegianWords, true),
  snowball('ro', romanianStemmer, romanianWords),
  snowball('sv', swedishStemmer, swedishWords, true),
  snowball('tr', turkishStemmer, turkishWords),
  snowball('uk', besideEnglish(ukrainianStemmer), ukrainianWords)
]
