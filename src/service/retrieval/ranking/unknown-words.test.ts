import { describe, expect, it } from 'vitest'
import { languageFor } from '../analysis/languages/index.ts'
import { indexOf } from '../testing/corpus.ts'
import { guessWord, unknownWords } from './unknown-words.ts'

const docs = () =>
  indexOf({ 'a.md': '# Persistence\n\nStore a picture in the database, and a pictures of a stream.\n' })

describe('a word that no page holds', () => {
  it.each([
    ['presistence', ['persistence']],
    ['databse', ['database']],
    ['persistence', []],
    // A page holds its synonym.
    ['photo', []],
    // A stop word.
    ['would', []],
    ['zebra', []],
    // A product.
    ['steam', []]
  ])('%s gives the guesses %j', (word, guesses) => {
    expect(guessWord(docs(), word)).toEqual(guesses)
  })

  it('gives two guesses at most, and none whose page has been removed', () => {
    const changing = indexOf({
      'a.md': '# Lantern\n',
      'b.md': '# Lanterp, lanterk\n'
    })
    expect(guessWord(changing, 'lanterm')).toHaveLength(2)
    changing.remove('b.md')
    expect(guessWord(changing, 'lanterm')).toEqual(['lantern'])
  })
})

describe('the words that the docs do not know', () => {
  it.each([
    ['How do I store it in Kubernetes? Kubernetes, I say.', ['Kubernetes']],
    ["What's the kube-proxy's picture", ["kube-proxy's"]],
    ['a zebra_crossing', ['zebra_crossing']],
    ['storePicture', []],
    // Pages hold one word of the name.
    ['a PictureQL', ['PictureQL']],
    ['wobbly-picture', ['wobbly-picture']],
    // A page holds its synonym.
    ['a photo', []],
    ['the first of all', []],
    ['x y', ['x', 'y']],
    // Words of a language without spaces are listed one by one.
    ['データをコピー', ['データ', 'を', 'コピー']],
    ['one two lorem ipsum dolor sit amet consectetur', ['lorem', 'ipsum', 'dolor', 'sit', 'amet']]
  ])('in “%s” are %j', (text, words) => {
    expect(unknownWords(docs(), text)).toEqual(words)
  })
})

it.each([
  ['Opera에서 램프를 켜려면?', ['Opera']],
  ['사파리에서는 램프가 켜지나요', ['사파리']],
  ['램프 켜는 법 알려주세요 ㅠㅠ', []],
  // What follows is no particle: the second of two factors.
  ['램프에 2차인증을 켜려면?', ['2차인증을']],
  ['램프설정방법', []],
  ['램프에서설정나무하는방법', ['램프에서설정나무']]
])('in the Korean question “%s” are named without their particles: %j', (text, words) => {
  const docs = indexOf({ 'a.md': '# 램프\n\n램프를 켜고 설정을 바꿉니다.\n' }, languageFor('ko'))
  expect(unknownWords(docs, text)).toEqual(words)
})
