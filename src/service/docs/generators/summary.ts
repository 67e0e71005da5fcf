import { posix } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { decoded } from '../paths.ts'

/** The files that a `SUMMARY.md` names, with their titles. Skips draft chapters, which have no file. */
export const chaptersOf = (summary: string): Map<string, string> => {
  const chapters = new Map<string, string>()
  visit(fromMarkdown(summary), 'link', link => {
    const file = posix.normalize(decoded(link.url.replace(/#.*$/, '')))
    if (file.endsWith('.md')) chapters.set(file, textOf(link))
  })
  return chapters
}
