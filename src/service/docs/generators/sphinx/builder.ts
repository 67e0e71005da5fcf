import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { isObject } from '../../../../shared/objects.ts'
import { readText } from '../read-text.ts'

/** Most levels above the pages at which build files are looked for. */
const maxLevelsUp = 2

const buildFiles = ['Makefile', 'tox.ini', 'noxfile.py', 'pyproject.toml', 'justfile']

/**
 * The form of the addresses by the builder that a file beside or above the pages names: `dirhtml` makes folders. A file
 * that names `html` too, as a `Makefile` with a target for each builder does, does not tell.
 */
export const readSphinxBuilder = async (root: string): Promise<'directory' | 'html' | undefined> => {
  let folder = root
  for (let up = 0; up <= maxLevelsUp; up += 1) {
    for (const name of ['.readthedocs.yaml', '.readthedocs.yml', 'readthedocs.yml']) {
      const builder = builderOf(await readText(join(folder, name)))
      if (builder) return builder === 'dirhtml' ? 'directory' : 'html'
    }
    const texts = await Promise.all(buildFiles.map(name => readText(join(folder, name))))
    if (texts.some(text => isBuiltAs(text, 'dirhtml') && !isBuiltAs(text, 'html'))) return 'directory'
    if (existsSync(join(folder, '.git'))) break
    folder = dirname(folder)
  }
  return undefined
}

const isBuiltAs = (text: string, builder: string): boolean =>
  new RegExp(`(^|[\\s"'])(-[bM]|--builder)[\\s="',]*${builder}\\b`, 'm').test(text)

const builderOf = (yaml: string): unknown => {
  try {
    const settings: unknown = parse(yaml, { logLevel: 'silent' })
    return isObject(settings) && isObject(settings.sphinx) ? settings.sphinx.builder : undefined
  } catch {
    return undefined
  }
}
