import { stemmer } from 'stemmer'
import { withoutAccents } from '../../tokenizer.ts'

/** The stemmer makes `statu` of `status` and `status` of `statuses`. */
export const stemEnglish = (word: string): string => (word.endsWith('us') ? word : stemmer(withoutAccents(word)))

/** The stemmer of a language in other letters, whose texts have English words among their own. */
export const besideEnglish =
  (stem: (word: string) => string) =>
  (word: string): string =>
    /^[a-z]+$/.test(word) ? stemEnglish(word) : stem(word)
