import { stemmer } from '@orama/stemmers/arabic'
import { withoutAccents } from '../tokenizer.ts'
import type { Language } from './language.ts'

/**
 * Forms of a word that Snowball’s stemmer leaves apart, each with what it has in common with the others; the first that
 * fits counts. Readers ask “how do I convert” (أحول), pages say “you convert” and “conversion” (تحول, تحويل).
 */
const forms: readonly (readonly [form: RegExp, root: string])[] = [
  // تحويل → حول
  [/^ت(..)ي(.)$/, '$1$2'],
  // أرقام → رقم, إرسال → رسل, انتظار → نتظر
  [/^ا(.{2,4})ا(.)$/, '$1$2'],
  // عناصر → عنصر
  [/^([^ايتن].)ا(..)$/, '$1$2'],
  // وعود → وعد, but not مكون
  [/^([^ايتنم].)و(.)$/, '$1$2'],
  // أحول, نحول, يحول, تحول → حول
  [/^[ايتن](?=.{3})/, '']
]

/** @param isSmall Whether a word, without accents, is a small one, which stays as it is: no other may become it. */
export const stemArabic =
  (isSmall: (word: string) => boolean): Language['stem'] =>
  word => {
    const plain = withoutAccents(word)
    if (!/^\p{Script=Arabic}+$/u.test(plain)) return word
    const bare = plain.replace(/^[وف]/, '')
    const small = [plain, bare, bare.replace(/(?<=...)(?:هم?|هم?ا|ك|ن?ي|نا)$/, '')].find(isSmall)
    if (small) return small
    // What the stemmer reads best: a singular, with the dots at its end, and the hamza by which إلغاء has no article.
    const spelled = word.slice(0, 1) + plain.slice(1).replace(/(?:(?<=..)ات|ه)$/, 'ة')
    const cut = withoutAccents(stemmer(spelled))
    const [form, root] = forms.find(([pattern]) => pattern.test(cut)) ?? [/$/, '']
    const stem = cut.replace(form, root)
    return isSmall(stem) ? cut : stem
  }
