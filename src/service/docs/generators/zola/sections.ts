import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { frontMatterOf } from '../../parse.ts'

/** What the `_index.md` of a folder says of the pages in it. */
export interface Section {
  isDraft: boolean
  /** Whether the site’s own search finds the pages in it, but for those of the folders in it. */
  isSearched: boolean
}

/** Creates a function that returns the sections around a file, the innermost first. Folders without one are left out. */
export const createSections = (content: string): ((file: string) => Section[]) => {
  const known = new Map<string, Section | undefined>()
  const read = (folder: string): Section | undefined => {
    if (!known.has(folder)) known.set(folder, readSection(join(content, folder, '_index.md')))
    return known.get(folder)
  }
  return file => {
    const sections: Section[] = []
    for (let folder = file; folder !== '.'; ) {
      folder = posix.dirname(folder)
      const section = read(folder)
      if (section) sections.push(section)
    }
    return sections
  }
}

const readSection = (file: string): Section | undefined => {
  try {
    const { draft, in_search_index: isSearched } = frontMatterOf(readFileSync(file, 'utf8'))
    return { isDraft: draft === true, isSearched: isSearched !== false }
  } catch {
    return undefined
  }
}
