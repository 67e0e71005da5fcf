/** The two things that a question compares: “the difference between a panel and a popover”, “panel vs popover”. */
export const comparedIn = (text: string): [string, string] | undefined => {
  if (text.length > longest || text.includes('\n')) return
  const question = text.replace(/[?.!\s]+$/, '')
  for (const pattern of patterns) {
    const [, first, second] = pattern.exec(question) ?? []
    if (first && second) return [first.trim(), second.trim()]
  }
  return
}

/** Characters: whoever compares names two things, and the patterns look at each character many times. */
const longest = 150

const patterns = [
  /\bdifferen(?:ces?|t) (?:between|from) (.+?) (?:and|or|from) (.+)$/i,
  /\bhow (?:is|are|does|do) (.+?) (?:different|differ) from (.+)$/i,
  /\bcompare (.+?) (?:and|with|to) (.+)$/i,
  /^(?:.*\b(?:use|choose|pick) )?(.+?) (?:vs\.?|versus) (.+)$/i
]
