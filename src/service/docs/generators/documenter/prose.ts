import { endOfFence, fenceMarkerOf } from '../../markup/index.ts'

/** A code block, or text between two. */
type Piece = { isCode: false; text: string } | { isCode: true; lines: string[] }

/** Cuts a text at its code blocks, whose lines include those of the fences. */
export const piecesOf = (source: string): Piece[] => {
  const lines = source.split('\n')
  const pieces: Piece[] = []
  let start = 0
  const endText = (at: number) => {
    if (at > start) pieces.push({ isCode: false, text: lines.slice(start, at).join('\n') })
  }
  for (let index = 0; index < lines.length; index++) {
    const marker = fenceMarkerOf(lines[index] ?? '')
    if (!marker) continue
    endText(index)
    const end = endOfFence(lines, index + 1, marker)
    pieces.push({ isCode: true, lines: lines.slice(index, end + 1) })
    start = end + 1
    index = end
  }
  endText(lines.length)
  return pieces
}
