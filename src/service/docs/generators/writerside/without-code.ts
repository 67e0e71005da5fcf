import { endOfFence, fenceMarkerOf } from '../../markup/index.ts'

const inlineCode = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g
const kept = /\uE000(\d+)\uE001/g

/** Changes a text but for its code. */
export const withoutCode = (source: string, change: (text: string) => string): string => {
  const codes: string[] = []
  const keep = (code: string): string => `\uE000${codes.push(code) - 1}\uE001`
  const lines = source.split('\n')
  const masked: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const marker = fenceMarkerOf(line)
    const end = marker ? endOfFence(lines, index + 1, marker) : index
    masked.push(marker ? keep(lines.slice(index, end + 1).join('\n')) : line.replaceAll(inlineCode, keep))
    index = end
  }
  return change(masked.join('\n')).replaceAll(kept, (_, at: string) => codes[Number(at)] ?? '')
}
