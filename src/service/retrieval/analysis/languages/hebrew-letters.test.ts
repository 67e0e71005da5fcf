import { expect, it } from 'vitest'
import { soundsLikeEnglish } from './hebrew-letters.ts'

it.each([
  ['אברנוט', 'evernote'],
  ['מאברנוט', 'evernot'],
  ['דרופבוקס', 'dropbox'],
  ['וורדפרס', 'wordpress'],
  ['וורקספייס', 'workspace'],
  ['מרקדאון', 'markdown'],
  ['בראוזר', 'browser'],
  ['פורטפוליו', 'portfolio'],
  ['אקסטנשן', 'extension'],
  ['גאווהסקריפט', 'javascript'],
  ['פרפורמנס', 'performance'],
  ['אלפבית', 'alphabet'],
  ['קומנדס', 'commands']
])('%s is %s in Hebrew letters', (typed, meant) => {
  expect(soundsLikeEnglish(typed, meant)).toBe(true)
})

it.each([
  ['כלב', 'club'],
  ['מתכון', 'matches'],
  ['אברנוט', 'everyone'],
  ['evernote', 'evernote'],
  ['אברנוט', 'אברנוט'],
  ['עעעע', 'eeee']
])('%s is no %s', (typed, meant) => {
  expect(soundsLikeEnglish(typed, meant)).toBe(false)
})
