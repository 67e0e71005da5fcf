import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder for finding static files. The built service is `dist/service.js` (or a chunk beside it), with `public` and
 * `widget` next to it; from source they are `public` and `dist/widget` of the repository.
 */
const here = dirname(fileURLToPath(import.meta.url))

const upTo = (name: string): string => {
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder
  }
  return here
}

const root = upTo('public')

export const folders = {
  public: join(root, 'public'),
  widget: existsSync(join(root, 'src')) ? join(root, 'dist', 'widget') : join(root, 'widget')
}
