import { stemmer } from 'stemmer'
import { withoutAccents } from '../../tokenizer.ts'
import { withForms } from '../forms.ts'
import { americanSpelling } from './british-spelling.ts'

/** The stemmer makes `statu` of `status` and `status` of `statuses`. */
const stem = (word: string): string => (word.endsWith('us') ? word : stemmer(withoutAccents(word)))

/** Words that the stemmer tears apart, or makes one with others: `added` with `ads`, `locale` with `locally`. */
const stemAmerican = withForms(
  stem,
  `add adds added adding
capitalize capitalizes capitalized capitalizing capitalization
ide ides
important importance importantly
ios
locale locales
localization localizations localize localizes localized localizing
paste pastes pasted pasting
queue queues queued queuing queueing`
)

export const stemEnglish = (word: string): string => stemAmerican(americanSpelling(word))

/** The stemmer of a language in other letters, whose texts have English words among their own. */
export const besideEnglish =
  (stem: (word: string) => string) =>
  (word: string): string =>
    /^[a-z]+$/.test(word) ? stemEnglish(word) : stem(word)
