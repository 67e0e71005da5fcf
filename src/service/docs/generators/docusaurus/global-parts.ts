import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a site names components for all of its pages: https://docusaurus.io/docs/markdown-features/react#mdx-component-scope */
const files = ['js', 'jsx', 'ts', 'tsx'].flatMap(extension =>
  ['MDXComponents', 'MDXComponents/index'].map(name => `src/theme/${name}.${extension}`)
)

const part = /^import\s+[A-Z]\w*\s+from\s+["'][^"'\n]+\.mdx?["'];?[ \t]*$/gm

/** The imports of texts that every page of a site can show without importing them itself. */
export const globalPartsIn = (root: string): string[] => {
  const file = files.map(name => join(root, name)).find(path => existsSync(path))
  return file ? (readFileSync(file, 'utf8').match(part) ?? []) : []
}
