import { digitsOf, type Rule } from './rule.ts'

/** IBANs and card numbers, which are recognised by their check digits. */
export const accounts: Rule[] = [
  {
    pattern: /(?<![\w-])[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){2,7}(?:[ -]?[a-z0-9]{1,3})?(?![\w-])/gi,
    replace: maskedIban
  },
  { pattern: /(?<![\w.-])[3-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,4}(?![\w-]|\.\d)/g, replace: maskedCard },
  { pattern: /(?<![\w.-])3[47]\d{2}[ -]?\d{6}[ -]?\d{5}(?![\w-]|\.\d)/g, replace: maskedCard }
]

/** Masks the longest part of the match that is a valid IBAN, because the words after it may look like more of it. */
function maskedIban(match: string): string {
  const pieces = match.split(/(?=[ -])/)
  for (let count = pieces.length; count > 0; count--) {
    const tried = pieces.slice(0, count).join('')
    if (isIban(tried.replaceAll(/[ -]/g, ''))) return `[account]${match.slice(tried.length)}`
  }
  return match
}

/** ISO 13616: letters are numbers from 10 on, and the whole is 1 modulo 97. */
const isIban = (text: string): boolean => {
  if (text.length < 15 || text.length > 34 || digitsOf(text).length < 8) return false
  let rest = 0
  for (const char of text.slice(4) + text.slice(0, 4)) {
    for (const digit of String(Number.parseInt(char, 36))) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

function maskedCard(match: string): string {
  const digits = digitsOf(match)
  return digits.length >= 13 && isLuhn(digits) ? '[card number]' : match
}

/** ISO 7812: every second digit from the end counts double. */
const isLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
