/** A code block by its lines, those of its fences included. */
interface Block {
  opening: string
  body: string[]
  closing: string
}

/** What a block of Documenter.jl shows that is known without running it; a block of another kind stays as it is. */
export const shownBlock = ([opening = '', ...rest]: readonly string[]): readonly string[] => {
  const [, indent = '', fence = '', name = '', info = ''] =
    /^([^`~]*)(`{3,}|~{3,})\s*(@\w+|jldoctest\b)(.*)$/.exec(opening) ?? []
  const block: Block = { opening: `${indent}${fence}julia`, body: rest.slice(0, -1), closing: rest.at(-1) ?? '' }
  return shown[name]?.(block, info) ?? (name.startsWith('@') ? [] : [opening, ...rest])
}

const code = ({ opening, body, closing }: Block): string[] => {
  const lines = body.filter(line => !/#\s*hide\s*$/.test(line))
  return lines.some(line => line.trim()) ? [opening, ...lines, closing] : []
}

const shown: Record<string, (block: Block, info: string) => string[]> = {
  '@example': code,
  '@repl': code,
  jldoctest: ({ opening, body, closing }) => {
    const at = body.findIndex(line => /^\s*# output\s*$/.test(line))
    const plain = opening.replace(/julia$/, '')
    return code({
      opening,
      body: at < 0 ? body : [...body.slice(0, at), closing, '', plain, ...body.slice(at + 1)],
      closing
    })
  },
  '@raw': ({ body }, info) => (info.trim() === 'html' ? body : []),
  // The texts are in the program; what they are of is the heading of each.
  '@docs': ({ body }) => body.filter(line => line.trim()).map(line => line.trimEnd().replace(/^(\s*)(.*)$/, '$1- `$2`'))
}

/** The names that a block shows the texts of. */
export const namesIn = ([opening = '', ...rest]: readonly string[]): string[] =>
  /^[^`~]*(?:`{3,}|~{3,})\s*@docs\b/.test(opening)
    ? rest
        .slice(0, -1)
        .map(line => line.trim())
        .filter(Boolean)
    : []
