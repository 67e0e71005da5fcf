import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A Markdown or MDX file of the docs folder. */
interface DocsFile {
  /** Path inside the folder, with forward slashes. */
  file: string
  source: string
}

const byName = new Intl.Collator('en', { numeric: true }).compare

/** Names of the Markdown and MDX files below a folder, in the order of a file listing; hidden ones are left out. */
export const listDocs = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && /\.mdx?$/i.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(join(folder, sep).length).split(sep).join('/'))
    .filter(file => !file.split('/').some(segment => segment.startsWith('.') || segment === 'node_modules'))
    .sort(byName)
}

export const readDocsFile = async (folder: string, file: string): Promise<DocsFile> => ({
  file,
  source: (await readFile(join(folder, file), 'utf8')).replace(/^\uFEFF/, '')
})

/** Changes whenever the file is written. */
export const stampOf = async (folder: string, file: string): Promise<string> => {
  const { mtimeMs, size } = await stat(join(folder, file))
  return `${mtimeMs} ${size}`
}
