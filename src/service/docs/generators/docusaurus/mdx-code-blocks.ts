/** Takes out the fences that Docusaurus reads as if they were not there: those of the language `mdx-code-block`. */
export const unwrapMdxCodeBlocks = (source: string): string => {
  if (!source.includes('mdx-code-block')) return source
  let fence: string | undefined
  const isText = (line: string): boolean => {
    if (fence !== undefined && line.trim() !== fence) return true
    const isEnd = fence !== undefined
    fence = isEnd ? undefined : opening.exec(line)?.[1]
    return !isEnd && fence === undefined
  }
  return source.split('\n').filter(isText).join('\n')
}

const opening = /^ *(`{3,4}) *mdx-code-block\r?$/
