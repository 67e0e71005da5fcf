import { posix } from 'node:path'
import { withoutExtension, withoutNumber } from '../../paths.ts'

/**
 * The address of a file below that of its version: by its front matter’s `slug` or `id`, else by its name without number
 * prefixes. `index`, `README` and a file with the folder’s own name get the address of the folder.
 */
export const slugOf = (file: string, frontMatter: Record<string, unknown>, numberPrefixes: boolean): string => {
  const strip = numberPrefixes && frontMatter.parse_number_prefixes !== false ? withoutNumber : (name: string) => name
  const slug = text(frontMatter.slug)
  if (slug.startsWith('/')) return slug
  const directories = file.split('/').slice(0, -1)
  const folder = ['', ...directories.map(strip), ''].join('/')
  const name = withoutExtension(posix.basename(file))
  if (!slug && isIndex(name, directories.at(-1))) return folder
  return posix.join(folder, slug || text(frontMatter.id) || strip(name))
}

const isIndex = (name: string, folder: string | undefined): boolean =>
  ['index', 'readme', folder?.toLowerCase()].includes(name.toLowerCase())

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
