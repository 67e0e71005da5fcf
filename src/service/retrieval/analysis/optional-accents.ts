import { withoutAccents } from './tokenizer.ts'

/**
 * A pattern that also matches what is typed without the accents of its Latin letters: `cuántos` and `cuantos`, and with
 * an e for the dots of an umlaut: `höchste` and `hoechste`. Of Arabic it matches vowel marks that it lacks, and letters with
 * a hamza or without: `إضافة`, `اضافه`.
 */
export const withOptionalAccents = ({ source, flags }: RegExp): RegExp => {
  let isInClass = false
  let isEscaped = false
  let loose = ''
  for (const sign of source) {
    const arabic = arabicForms.find(forms => forms.includes(sign)) ?? (/[ء-ي]/.test(sign) ? sign : undefined)
    if (arabic) {
      loose += isInClass ? arabic : `(?:[${arabic}]${vowelMarks}*)`
      continue
    }
    const plain = /\p{Script=Latin}/u.test(sign) ? withoutAccents(sign) : sign
    const either = plain.length === 1 && plain !== sign ? plain + sign : undefined
    const anyForm = /[äöü]/.test(sign) ? `(?:${plain}e|[${either}])` : `[${either}]`
    loose += either && !isEscaped ? (isInClass ? either : anyForm) : sign
    if (!isEscaped && sign === '[') isInClass = true
    if (!isEscaped && sign === ']') isInClass = false
    isEscaped = !isEscaped && sign === '\\'
  }
  return new RegExp(loose, flags)
}

/** Arabic letters that are typed for one another. */
const arabicForms = ['اأإآ', 'ةه', 'ىي']
const vowelMarks = '[\\u064b-\\u0652]'
