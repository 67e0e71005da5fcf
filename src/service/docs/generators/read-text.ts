import { readFile } from 'node:fs/promises'

/** The text of a configuration; empty where there is no such file, or it cannot be read. */
export const readText = (file: string | undefined): Promise<string> =>
  file ? readFile(file, 'utf8').catch(() => '') : Promise.resolve('')
