import { piecesOf } from '../../markup/index.ts'

const inlineCode = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g
const kept = /\uE000(\d+)\uE001/g

/** Changes a text but for its code. */
export const withoutCode = (source: string, change: (text: string) => string): string => {
  const codes: string[] = []
  const keep = (code: string): string => `\uE000${codes.push(code) - 1}\uE001`
  const masked = piecesOf(source).map(piece =>
    piece.isCode ? keep(piece.lines.join('\n')) : piece.text.replaceAll(inlineCode, keep)
  )
  return change(masked.join('\n')).replaceAll(kept, (_, at: string) => codes[Number(at)] ?? '')
}
