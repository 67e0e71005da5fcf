import type { Language } from './language.ts'

/**
 * A stemmer that knows some words better: those that it takes for forms of another word, as the noun “comando” for a
 * gerund or “función” for a form of “funciona”, and those whose forms it does not bring together.
 *
 * @param groups The forms of a word a line.
 * @param keyOf What stands for all of them, by the first. Default: the first itself.
 */
export const withForms = (
  stem: Language['stem'],
  groups: string,
  keyOf: Language['stem'] = form => form
): Language['stem'] => {
  const known = new Map<string, string>()
  for (const line of groups.trim().split('\n')) {
    const forms = line.trim().split(/\s+/)
    for (const form of forms) known.set(form, keyOf(forms[0] as string))
  }
  return word => known.get(word) ?? stem(word)
}
