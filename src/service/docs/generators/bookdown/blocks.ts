import { endOfFence, fenceMarkerOf } from '../../markup/index.ts'

/** A line of a file, or a whole block of code. */
interface Block {
  lines: string[]
  heading?: Heading | undefined
}

interface Heading {
  depth: number
  title: string
  /** The id that it names itself. */
  id: string | undefined
  isNumbered: boolean
  /** Whether it only names a group of chapters. */
  group: string | undefined
}

export const blocksOf = (text: string): Block[] => {
  const lines = text.split('\n')
  const blocks: Block[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const marker = fenceMarkerOf(line)
    const end = marker ? endOfFence(lines, index + 1, marker) : index
    blocks.push({ lines: lines.slice(index, end + 1), heading: marker ? undefined : headingIn(line) })
    index = end
  }
  return blocks
}

const headingIn = (line: string): Heading | undefined => {
  const [, signs = '', written = ''] = /^(#{1,6})[ \t]+(\S.*)$/.exec(line) ?? []
  if (!signs) return undefined
  const text = written.trimEnd().replace(/[ \t]#+$/, '')
  const [whole = '', inside = ''] = /\s?\{([^{}]*)\}$/.exec(text) ?? []
  const words = inside.split(/\s+/)
  return {
    depth: signs.length,
    title: text.slice(0, text.length - whole.length).trimEnd(),
    id: words.find(word => word.startsWith('#'))?.slice(1),
    isNumbered: !words.includes('-') && !words.includes('.unnumbered'),
    group: /^\((PART|APPENDIX)\\?\*?\)/.exec(text)?.[1]
  }
}
