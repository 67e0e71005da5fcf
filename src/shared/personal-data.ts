import { accounts } from './masking/accounts.ts'
import { emailAddresses, networkAddresses } from './masking/addresses.ts'
import { phoneNumbers } from './masking/phone-numbers.ts'
import type { Rule } from './masking/rule.ts'
import { secrets } from './masking/secrets.ts'

/** In the order in which they are tried: a key may hold what looks like a number, and a number like a shorter one. */
const rules: Rule[] = [...secrets, ...emailAddresses, ...accounts, ...networkAddresses, ...phoneNumbers]

/**
 * Puts a word in brackets in the place of what identifies somebody or lets somebody in: email addresses (`[email]`),
 * telephone numbers (`[telephone number]`), IBANs and card numbers (`[account]`, `[card number]`), public network addresses (`[address]`), and
 * keys, tokens and passwords (`[key]`). What only looks like it stays, such as versions, dates, hashes, and addresses
 * that are reserved for examples. Names and postal addresses are not recognised.
 *
 * Of what has been masked before nothing more is masked.
 *
 * @example maskPersonalData('Write to ann@acme.de') // 'Write to [email]'
 */
export const maskPersonalData = (text: string): string =>
  rules.reduce((rest, { pattern, replace }) => rest.replaceAll(pattern, replace), text)
