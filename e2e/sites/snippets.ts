import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const pages = join(import.meta.dirname, '../../docs/sites')

/** A code block of a page, for the file that its title names. */
interface Snippet {
  file: string
  code: string
}

/** Reads from a page of `docs/sites` the code for each file, and the command that serves the answers. */
export const readSnippets = async (name: string) => {
  const page = await readFile(join(pages, `${name}.md`), 'utf8')
  const snippets = [...page.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', code = '']): Snippet => ({ file, code })
  )
  const [, serve] = /^npx docs-assistant (serve .*)$/m.exec(page) ?? []
  if (!snippets.length || !serve) throw new Error(`docs/sites/${name}.md has no titled code, or no line that serves.`)
  return { snippets, serve }
}

/** Matches a comment that begins with “…”, which stands for the present content of the file. */
const rest = /^\s*(?:\/\/|#|<!--|\{\/\*|\{#) …/

/**
 * Changes a file as the page’s code says. Code without “// …” is the whole file. Otherwise the lines after “// …” are
 * inserted after those lines of the file that the code has before “// …”, or at the file’s end if there are none. Code
 * that ends with “// …” is inserted at the file’s beginning.
 */
export const applySnippet = (code: string, before: string | undefined): string => {
  const lines = code.split('\n')
  const cut = lines.findIndex(line => rest.test(line))
  if (cut < 0) return code
  if (before === undefined) throw new Error('The code adds to a file that is not there.')
  const opening = lines.slice(0, cut)
  if (cut === lines.length - 2) return [...opening, before].join('\n')
  // What is indented more than an opening line does not close it: YAML closes nothing.
  const closing = opening.filter((line, index) => indentOf(lines.at(-2 - index)) <= indentOf(line))
  const added = lines.slice(cut + 1, lines.length - 1 - closing.length)
  if (!opening.length) return [before.replace(/\n$/, ''), ...added, ''].join('\n')
  const file = before.split('\n')
  let place = -1
  for (const line of opening) {
    place = file.findIndex((other, index) => index > place && other.trim() === line.trim())
    if (place < 0) throw new Error(`The file has no line “${line.trim()}”.`)
  }
  return [...file.slice(0, place + 1), ...added, ...file.slice(place + 1)].join('\n')
}

const indentOf = (line = ''): number => line.length - line.trimStart().length
