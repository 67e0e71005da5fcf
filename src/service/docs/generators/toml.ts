import { parse as parseToml } from 'smol-toml'
import { asObject } from './config/index.ts'
import type { Settings } from './settings.ts'

/** The settings of a file of TOML; none where it cannot be parsed. */
export const settingsOfToml = (text: string): Settings => {
  try {
    return asObject(parseToml(text))
  } catch {
    return {}
  }
}
