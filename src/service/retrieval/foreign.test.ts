import { describe, expect, it } from 'vitest'
import { plainSite, readPage } from '../docs/index.ts'
import { createPreparation } from './indexing/prepare.ts'
import { createSearchIndex } from './indexing/search-index.ts'
import { retrieve } from './retrieve.ts'
import { questionOf } from './testing/corpus.ts'

/** Pages in the languages that their words tell. */
const corpusOf = (files: Record<string, string>) => {
  const read = Object.entries(files).map(([name, text]) => readPage(name, text))
  const index = createSearchIndex()
  const prepare = createPreparation()
  for (const page of read) index.add(prepare(page))
  return {
    index,
    site: plainSite('/nowhere'),
    pages: new Map(read.map(({ page }) => [page.key, page])),
    files: new Map(read.map(({ page }) => [page.file, page])),
    readAt: new Date(),
    refresh: async () => {}
  }
}

const filler = Object.fromEntries(
  ['Haus', 'Garten', 'Fenster', 'Brücke'].map(thing => [
    `${thing}.md`,
    `# ${thing}\n\nDas hier ist ein ganz anderer Text, und er handelt von nichts, was man sonst noch wissen will.\n`
  ])
)
const german = {
  ...filler,
  'schluessel.md': '# Schlüssel\n\nDer Schlüssel wird im Header geprüft, und er ist eine Stunde lang gültig.\n',
  'datenbank.md': '# Datenbank\n\nDie Verbindung zur Datenbank wird geöffnet, wenn die erste Anfrage kommt.\n',
  'injektion.md':
    '# Abhängigkeitsinjektion\n\nDas ist ein System, mit dem man eine Funktion von einer anderen trennt.\n',
  'streaming.md': '# Streaming\n\nMit `useChat` werden die Antworten gestreamt, und das ist einfach zu benutzen.\n'
}
const paths = (files: Record<string, string>, text: string, currentPath?: string) =>
  retrieve(corpusOf(files), questionOf(text, { currentPath }), { limit: 5, accepts: () => true }).sections.map(
    ({ page }) => page.path
  )

describe('a question in German finds', () => {
  it.each([
    ['umlauts that are typed as two letters', 'Wie pruefe ich den Schluessel?', '/schluessel'],
    ['umlauts that are left out', 'gultig', '/schluessel'],
    ['a word in another form', 'Welche Datenbanken?', '/datenbank'],
    ['the parts of a compound that no page has', 'Datenbankverbindung', '/datenbank'],
    ['a compound by one of its parts', 'Was macht die Injektion?', '/injektion'],
    ['an identifier', 'Was macht useChat?', '/streaming']
  ])('%s', (_, text, path) => {
    expect(paths(german, text)[0]).toBe(path)
  })
})

it('a question in German goes on from one in English without the small words of that', () => {
  const earlier = ['How do I use several workers?']
  const ask = (text: string) =>
    retrieve(
      corpusOf({
        ...german,
        'worker.md': '# Worker\n\nMehrere Worker werden mit einer Option gestartet, und sie laufen zur selben Zeit.\n',
        'docker.md': '# Docker\n\nMit Docker wird das Programm in einem Container gestartet, und es läuft darin.\n'
      }),
      questionOf(text, { earlier }),
      { limit: 5, accepts: () => true }
    )
  expect(ask('und mit Docker?').verdict).toBe('clearly')
  expect(ask('und mit Docker?').sections[0]?.page.path).toBe('/docker')
})

describe('one documentation in two languages', () => {
  const both = {
    ...german,
    'install.md': '# Installing\n\nThis is how you install the packages, and what it does when they are there.\n',
    'cookies.md': '# Cookies\n\nThis is how you read the cookies of a request, and how they are set again.\n'
  }

  it('is cut page by page', () => {
    const { index } = corpusOf(both)
    expect(index.languageOf('install.md').tag).toBe('en')
    expect(index.languageOf('datenbank.md').tag).toBe('de')
    expect(index.analyzers.map(({ language }) => language.tag)).toEqual(['de', 'en'])
  })

  it('finds words that both have, cut as each page’s language cuts them', () => {
    expect(paths(both, 'Wie lese ich Cookies?')[0]).toBe('/cookies')
    expect(paths(both, 'How do I install the packages?')[0]).toBe('/install')
  })
})

describe('the language of a page', () => {
  const tagOf = (files: Record<string, string>) => {
    const [name = ''] = Object.keys(files)
    return corpusOf(files).index.languageOf(name).tag
  }

  it('is the one that it is written in, whatever it says', () => {
    expect(tagOf({ 'es/a.md': '---\nlang: es\n---\n# Page\n\nThis is not what it says that it is, is it?\n' })).toBe(
      'en'
    )
  })

  it('is the one that it says, or its folder, where its words do not tell', () => {
    expect(tagOf({ 'a.md': '---\nlang: fr-CH\n---\n# API\n\n`run()`\n' })).toBe('fr')
    expect(tagOf({ 'es/a.md': '# API\n\n`run()`\n' })).toBe('es')
    expect(tagOf({ 'a.md': '# API\n\n`run()`\n' })).toBe('en')
  })
})

describe('a question in a language that no page is in', () => {
  const english = {
    'stream.md': '# useChat\n\nThis is how the hook `useChat` streams the answers of a model to what you have.\n',
    'cookies.md': '# Cookies\n\nThis is how you read the cookies of a request, and how they are set again.\n',
    'house.md': '# Houses\n\nThis is another text, and it is about what you have in the house and in the garden.\n'
  }
  const askIn = (files: Record<string, string>, text: string) =>
    retrieve(corpusOf(files), questionOf(text), { limit: 5, accepts: () => true })
  const ask = (text: string) => askIn(english, text)

  it('finds identifiers and shared words, and is not sure of them', () => {
    for (const text of [
      'Wie unterbreche ich useChat bei Gewitter?',
      '¿Cómo interrumpo useChat de noche?',
      'useChat の中断手順'
    ]) {
      expect(ask(text).sections[0]?.page.path).toBe('/stream')
      expect(ask(text).verdict).toBe('perhaps')
    }
    expect(ask('Wie werden Cookies gelesen?').sections[0]?.page.path).toBe('/cookies')
  })

  it('is not refused where it names what many of their places have', () => {
    const many = Array.from({ length: 12 }, (_, at) => [
      `part${at}.md`,
      `# Part ${at}

This is how the hook \`useChat\` is used in what you have at number ${at}.
`
    ])
    const verdictOf = (text: string) => askIn({ ...english, ...Object.fromEntries(many) }, text).verdict
    const text = 'Kann ich mehrere Datenbanken gleichzeitig verwenden?'
    expect(verdictOf(`${text} useChat`)).toBe('perhaps')
    expect(verdictOf(`${text} useTable`)).toBe('no')
  })

  it('is sure of what an identifier alone is asked for', () => {
    for (const text of ['Wofür ist useChat gut?', '¿Para qué sirve useChat?', 'useChatの使い方を教えてください'])
      expect(ask(text).verdict).toBe('clearly')
  })

  it('is sure of an identifier beside which a page has a translation of the rest', () => {
    const files = { ...english, 'stream.md': '# Streaming\n\nThe hook `useChat` keeps answers in the database.\n' }
    for (const text of ['Wie nutze ich useChat mit Datenbank?', 'useChatのデータベース'])
      expect(askIn(files, text).verdict).toBe('clearly')
    const apart = { ...english, 'house.md': '# Houses\n\nThis is about the database in the house and in the garden.\n' }
    expect(askIn(apart, 'Wie nutze ich useChat mit Datenbank?').verdict).toBe('perhaps')
  })

  it('is sure of the same in the language of the pages', () => {
    expect(ask('How do I use useChat to stream the answers of a model?').verdict).toBe('clearly')
  })
})

it('a comparison in Chinese is answered by what compares, and not where one of the two names is defined', () => {
  const define = (name: string) => `## ${name}()\n\n调用${name}，开灯。\n\n`
  const said = '`glow` 和 `glowTable` 都能开灯，主要区别是颜色。'
  const corpus = corpusOf({
    '灯.md': `# 电灯\n\n${define('glowTable')}${define('glow')}## glow vs. glowTable\n\n${said}\n`
  })
  for (const text of ['glow 和 glowTable 有什么区别', 'glowTable跟glow有啥不一样']) {
    const { quotes } = retrieve(corpus, questionOf(text), { limit: 5, accepts: () => true })
    expect(quotes()[0]?.pieces[0]?.text).toBe(said.replaceAll('`', ''))
  }
})

it('Korean finds words with any particle, and Japanese and Chinese without spaces', () => {
  const files = {
    '서버.md': '# 서버\n\n서버를 시작하고 설정 파일을 읽습니다.\n',
    '통지.md': '# 알림\n\n사용자에게 알림을 표시합니다.\n',
    'クッキー.md': '# クッキー\n\nクッキーを読み取って削除できます。\n',
    '数据库.md': '# 数据库\n\n连接数据库并关闭连接。\n'
  }
  expect(paths(files, '서버에서 설정은 어떻게 읽나요?')[0]).toBe(encodeURI('/서버'))
  expect(paths(files, '알림이 표시되나요?')[0]).toBe(encodeURI('/통지'))
  expect(paths(files, 'クッキーの削除')[0]).toBe(encodeURI('/クッキー'))
  expect(paths(files, '怎么连接数据库')[0]).toBe(encodeURI('/数据库'))
  expect(paths(files, '怎麼連接資料庫')[0]).toBe(encodeURI('/数据库'))
})
