import { glob } from 'tinyglobby'
import { asObject } from '../config/index.ts'
import { foldersUpFrom } from '../folders-up.ts'
import { readYaml } from './read-yaml.ts'

/** What playbooks are usually called; they have no fixed name. */
export const playbooks = '*{playbook,site}*.{yml,yaml}'

interface Playbook {
  file: string
  settings: Record<string, unknown>
}

/** The playbook that a folder is built with, where it is in the same repository. */
export const findPlaybook = async (folder: string): Promise<Playbook | undefined> => {
  for (const above of foldersUpFrom(folder)) {
    for (const file of (await glob(playbooks, { cwd: above, absolute: true })).sort()) {
      const settings = asObject(await readYaml(file))
      if (settings.site || settings.content) return { file, settings }
    }
  }
  return undefined
}
