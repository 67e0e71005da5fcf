import { piecesOf } from '../../markup/index.ts'

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

export const blocksOf = (text: string): Block[] =>
  piecesOf(text).flatMap((piece): Block[] =>
    piece.isCode ? [piece] : piece.text.split('\n').map(line => ({ lines: [line], heading: headingIn(line) }))
  )

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
