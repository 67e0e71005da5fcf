import { readFile } from 'node:fs/promises'
import { parse as parseYaml } from 'yaml'

/** The value of a YAML file; `undefined` where it cannot be read. */
export const readYaml = async (file: string): Promise<unknown> => {
  try {
    return parseYaml(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
