import { describe, expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../../../../shared/testing/linear-time.ts'
import { soundsLikeEnglish } from './loan-words.ts'

describe('a word', () => {
  it.each([
    ['에버노트', 'evernot'],
    ['에버노트에서', 'evernote'],
    ['퍼블리시', 'publish'],
    ['드롭박스', 'dropbox'],
    ['텍스트', 'text'],
    ['워크스페이스', 'workspace'],
    ['익스텐션', 'extension'],
    ['파이썬', 'python'],
    ['사이드바', 'sidebar'],
    ['플러그인', 'plugin'],
    ['깃허브', 'github'],
    ['라이선스', 'license'],
    ['하이라이트', 'highlight'],
    ['앵귤러', 'angular'],
    ['스크린샷', 'screenshot'],
    ['홈페이지', 'homepage'],
    ['캡처', 'capture'],
    ['뉴스레터', 'newsletter']
  ])('in Korean letters is read: %s, %s', (typed, meant) => {
    expect(soundsLikeEnglish(typed, meant)).toBe(true)
  })

  it.each([
    ['에버노트', 'everyone'],
    ['깔려고', 'grid'],
    ['비싼', 'version'],
    ['가릴', 'gallery'],
    ['도커', 'dock'],
    ['이벤트', 'evernot'],
    ['노트', 'note'],
    ['evernote', 'evernote'],
    ['에버노트', '에버노트']
  ])('is no other one: %s, %s', (typed, meant) => {
    expect(soundsLikeEnglish(typed, meant)).toBe(false)
  })
})

it('takes no longer for a long word than for its length', () => {
  expectLinearTimeOver(letters => soundsLikeEnglish('가아아아아아아아나다', `g${letters}`), ['a', 'e', 'ar', 'n'])
})
