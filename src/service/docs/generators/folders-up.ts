import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Most levels above the docs at which a configuration is looked for: `docs/en/docs` is three below it. */
const maxLevelsUp = 4

/** A folder and its ancestors, up to the repository. */
export const foldersUpFrom = (folder: string): string[] => {
  const folders: string[] = []
  for (let current = folder; folders.length <= maxLevelsUp; current = dirname(current)) {
    folders.push(current)
    if (existsSync(join(current, '.git')) || current === dirname(current)) break
  }
  return folders
}

/** A folder and its ancestors in its repository; none where it is in none, because what lies around it may be anything. */
export const repositoryFoldersUpFrom = (folder: string): string[] => {
  const folders = foldersUpFrom(folder)
  return existsSync(join(folders.at(-1) ?? folder, '.git')) ? folders : []
}
