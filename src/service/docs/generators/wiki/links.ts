import { posix } from 'node:path'
import { endOf, rewriteLines } from '../../markup/index.ts'
import { withoutExtension } from '../../paths.ts'

/** A link in double brackets: `[[page#heading|text]]`. */
export interface WikiLink {
  /** Whether it stands for the page itself: `![[page]]`. */
  isEmbedded: boolean
  /** A name or a path; empty for the page itself. */
  page: string
  /** The last of the headings, or `^name` for a block. */
  heading: string
  text: string | undefined
}

/** Inline code, which stays as it is, a comment, marked text, or a link, before an embedded file with `!`. */
const markup =
  /(?<code>(`{1,3})[^`\n]*\2)| ?%%[^%\n]*%%|(?<![=\w])==(?<marked>[^=\s](?:[^=\n]*[^=\s])?)==(?![=\w])|(?: (?=!))?(?<!\\)!?\[\[(?<page>[^[\]|#\n]*)(?<headings>#[^[\]|\n]*)?(?:\|(?<text>[^[\]\n]*))?\]\]/g

/** The name of a block, by which links lead to it, behind its text. */
const blockName = /(?:^|\s)\^[\w-]+\s*$/

/** Files that are shown where they are embedded, and are no pages. */
const media = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|mp[34]|m4a|mov|mkv|og[gv]|wav|webm|3gp|flac|pdf|canvas|base)$/i

/**
 * Rewrites what only wikis have, outside of code: links by a function, embedded pages as links to them; comments, names of
 * blocks and embedded media are left out.
 */
export const rewriteWikiMarkup = (source: string, write: (link: WikiLink) => string): string =>
  rewriteLines(source, (lines, index) => {
    const line = lines[index] ?? ''
    if (line.trim() === '%%') {
      const end = endOf(lines, index + 1, each => each.trim() !== '%%')
      return end < lines.length ? { lines: [''], last: end } : undefined
    }
    const written = line.replaceAll(markup, (whole, ...rest) => replacementOf(whole, rest.at(-1), write))
    return { lines: [written.replace(blockName, '')], last: index }
  })

type Groups = Partial<Record<'code' | 'marked' | 'page' | 'headings' | 'text', string>>

const replacementOf = (
  whole: string,
  { code, marked, page, headings = '', text }: Groups,
  write: (link: WikiLink) => string
): string => {
  if (code !== undefined) return whole
  if (page === undefined) return marked ?? ''
  // In a table the bar before the text is escaped.
  const part = (written: string) => written.replace(/\\$/, '').trim()
  const isEmbedded = /^ ?!/.test(whole)
  if (media.test(part(page))) return isEmbedded ? '' : part(text ?? posix.basename(page))
  const link = {
    isEmbedded,
    page: part(page),
    heading: part(headings.split('#').at(-1) ?? ''),
    text: text?.trim() || undefined
  }
  return (whole.startsWith(' ') ? ' ' : '') + write(link)
}

/** The title of a page by its file, where that is written as one: `2-factor authentication.md`. */
export const titleOfFile = (file: string): string | undefined => nameIfTitle(file, / /)

/** The same in a vault, where a hyphen is none of GitHub’s spaces: `E-mail.md`. */
export const titleInVault = (file: string): string | undefined => nameIfTitle(file, / |^\p{Lu}/u)

const nameIfTitle = (file: string, isTitle: RegExp): string | undefined => {
  const name = nameOfFile(file)
  return isTitle.test(name) ? name : undefined
}

const nameOfFile = (file: string): string => posix.basename(withoutExtension(file))

/** What stands for a link without a text. */
export const nameOf = ({ page, heading }: WikiLink): string =>
  [nameOfFile(page), heading.replace(/^\^.*/, '')].filter(Boolean).join(' › ')
