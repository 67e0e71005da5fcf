import { parse as parseYaml } from 'yaml'
import { asObject } from './config/index.ts'
import type { Settings } from './settings.ts'

/** The settings of a file of YAML, or of JSON; none where it cannot be parsed. */
export const settingsOfYaml = (text: string): Settings => {
  try {
    return asObject(parseYaml(text))
  } catch {
    return {}
  }
}
