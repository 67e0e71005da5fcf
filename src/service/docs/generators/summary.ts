import { posix } from 'node:path'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../markdown/index.ts'
import { decoded } from '../paths.ts'

/** The files that a `SUMMARY.md` names, with their titles. Skips draft chapters, which have no file. */
export const chaptersOf = (summary: string): Map<string, string> => {
  const chapters = new Map<string, string>()
  visit(parseMarkdown(summary), 'link', link => {
    const file = posix.normalize(decoded(link.url.replace(/#.*$/, '')))
    if (file.endsWith('.md')) chapters.set(file, textOf(link))
  })
  return chapters
}

/** The folders that a `LANGS.md` names, each of a language. */
export const foldersOf = (languages: string): string[] => {
  const folders: string[] = []
  visit(parseMarkdown(languages), 'link', ({ url }) => {
    folders.push(posix.normalize(decoded(url)).replace(/^\/|\/(?:README\.md)?$/g, ''))
  })
  return folders
}
