import { cutFrontMatter, frontMatterOf } from '../../src/service/docs/parse.ts'

/** Texts by the names of their files. */
type Files = Record<string, string>

/** The pages as files of their own, and as one README. */
export const formsOf = (product: string, pages: ReadonlyMap<string, string>): Record<string, Files> => {
  const texts = [...pages].map(([path, source]) => [path, textOf(path, source)] as const)
  const readme = [`# ${product}`, ...texts.map(([, text]) => withDeeperHeadings(text))].join('\n\n')
  return {
    pages: Object.fromEntries(texts.map(([path, text]) => [`${path === '/' ? '/home' : path}.md`, text])),
    'one README': { 'README.md': readme }
  }
}

/** A page that begins with its title, and has no front matter. */
const textOf = (path: string, source: string): string => {
  const body = cutFrontMatter(source).body.trim()
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
