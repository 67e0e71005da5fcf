import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { frontMatterOf } from '../../src/service/docs/index.ts'

/** The pages as a folder of files, and as one README. */
export const formsOf = (product: string, pages: ReadonlyMap<string, string>): Record<string, Map<string, string>> => {
  const texts = [...pages].map(([path, source]) => [path, textOf(path, source)] as const)
  const readme = [`# ${product}`, ...texts.map(([, text]) => withDeeperHeadings(text))].join('\n\n')
  return {
    pages: new Map(texts.map(([path, text]) => [`${path === '/' ? '/home' : path}.md`, text])),
    'one README': new Map([['README.md', readme]])
  }
}

/** Writes files to a new folder. */
export const writeFolder = async (files: ReadonlyMap<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-bench-'))
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

/** A page that begins with its title, and has no front matter. */
const textOf = (path: string, source: string): string => {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '').trim()
  const { title = path } = frontMatterOf(source)
  return /^# /m.test(body) ? body : `# ${title}\n\n${body}`
}

/** Each heading a level deeper. Lines in code look like headings too. */
const withDeeperHeadings = (text: string): string => {
  let fence = ''
  return text
    .split('\n')
    .map(line => {
      const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
      if (marker && !fence) fence = marker
      else if (marker && line.trim().startsWith(fence)) fence = ''
      return !fence && /^#{1,5} /.test(line) ? `#${line}` : line
    })
    .join('\n')
}
