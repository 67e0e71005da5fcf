import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { createRandom, type Random } from '../random.ts'

/**
 * Writes a folder of many different pages. Each is a real page without some of its sections, and with some of its words
 * replaced by invented ones.
 *
 * @param sources The Markdown or MDX of real pages, by the path of their file.
 */
export const manyPages = async (sources: ReadonlyMap<string, string>, count: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-bench-'))
  const real = [...sources].filter(([, source]) => source.length < maxLength)
  const random = createRandom()
  const words = Array.from({ length: 30_000 }, () => newWord(random))
  for (let page = 0; page < count; page++) {
    const [path, source] = real[page % real.length] as [string, string]
    const { dir, name, ext } = parse(path)
    const file = join(folder, `part-${page % folders}`, dir, `${name}-${page}${ext}`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, varied(source, words, random))
  }
  return folder
}

/** Real pages of this many characters or more, such as a changelog, are left out. */
const maxLength = 100_000
/** The number of folders that the pages are spread over. */
const folders = 97

const newWord = (random: Random): string =>
  Array.from({ length: 3 }, () => 'bdfgklmnprst'[random(12)] + ('aeiou'[random(5)] ?? '')).join('')

const varied = (source: string, words: string[], random: Random): string => {
  const front = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? ''
  const [opening = '', ...sections] = source.slice(front.length).split(/\n(?=## )/)
  const body = [opening, ...sections.filter(() => random(4) > 0)].join('\n')
  const long = [...new Set(body.match(/\b[a-z]{6,}\b/g) ?? [])]
  const others = new Map<string, string>()
  for (let word = 0; word < long.length / 8; word++) {
    others.set(long[random(long.length)] as string, words[random(words.length)] as string)
  }
  return front + body.replaceAll(/\b[a-z]{6,}\b/g, word => others.get(word) ?? word)
}
