import { describe, expect, it } from 'vitest'
import { analyzerOf } from '../../analyzer.ts'
import { withoutFraming } from '../framing.ts'
import { languageFor } from '../index.ts'

const verbOf = (tag: string, text: string) => languageFor(tag).phrasing.asksHow.exec(text)?.groups?.verb

describe('what is to be done is asked for', () => {
  it.each([
    ['fr', 'Comment désactiver le cache ?', 'désactiver'],
    ['fr', 'comment je fais pour désactiver le cache', 'désactiver'],
    ['fr', 'comment on fait pour vider le cache', 'vider'],
    ['fr', 'comment est-ce qu’on peut vider le cache', 'vider'],
    ['pt', 'Como limpar o cache?', 'limpar'],
    ['pt', 'como faço pra limpar o cache?', 'limpar'],
    ['pt', 'como que eu faço para limpar o cache', 'limpar'],
    ['pt', 'Como é que posso limpar o cache?', 'limpar'],
    ['pt', 'como a gente faz pra limpar o cache', 'limpar']
  ])('in %s: %s', (tag, text, verb) => {
    expect(verbOf(tag, text)).toBe(verb)
  })
})

describe('a question is for what something is', () => {
  it.each([
    ['fr', 'C’est quoi un cache ?', true],
    ['fr', 'c quoi le cache', true],
    ['fr', 'que veut dire hydratation ?', true],
    ['fr', 'le cache, c’est quoi ?', true],
    ['fr', 'fonction pure, ça veut dire quoi', true],
    ['fr', 'comment vider le cache', false],
    ['fr', 'à quoi sert le cache', false],
    ['pt', 'O que é um cache?', true],
    ['pt', 'oq é cache', true],
    ['pt', 'o que que é o cache', true],
    ['pt', 'o que quer dizer hidratação?', true],
    ['pt', 'qual o significado de cache', true],
    ['pt', 'função pura, o que é?', true],
    ['pt', 'o que acontece se o cache encher', false],
    ['pt', 'pra que serve o cache', false]
  ])('in %s: %s %s', (tag, text, isDefinition) => {
    expect(languageFor(tag).definition.test(text)).toBe(isDefinition)
  })
})

describe('a question is for yes or no', () => {
  it.each([
    ['pt', 'dá pra limpar o cache?'],
    ['pt', 'será que consigo limpar o cache'],
    ['pt', 'tem como limpar o cache?'],
    ['es', 'conviene vaciar la caché'],
    ['es', 'necesito vaciar la caché'],
    ['es', '¿La caché se vacía sola?'],
    ['fr', 'est-ce qu’on peut vider le cache ?'],
    ['fr', 'y a moyen de vider le cache ?']
  ])('in %s: %s', (tag, text) => {
    expect(languageFor(tag).phrasing.asksWhether.test(text)).toBe(true)
  })
})

it.each([
  ['fr', 'dis-moi comment vider le cache'],
  ['fr', 'qu’est-ce qui se passe si je vide le cache'],
  ['fr', 'je n’arrive pas à vider le cache'],
  ['fr', 'comment fonctionne le cache'],
  ['pt', 'me diga como limpo o cache'],
  ['pt', 'não tô conseguindo limpar o cache'],
  ['pt', 'do que eu preciso pro cache']
])('small words that people ask with say nothing, in %s: %s', (tag, text) => {
  const { isContentTerm, joinPhrases, termsOf } = analyzerOf(languageFor(tag))
  const content = termsOf(joinPhrases(withoutFraming(text))).filter(isContentTerm)
  expect(content.filter(term => !/^(?:vid|limp|cach)/.test(term))).toEqual([])
})
