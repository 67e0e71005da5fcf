import { expect, it } from 'vitest'
import { chinese } from '../analysis/languages/chinese.ts'
import { english } from '../analysis/languages/english/index.ts'
import { french } from '../analysis/languages/french.ts'
import { german } from '../analysis/languages/german.ts'
import { hebrew } from '../analysis/languages/hebrew.ts'
import type { Language } from '../analysis/languages/index.ts'
import { korean } from '../analysis/languages/korean/index.ts'
import { russian } from '../analysis/languages/russian.ts'
import { indexOf } from '../testing/corpus.ts'
import { corrected } from './corrections.ts'

/** A page and two more, so that its words are common. */
const commonly = (page: string, language?: Language) => indexOf({ 'a.md': page, 'b.md': page, 'c.md': page }, language)

const index = commonly('# Middleware\n\nStore a picture with the middleware; configure the database first.\n')

it.each([
  ['How do I configrue the middelware?', 'How do I configure the middleware?'],
  ['midleware', 'middleware'],
  ['middlewware', 'middleware'],
  ['MIDDELWARE', 'middleware'],
  ['Databse', 'database'],
  ['configuredatabase', 'configure database'],
  ['howmiddleware', 'how middleware'],
  ['midxleware', 'middleware'],
  ['what does smoebody do', 'what does somebody do']
])('“%s” is read as “%s”', (typed, meant) => {
  expect(corrected(index, typed)).toBe(meant)
})

it('a Chinese word that no page holds is the common one that sounds the same', () => {
  const directives = commonly('# 指令\n\n自定义指令。\n', chinese)
  expect(corrected(directives, '自定义指另怎么写')).toBe('自定义指令怎么写')
  expect(corrected(directives, '指针怎么写')).toBe('指针怎么写')
  const rare = indexOf({ 'a.md': '# 指令\n\n自定义指令。\n' }, chinese)
  expect(corrected(rare, '自定义指另怎么写')).toBe('自定义指另怎么写')
})

it('a Hebrew word that no page holds is the common English one that sounds the same', () => {
  const imports = commonly('# ייבוא\n\nייבוא מ-Evernote לכאן.\n', hebrew)
  expect(corrected(imports, 'איך מייבאים מאברנוט')).toBe('איך מייבאים evernot')
  expect(corrected(imports, 'איך מייבאים מאברמוט')).toBe('איך מייבאים מאברמוט')
})

it('a Korean word that no page holds is the common English one that sounds the same', () => {
  const imports = commonly('# 가져오기\n\nEvernote에서 노트를 가져옵니다.\n', korean)
  expect(corrected(imports, '에버노트에서 가져오기')).toBe('evernot 가져오기')
  expect(corrected(imports, '에버모트에서 가져오기')).toBe('에버모트에서 가져오기')
})

it.each([
  'How do I configure the middleware?',
  'Kubernetes',
  'midDleware',
  'middelware()',
  '@scope/middelware',
  'databse.ts',
  'zebra crossing',
  'the larger, and large',
  'a ficture of it',
  'the stire',
  'A photo of it'
])('“%s” stays as it is', text => {
  expect(corrected(index, text)).toBe(text)
})

it('at most twelve words are corrected', () => {
  const text = corrected(index, 'middelware '.repeat(20))
  expect(text.match(/middleware/g)).toHaveLength(12)
})

it.each([
  ['dimmerr', 'dimmer'],
  ['dimmerd', 'dimmerd'],
  ['curtai', 'curtain'],
  ['dimme', 'dimme'],
  ['dmmer', 'dimmer'],
  ['latte', 'latte']
])('of “%s”, whose end alone may differ, “%s” is read', (typed, meant) => {
  const rooms = commonly('# Rooms\n\nLamp, dimmer and curtain: a dimmer of a lamp, and a curtain.\n')
  expect(corrected(rooms, typed)).toBe(meant)
})

it('the name of a product is no slip of the pen', () => {
  const strips = indexOf({ 'a.md': '# Strip\n\nStrip the scalar of its closure, and strip a stream again.\n' })
  for (const text of ['strip', 'stripe', 'scala', 'clojure', 'steam']) expect(corrected(strips, text)).toBe(text)
  expect(corrected(strips, 'scalr')).toBe('scalar')
})

it('a word is not split in two that stand together nowhere', () => {
  const apart = commonly('# Store\n\nA store of pictures. Configure the image.\n')
  expect(corrected(apart, 'configurestore')).toBe('configurestore')
  expect(corrected(apart, 'configureimage')).toBe('configure image')
})

it.each(['offstore', 'overpicture', 'underimage', 'downstore', 'outimage'])('“%s” is no two words', word => {
  const apart = commonly('# Store\n\nA store of pictures. Configure the image.\n')
  expect(corrected(apart, word)).toBe(word)
})

it('a word is not split in parts of which one is rare', () => {
  const rare = indexOf({ 'a.md': '# Store\n\nConfigure the image.\n' })
  expect(corrected(rare, 'configureimage')).toBe('configureimage')
})

it('a compound is not split in a language that writes compounds', () => {
  const pages = commonly('# Seiten\n\nEine Seite steht unter der anderen.\n', german)
  expect(corrected(pages, 'eine Unterseite anlegen')).toBe('eine Unterseite anlegen')
})

it('a word is not split from what reverses its meaning', () => {
  const installing = commonly('# Installer\n\nPour installer des paquets, lancez la commande.\n', french)
  for (const text of ['desinstaller', 'désinstaller']) expect(corrected(installing, text)).toBe(text)
  expect(corrected(installing, 'installerdes')).toBe('installer des')
})

it.each(['off', 'out', 'over', 'under', 'down'])('a word is not split behind “%s”', prefix => {
  const index = commonly(`# Lamp\n\nThe lamp goes ${prefix} light.\n`, english)
  expect(corrected(index, `${prefix}light`)).toBe(`${prefix}light`)
  expect(corrected(index, 'lampgoes')).toBe('lamp goes')
})

it.each([
  ['the opposite', '# Лампа\n\nЛампа горит в комнате.\n', russian, 'как выключить лампу'],
  ['another word', '# Lamp\n\nA lamp glows in a room.\n', english, 'can I reuse a lamp']
])('a word of the language that no page holds is not read as %s', (_, page, language, text) => {
  expect(corrected(commonly(page, language), text)).toBe(text)
})
