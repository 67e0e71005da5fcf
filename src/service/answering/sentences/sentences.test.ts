import { describe, expect, it } from 'vitest'
import { eitherOf, fill, joinSentences, nameOfLanguage, sentences, sentencesIn } from './sentences.ts'

const { en, ...translations } = sentences
const places = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

it('the service speaks the languages of the widget, Italian and Russian', () => {
  expect(Object.keys(sentences).sort()).toEqual([
    'ar',
    'de',
    'en',
    'es',
    'fr',
    'he',
    'it',
    'ja',
    'ko',
    'pt',
    'ru',
    'zh'
  ])
})

describe.each(Object.entries(translations))('in %s', (_, translated) => {
  const { said: _said, nor: _nor, ...texts } = translated
  const { said: _english, ...originals } = en as NonNullable<typeof en>

  it('every sentence is there, with the same places to fill in, and none is left in English', () => {
    for (const [name, original] of Object.entries(originals)) {
      const text = texts[name as keyof typeof texts]
      expect(text, name).toBeTruthy()
      expect(places(text), name).toEqual(places(original))
      if (name !== 'quoted') expect(text, name).not.toBe(original)
    }
  })

  it('a list can stand in the place of the pages where an answer stands', () => {
    expect(translated.elsewhere).toMatch(/[:：] ?\{pages\}$/)
  })

  it('the service recognises its own sentences', () => {
    for (const pattern of Object.values(translated.said)) expect(pattern.test('')).toBe(false)
  })
})

it('a language that the service does not speak is answered in English', () => {
  expect(sentencesIn('pl')).toBe(en)
  expect(sentencesIn('toString')).toBe(en)
  expect(eitherOf('pl', ['a', 'b'])).toBe('“a” or “b”')
})

it('words and names are written as a language does', () => {
  expect(eitherOf('de', ['Foo', 'Bar'])).toBe('„Foo“ oder „Bar“')
  expect(eitherOf('ja', ['Foo'])).toBe('「Foo」')
  expect(eitherOf('es', ['Foo'])).toBe('«Foo»')
  expect(eitherOf('es', ['Foo', 'Bar', 'Baz'])).toBe('«Foo», «Bar» ni sobre «Baz»')
  expect(nameOfLanguage('en', 'de')).toBe('Englisch')
  expect(nameOfLanguage('de', 'pl')).toBe('German')
})

it('a space stands between sentences, but not in Chinese and Japanese', () => {
  expect(joinSentences('fr', ['Un.', 'Deux.'])).toBe('Un. Deux.')
  expect(joinSentences('zh', ['一。', '二。'])).toBe('一。二。')
  expect(joinSentences('ja', ['一。', '二。'])).toBe('一。二。')
})

it('a place without a value stays as it is, and values are not filled in again', () => {
  expect(fill('{a} and {b}', { a: '{b}' })).toBe('{b} and {b}')
})

it('what no page says is named once in Korean', () => {
  const words = eitherOf('ko', ['램프', 'Oven'])
  expect(fill(sentencesIn('ko').notAnsweredAbout, { words })).toBe(
    '문서에 ‘램프’ 또는 ‘Oven’에 대한 내용이 없어 답을 찾지 못했습니다.'
  )
})
