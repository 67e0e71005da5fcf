import { always, digitsOf, type Rule } from './rule.ts'

const phone = '[telephone number]'

/** Words that stand before a telephone number, in the languages of the widget. */
const announced =
  '(?:tele)?phone|tel|telefon\\p{L}{0,6}|handy|mobile?|mobil\\p{L}{0,6}|cell|fax|call(?: me)?(?: at| on)?|whats ?app|signal|sms|t[ée]l[ée]phone|portable|tel[ée]fono|m[óo]vil|celular|telefone|電話|携帯|电话|手机|전화|هاتف|טלפון|☎|📞|📱'

const separated = String.raw`(?:[ .\-/()\u00A0\u2011]{0,3}\d)`

/** Telephone numbers, as they are written in several countries. */
export const phoneNumbers: Rule[] = [
  // With the country: +49 30 1234567, 0049 (0)30 1234567, +1 (415) 555-0132.
  {
    pattern: new RegExp(String.raw`(?<![\w.+/=-])(?:\+|00)[1-9]${separated}{7,16}(?![\w]|[.,]\d)`, 'g'),
    replace: match => (isLength(match, 8, 16) ? phone : match)
  },
  // After a word for telephone, in any form.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})((?:${announced})[.:]?[^\p{L}\p{N}\n]{0,4}(?:is |nr\.? ?|no\.? ?|: )?)([(\d]${separated}{5,15})(?![\w])`,
      'giu'
    ),
    replace: (match, word = '', number = '') => (isLength(number, 6, 15) && !isDate(number) ? `${word}${phone}` : match)
  },
  // With an area in brackets: (415) 555-0132, (11) 91234-5678, (030) 1234 567.
  always(/(?<![\w(])\(\d{2,5}\) ?\d{3,5}[ -]?\d{3,5}(?![\w]|[.,]\d)/g, phone),
  // 415-555-0132, 415.555.0132
  always(/(?<![\w.+/=-])[2-9]\d{2}([-.])[2-9]\d{2}\1\d{4}(?![\w-]|\.\d)/g, phone),
  // With the zero before the area: 030 1234567, 06 12 34 56 78, 0171/1234567, 03-1234-5678.
  {
    pattern: new RegExp(String.raw`(?<![\w.:+/=,-])0[1-9]${separated}{7,11}(?![\w:]|[.,/-]\d)`, 'g'),
    replace: match => (isLength(match, 9, 12) && !isDate(match) && !isPlain(match) ? phone : match)
  },
  // 612 34 56 78, 98765 43210, 13812345678
  always(/(?<![\w.:+/=,-])[6-9]\d{2}([ .-])\d{2}\1\d{2}\1\d{2}(?![\w:]|[.,-]\d)/g, phone),
  always(/(?<![\w.:+/=,-])[6-9]\d{4}[ -]\d{5}(?![\w:]|[.,-]\d)/g, phone),
  always(/(?<![\w.:+/=,-])1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?![\w:]|[.,-]\d)/g, phone)
]

const isLength = (text: string, min: number, max: number): boolean => {
  const { length } = digitsOf(text)
  return length >= min && length <= max
}

/** Whether it is a date, such as `01.02.2026 10`. */
const isDate = (text: string): boolean => /^\(?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|^\d{4}-\d\d-\d\d/.test(text)

/** Whether it is a zero-padded number: a telephone number without separators has at least ten digits. */
const isPlain = (text: string): boolean => /^\d+$/.test(text) && text.length < 10
