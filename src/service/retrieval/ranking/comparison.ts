import type { Language } from '../analysis/languages/language.ts'

/** The two things that a question compares: “the difference between a panel and a popover”, “panel vs popover”. */
export const comparedThings = ({ comparisons }: Language, text: string): [string, string] | undefined => {
  if (text.length > longest || text.includes('\n')) return
  const question = text.replace(/[?.!\s]+$/, '')
  for (const pattern of comparisons) {
    const [, first, second] = pattern.exec(question) ?? []
    if (first && second) return [first.trim(), second.trim()]
  }
  return
}

/** Characters: whoever compares names two things, and the patterns look at each character many times. */
const longest = 150
