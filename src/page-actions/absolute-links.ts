/** Matches either inline code, or the start of a link, an image, a definition or a tag together with its address. */
const codeOrAddress =
  /(?<!`)(`+)[^`]+\1|(\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?|<(?:a|img)\s(?:[^>]{0,500}\s)?(?:href|src)=["'])([^\s"')<>]+)/g

/** Longest line that is processed, in UTF-16 units. A longer one is data, and the pattern would take long on it. */
const maxLineLength = 5000

const fenceMark = /^(?:[\s>*+-]|\d+[.)])*(`{3,}|~{3,})/

/** Markdown whose addresses are absolute. Those within the page stay as they are. @param base address of the Markdown */
export const absoluteLinks = (markdown: string, base: string): string => {
  let fence: string | undefined
  const lines = markdown.split('\n').map(line => {
    const mark = fenceMark.exec(line)?.[1]
    if (mark && !fence) fence = mark
    else if (fence) {
      if (mark?.startsWith(fence)) fence = undefined
    } else if (line.length <= maxLineLength) {
      return line.replace(codeOrAddress, (all, _, before, address) => (before ? before + absolute(address, base) : all))
    }
    return line
  })
  return lines.join('\n')
}

const absolute = (address: string, base: string) =>
  address.startsWith('#') || URL.canParse(address) || !URL.canParse(address, base)
    ? address
    : new URL(address, base).href
