import { glob } from 'tinyglobby'
import { asObject } from '../config/index.ts'
import { foldersUpFrom } from '../folders-up.ts'
import { readYaml } from './read-yaml.ts'

/** What playbooks are usually called; they have no fixed name, and one of another name is told by what it says. */
export const playbooks = '*{playbook,site}*.{yml,yaml}'

interface Playbook {
  file: string
  settings: Record<string, unknown>
}

/** Whether a playbook is one for those who write: `local-antora-playbook.yml`. */
const isForAuthors = (file: string): boolean => /(?:local|dev|author|preview)[^/\\]*$/i.test(file)

/** The playbook that a folder is built with, where it is in the same repository. */
export const findPlaybook = async (folder: string): Promise<Playbook | undefined> => {
  for (const above of foldersUpFrom(folder)) {
    const files = (await glob('*.{yml,yaml}', { cwd: above, absolute: true })).sort()
    for (const file of [...files.filter(file => !isForAuthors(file)), ...files.filter(isForAuthors)]) {
      const settings = asObject(await readYaml(file))
      if (asObject(settings.content).sources) return { file, settings }
    }
  }
  return undefined
}
