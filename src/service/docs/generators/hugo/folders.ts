import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { frontMatterOf } from '../../parse.ts'
import { asObject } from '../config/index.ts'
import type { Settings } from '../settings.ts'
import type { HugoLanguage } from './languages.ts'
import type { HugoMount } from './mounts.ts'
import { isBuilt, loweredNames } from './published.ts'

interface Folder {
  /** Whether all in it belongs to one page: it has an `index.md`. */
  isBundle: boolean
  /** Whether it is a section: it has an `_index.md`, or lies at the top. */
  isSection: boolean
  isBuilt: boolean
  /** The front matter that it gives the pages below it. */
  cascade: Settings
}

/** Creates a function that says what the folders around a file are, the innermost first. */
export const createFolders = (mount: HugoMount, languages: readonly HugoLanguage[]) => {
  const endings = ['', ...languages.map(({ key }) => `.${key}`)]
  const known = new Map<string, Folder>()

  const read = (folder: string, language: HugoLanguage): Folder => {
    const id = `${language.key} ${folder}`
    const found = known.get(id)
    if (found) return found
    const pathTo = (name: string) => join(mount.folder, folder, `${name}.md`)
    const own = language === mount.language ? ['_index', `_index.${language.key}`] : [`_index.${language.key}`]
    const section = own.map(pathTo).find(path => existsSync(path))
    const frontMatter = section ? loweredNames(frontMatterAt(section)) : {}
    const facts = {
      isBundle: folder !== '' && endings.some(ending => existsSync(pathTo(`index${ending}`))),
      isSection: section !== undefined || !folder.includes('/'),
      isBuilt: isBuilt(frontMatter, language.settings),
      cascade: cascadeOf(frontMatter)
    }
    known.set(id, facts)
    return facts
  }

  return (file: string, language: HugoLanguage): (Folder & { path: string })[] =>
    foldersAround(file).map(path => ({ ...read(path, language), path }))
}

const frontMatterAt = (file: string): Settings => {
  try {
    return frontMatterOf(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** The last one is empty: that of all pages. */
const foldersAround = (file: string): string[] => {
  const folders: string[] = []
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) folders.push(folder)
  return [...folders, '']
}

/** A cascade to some pages only is not supported. */
const cascadeOf = ({ cascade }: Settings): Settings => {
  const given = loweredNames(asObject(cascade))
  return given.target || given._target ? {} : given
}
