import { accounts } from './masking/accounts.ts'
import { emailAddresses, networkAddresses } from './masking/addresses.ts'
import { phoneNumbers } from './masking/phone-numbers.ts'
import type { Rule } from './masking/rule.ts'
import { secrets } from './masking/secrets.ts'

/** The rules in the order in which they run: a key may contain what looks like a number, so keys come first. */
const rules: Rule[] = [...secrets, ...emailAddresses, ...accounts, ...networkAddresses, ...phoneNumbers]

/**
 * Replaces what identifies a person or grants access with a word in brackets: email addresses (`[email]`),
 * telephone numbers (`[telephone number]`), IBANs and card numbers (`[account]`, `[card number]`), public network addresses (`[address]`), and
 * keys, tokens and passwords (`[key]`). What only looks like it stays, such as versions, dates, hashes, and addresses
 * that are reserved for examples. Names and postal addresses are not recognised.
 *
 * Idempotent: a masked text stays as it is.
 *
 * @example maskPersonalData('Write to ann@acme.de') // 'Write to [email]'
 */
export const maskPersonalData = (text: string): string =>
  rules.reduce((rest, { pattern, replace }) => rest.replaceAll(pattern, replace), text)
