import type { Language } from './languages/language.ts'

/** The two subjects that a question compares: “the difference between a panel and a popover”, “panel vs popover”. */
export const comparedSubjects = ({ comparisons }: Language, text: string): [string, string] | undefined => {
  if (text.length > maxCharacters || text.includes('\n')) return
  const question = text.replace(/[?.!\s]+$/, '')
  for (const pattern of comparisons) {
    const [, first, second] = pattern.exec(question) ?? []
    if (first && second) return [first.trim(), second.trim()]
  }
  return
}

/** A question that compares names two subjects and is short; the patterns look at each character many times. */
const maxCharacters = 150
