import { expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../../../shared/testing/linear-time.ts'
import { refersBack } from './back-references.ts'

it.each([
  'how do I turn it off',
  'Does that work on Windows?',
  'how do I do this there',
  'Wie geht das?',
  'Kann ich das auch mit npm?',
  'Was brauche ich dafür?',
  'comment faire ça',
  '¿Cómo cambio eso?',
  'Como faço isso?',
  'как это отключить',
  'а можно без него?',
  'где ещё её найти',
  'それはどこですか',
  '它怎么用',
  '그것을 어떻게 끄나요',
  'كيف أفعل هذا',
  'איך עושים את זה'
])('%s refers back', question => {
  expect(refersBack.test(question)).toBe(true)
})

it.each([
  'how do I turn the lamp off',
  'is there a lamp',
  'What does BF-E07 mean?',
  'Wie lösche ich das Konto?',
  'comment éteindre la lampe',
  '¿Qué es una lámpara?',
  'Como apago a lâmpada?',
  'как отключить лампу',
  'какая этажерка нужна',
  'ランプはどこですか',
  '怎么用灯',
  '램프를 어떻게 끄나요',
  'كيف أطفئ المصباح',
  'איך מכבים את המנורה'
])('%s does not', question => {
  expect(refersBack.test(question)).toBe(false)
})

it('takes linear time', () => {
  expectLinearTimeOver(text => refersBack.test(text), ['is ', 'it', 'das ', 'это ', 'a', ' '])
})
