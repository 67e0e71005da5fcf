/** The two things that a question compares: “the difference between a panel and a popover”, “panel vs popover”. */
export const comparedIn = (text: string): [string, string] | undefined => {
  for (const pattern of patterns) {
    const [, first, second] = pattern.exec(text) ?? []
    if (first && second) return [first.trim(), second.trim()]
  }
  return
}

const patterns = [
  /\bdifferen(?:ces?|t) (?:between|from) (.+?) (?:and|or|from) (.+?)[?.!]*$/i,
  /\bhow (?:is|are|does|do) (.+?) (?:different|differ) from (.+?)[?.!]*$/i,
  /\bcompare (.+?) (?:and|with|to) (.+?)[?.!]*$/i,
  /^(?:.*\b(?:use|choose|pick) )?(.+?) (?:vs\.?|versus) (.+?)[?.!]*$/i
]
