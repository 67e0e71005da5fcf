import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * A folder of many pages, none like another: real ones in turn, each without some of its sections, and with some of its
 * words replaced by words of no language.
 *
 * @param sources Of real pages, by their paths.
 */
export const manyPages = async (sources: ReadonlyMap<string, string>, count: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-bench-'))
  const real = [...sources].filter(([, source]) => source.length < longest)
  const random = createRandom()
  const words = Array.from({ length: 30_000 }, () => newWord(random))
  for (let page = 0; page < count; page++) {
    const [path, source] = real[page % real.length] as [string, string]
    const file = join(folder, `part-${page % folders}`, `${path === '/' ? '/home' : path}-${page}.md`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, varied(source, words, random))
  }
  return folder
}

/** Characters of a page that is one of many, and no list of all releases. */
const longest = 100_000
/** Folders that the pages are in. */
const folders = 97

/** A number below another, the same ones in each run. */
type Random = (below: number) => number

const createRandom = (): Random => {
  let seed = 1
  return below => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
}

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
