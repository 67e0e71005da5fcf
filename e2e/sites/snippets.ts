import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const pages = join(import.meta.dirname, '../../docs/sites')

/** A block of code of a page, for the file that its title names. */
interface Snippet {
  file: string
  code: string
}

/** What a page of `docs/sites` tells its reader to do: files to write or to add to, and how to serve the answers. */
export const readSnippets = async (name: string) => {
  const page = await readFile(join(pages, `${name}.md`), 'utf8')
  const snippets = [...page.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', code = '']): Snippet => ({ file, code })
  )
  const [, serve] = /^npx docs-assistant (serve .*)$/m.exec(page) ?? []
  if (!snippets.length || !serve) throw new Error(`docs/sites/${name}.md has no titled code, or no line that serves.`)
  return { snippets, serve }
}

/** A comment with an ellipsis stands for what the file has already. */
const rest = /^\s*(?:\/\/|#|<!--|\{\/\*|\{#) …/

/**
 * Does to a file what its reader does. Code without “// …” is the whole file. Otherwise the lines after “// …” are
 * added behind the lines that stand before it in the code, or at the file’s end when none do. Code that ends with
 * “// …” goes to the file’s beginning.
 */
export const applySnippet = (code: string, before: string | undefined): string => {
  const lines = code.split('\n')
  const cut = lines.findIndex(line => rest.test(line))
  if (cut < 0) return code
  if (before === undefined) throw new Error('The code adds to a file that is not there.')
  const opening = lines.slice(0, cut)
  if (cut === lines.length - 2) return [...opening, before].join('\n')
  const added = lines.slice(cut + 1, lines.length - 1 - opening.length)
  if (!opening.length) return [before.replace(/\n$/, ''), ...added, ''].join('\n')
  const file = before.split('\n')
  let place = -1
  for (const line of opening) {
    place = file.findIndex((other, index) => index > place && other.trim() === line.trim())
    if (place < 0) throw new Error(`The file has no line “${line.trim()}”.`)
  }
  return [...file.slice(0, place + 1), ...added, ...file.slice(place + 1)].join('\n')
}
