/** @module-tag slow */
import { access, copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { readSections } from '../docs/index.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { type Corpus, readCorpus } from './corpus.ts'
import { readInThread } from './reading/index.ts'
import { ask } from './testing/corpus.ts'

/** More than are indexed again without being saved. */
const count = 501

const words = ['lamp', 'sofa', 'desk', 'shelf', 'carpet']
const pageOf = (page: number, word = words[page % words.length]) =>
  `---\ndescription: Of the ${word}\n---\n# Page ${page}\n\nThe ${word} of room ${page} is warm.\n\n## How to move room${page}\n\nPush it.\n`

const newDocs = async (pages = count) => {
  const numbers = Array.from({ length: pages }, (_, page) => page)
  const folder = await docsFolder({
    ...Object.fromEntries(numbers.map(page => [`p${page}.md`, pageOf(page)])),
    'de.md':
      '# Die Datenbankverbindung\n\nÜber die Datenbankverbindung und den Schlüssel der Wohnung, die nicht warm ist.'
  })
  const data = await docsFolder({})
  onTestFinished(async () => {
    for (const path of [folder, data]) await rm(path, { recursive: true })
  })
  const kept = join(data, 'index.db')
  const read = async (keptIn = kept) => {
    const reader = readInThread({ folder, generator: 'plain', cache: keptIn })
    let indexed = 0
    const corpus = await readCorpus(folder, {
      reader: {
        ...reader,
        async *read(known) {
          for await (const events of reader.read(known)) {
            indexed += events.filter(({ is }) => is === 'page').length
            yield events
          }
        }
      }
    })
    return { corpus, indexed: () => indexed }
  }
  return { folder, kept, saved: `${kept}.index`, read }
}

const questions = ['lamp', 'carpet of room 7', 'How do I move room12?', 'shelff', 'Wohnungsschluessel', 'description']

/** What is found, and how well it fits, to the last digit. */
const answersOf = (corpus: Corpus) =>
  questions.map(question => {
    const { sections, verdict, quotes } = ask(corpus, question)
    const likelihoods = quotes().map(({ likelihood }) => likelihood)
    return [sections.map(({ page, anchor }) => `${page.path}#${anchor}`), verdict, likelihoods]
  })

it('an index that was saved answers as it did, and none of its pages is indexed again', async () => {
  const { read, saved } = await newDocs()
  const first = await read()
  expect(first.indexed()).toBe(count + 1)
  await access(saved)
  const second = await read()
  expect(second.indexed()).toBe(0)
  expect(second.corpus.pages.size).toBe(count + 1)
  expect(answersOf(second.corpus)).toEqual(answersOf(first.corpus))
  expect([...second.corpus.pages.keys()]).toEqual([...first.corpus.pages.keys()])
  const [page] = [...second.corpus.pages.values()].slice(-1)
  expect(page && readSections(page).length).toBeGreaterThan(0)
})

it('what has changed since is read, is found by its new words alone, and goes with its file', async () => {
  const { folder, read } = await newDocs()
  await read()
  await writeFile(join(folder, 'p3.md'), pageOf(3, 'chandelier'))
  await rm(join(folder, 'p4.md'))
  await writeFile(join(folder, 'new.md'), '# Candelabra')
  const { corpus, indexed } = await read()
  expect(indexed()).toBe(2)
  expect(corpus.pages.size).toBe(count + 1)
  expect(ask(corpus, 'chandelier').sections[0]?.page.path).toBe('/p3')
  expect(ask(corpus, 'candelabra').sections[0]?.page.path).toBe('/new')
  const anew = await readCorpus(folder)
  const frequencies = ({ index }: Corpus) => ['shelf', 'carpet', 'room4', 'warm', 'page'].map(index.terms.frequency)
  expect(frequencies(corpus)).toEqual(frequencies(anew))
  expect(corpus.index.terms.size).toBe(anew.index.terms.size)
})

it('a few pages are indexed again without being saved', async () => {
  const { read, saved } = await newDocs(20)
  await read()
  await expect(access(saved)).rejects.toThrow('ENOENT')
  expect((await read()).indexed()).toBe(21)
})

it('one that is broken, cut short or made by another version is not believed', async () => {
  const { read, saved } = await newDocs()
  const before = answersOf((await read()).corpus)
  const whole = await readFile(saved)
  const broken = [0, 5, 100, whole.length >> 1, whole.length - 1].map(length => whole.subarray(0, length))
  const wrong = Buffer.from(whole)
  wrong[wrong.length >> 1] = (wrong[wrong.length >> 1] ?? 0) ^ 1
  for (const bytes of [...broken, wrong, Buffer.from('no index at all'.repeat(100))]) {
    await writeFile(saved, bytes)
    const { corpus, indexed } = await read()
    expect([indexed(), answersOf(corpus)]).toEqual([count + 1, before])
  }
})

it('one whose pages were thrown away is thrown away as well', async () => {
  const { kept, saved, read } = await newDocs()
  const before = answersOf((await read()).corpus)
  // Of a copy the thread knows nothing but what is kept in it.
  await writeFile(`${kept}.copy`, 'no database')
  await copyFile(saved, `${kept}.copy.index`)
  const { corpus, indexed } = await read(`${kept}.copy`)
  expect([indexed(), answersOf(corpus)]).toEqual([count + 1, before])
})

it('nothing of one that is thrown away stays, even words that no page has any more', async () => {
  const { folder, kept, saved, read } = await newDocs()
  const wordsOf = ({ index }: Corpus) => index.spelling.beginningWith('datenbank', 1)
  expect(wordsOf((await read()).corpus)).toEqual(['datenbankverbindung'])
  await writeFile(`${kept}.copy`, 'no database')
  await copyFile(saved, `${kept}.copy.index`)
  await rm(join(folder, 'de.md'))
  expect(wordsOf((await read(`${kept}.copy`)).corpus)).toEqual([])
})

it('a page whose text is lost or broken is read again at once', async () => {
  const { kept, read } = await newDocs()
  await read()
  const database = new DatabaseSync(kept)
  const { body } = database.prepare("SELECT body FROM pages WHERE file = 'p7.md'").get() as { body: number }
  database.prepare('DELETE FROM bodies WHERE id = ?').run(body)
  database.prepare("DELETE FROM pages WHERE file = 'p7.md'").run()
  database.close()
  const { corpus } = await read()
  const isThere = () => ask(corpus, 'How do I move room7?').sections.some(({ page }) => page.path === '/p7')
  expect(isThere()).toBe(false)
  await expect.poll(isThere).toBe(true)
})
