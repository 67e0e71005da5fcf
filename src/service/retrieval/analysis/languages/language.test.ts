import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import { readCorpus } from '../../corpus.ts'
import { ask as askIn, corpusOf } from '../../testing/corpus.ts'
import type { Language } from './language.ts'

/** A language that nobody speaks: plurals end in “-oj”, and none of its words is English. */
const invented: Language = {
  tag: 'eo',
  inOneScript: text => text,
  stem: word => word.replace(/oj$/, ''),
  writesCompounds: false,
  capitalisesNouns: false,
  isStopWord: () => false,
  stopWords: "la kaj ki vu m'a",
  genericWords: 'afero granda',
  kindsOfNames: '',
  synonyms: 'bild foto\nlamp lumil',
  related: 'lumo > lamp',
  phrases: [[/\bek al\b/gi, 'start']],
  followUp: /^kaj\b/i,
  problem: /\brompit/i,
  definition: /^ki estas \w+\?$/i,
  namesKeywords: /^se\b/i,
  define: thing => `Ki estas ${thing}?`,
  questionOf: () => undefined,
  comparisons: [/\b(\w+) aŭ (\w+)$/i],
  changeTerms: /^nov/,
  contributingTerms: /^kontribu/,
  phrasing: {
    advice: /^vi povas\b/i,
    instruction: /^faru\b/i,
    limit: /\bne\b/i,
    pointer: /\blegu\b/i,
    leaning: /^tio\b/i,
    problemHeading: /^problemo\b/i,
    asksWhether: /^ĉu\b/i,
    asksHow: /(?!)/,
    asksAmount: /^kiom\b/i,
    compares: /\bmalsam/i,
    answerTypes: [{ asks: /^kiom\b/i, says: /\d/ }]
  }
}

const files = {
  'lamp.md': '# Lamp\n\nLa lamp brilas, lamp estas lumo.\n',
  'bild.md': '# Bild\n\nLa bild pendas kaj montras.\n',
  'start.md': '# Start\n\nJen la unua tago.\n',
  'changelog/muso.md': '# Muso\n\nMuso kuras, muso dormas.\n',
  'besto/muso.md': '# Muso\n\nMuso kuras, kato dormas.\n',
  'troubleshooting/pordo.md': '# Pordo\n\nPordo fermita.\n',
  'domo/pordo.md': '# Pordo\n\nPordo fermita, pordo malfermita.\n'
}

const ask = (text: string, earlier: string[] = []) => askIn(corpusOf(files, invented), text, { earlier })
const paths = (text: string, earlier?: string[]) => ask(text, earlier).sections.map(({ page }) => page.path)

it.each([
  ['a plural is found by its stem', 'lampoj', '/lamp'],
  ['a synonym stands for a word', 'foto', '/bild'],
  ['a phrase has a word in its place', 'ek al', '/start'],
  ['a page of changes comes after another', 'muso', '/besto/muso'],
  ['unless changes are asked for', 'nova muso', '/changelog/muso'],
  ['a page of solutions comes after another', 'pordo', '/domo/pordo'],
  ['unless a problem is reported', 'pordo rompita', '/troubleshooting/pordo']
])('%s', (_, text, path) => {
  expect(paths(text)[0]).toBe(path)
})

it('its stop words and its generic ones say nothing', () => {
  expect(ask('ki vu ma la').isVague).toBe(true)
  expect(ask('granda afero').isVague).toBe(true)
  expect(ask('granda lamp').isVague).toBe(false)
  expect(ask('afero de xyz').unknown).toEqual(['de', 'xyz'])
})

it('a question that begins like a follow-up leans on the one before', () => {
  expect(paths('kaj brilas montras pendas', ['start'])).toContain('/start')
  expect(paths('brilas montras pendas', ['start'])).not.toContain('/start')
})

it('a comparison brings both pages, found by the question for what a thing is', () => {
  expect(ask('bild aŭ lampoj?').verdict).toBe('clearly')
  expect(paths('bild aŭ lampoj?')).toEqual(['/bild', '/lamp'])
  expect(ask('bild or lampoj?').verdict).not.toBe('clearly')
})

it('a question for an amount is answered for sure only by one', () => {
  expect(ask('kiom brilas lamp?').verdict).toBe('perhaps')
  const lamps = corpusOf({ ...files, 'lamp.md': '# Lamp\n\nLa 3 lamp brilas, lamp estas lumo.\n' }, invented)
  expect(askIn(lamps, 'kiom brilas lamp?').verdict).toBe('clearly')
})

it('the small words of English are words like any other', () => {
  expect(ask('the').isVague).toBe(false)
})

it('a folder is read in it', async () => {
  const folder = await docsFolder(files)
  const corpus = await readCorpus(folder, { language: invented })
  await rm(folder, { recursive: true })
  expect(askIn(corpus, 'foto').sections[0]?.page.path).toBe('/bild')
})
