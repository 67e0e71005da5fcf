import { describe, expect, it } from 'vitest'
import { countWords, identifierParts, normalizeWord, withInitials, wordsOf } from './tokenizer.ts'

it.each([
  ['How do I start `useChat()`?', ['How', 'do', 'I', 'start', 'useChat']],
  ['max_tokens=3', ['max_tokens', '3']],
  ['Next.js and next.', ['Next.js', 'and', 'next']],
  ['ｗｉｄｅ', ['wide']],
  ['Lamp 3.6, v2.0.1.', ['Lamp', '3.6', 'v2.0.1']],
  ['3.6で', ['3.6', 'で']],
  ['3.6rc1', ['3', '6rc1']],
  ['lamp.3.6', ['lamp', '3', '6']],
  ['useChat를 Safari에서는 form의 3을', ['useChat', 'Safari', 'form', '3']],
  ['Reducer란? Lamp이에요', ['Reducer', 'Lamp']],
  ['lamp훅을 100만', ['lamp', '훅을', '100', '만']],
  ['이 에서', ['이', '에서']],
  ['الإصدار ٣٫٦ و۲', ['الإصدار', '3.6', 'و', '2']],
  ['ג\'יגה, דוא״ל דוא"ל ב"הגדרות" של \'קובץ\'', ['גיגה', 'דואל', 'דואל', 'בהגדרות', 'של', 'קובץ']],
  ['', []]
])('the words of “%s” are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it('the words of a language without spaces are found beside those of others', () => {
  const words = wordsOf('API 東京タワーはどこですか、それは。')
  expect(words[0]).toBe('API')
  expect(words.slice(1).join('')).toBe('東京タワーはどこですかそれは')
  expect(words.length).toBeGreaterThan(3)
})

it.each([
  ['如何设置时区', ['如何', '设置', '时区']],
  ['内核模块', ['内核', '模块']],
  ['硬链接', ['硬链', '链接']],
  ['分区的挂载', ['分区', '的', '挂载']],
  ['库中', ['库', '中']],
  ['后端', ['后端']],
  ['服务器内存', ['服务器', '内存']],
  ['管理员账号', ['管理员', '账号']],
  ['许可证换一个', ['许可证', '换', '一个']],
  ['短信验证码', ['短信', '验证码']],
  ['修饰符', ['修饰符']]
])('Chinese words that the platform cuts into characters are joined again: %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it.each([
  ['テレポート', ['テレポート']],
  ['カスタムディレクティブ', ['カスタム', 'ディレクティブ']],
  ['ウェブコンポーネント', ['ウェブ', 'コンポーネント']],
  ['サーバーのキーバインド', ['サーバー', 'の', 'キーバインド']],
  ['リアクティビティー', ['リアクティビティー']]
])('borrowed words that the platform cuts into syllables are joined again: %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it('Burmese is cut into words too', () => {
  const words = wordsOf('ဘယ်လိုထည့်သွင်းရမလဲ')
  expect(words.join('')).toBe('ဘယ်လိုထည့်သွင်းရမလဲ')
  expect(words.length).toBeGreaterThan(1)
})

it.each([
  ['What can I do?', 4],
  ['どうすればいいですか。', 5],
  ['サーバー を 起動', 4],
  ['API 東京', 2],
  ['', 0]
])('of “%s” somebody reads %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

it.each([
  ['generateText', ['generate', 'Text']],
  ['HTTPServer', ['HTTP', 'Server']],
  ['max__tokens_', ['max', 'tokens']],
  ['utf8Text', ['utf8', 'Text']],
  ['URLs', ['URLs']],
  ['lampURLsOf', ['lamp', 'URLs', 'Of']],
  ['UUIDv7', ['UUID', 'v7']],
  ['500ppm', ['500', 'ppm']],
  ['20MB', ['20', 'MB']],
  ['10msg', ['10msg']],
  ['h264ms', ['h264ms']],
  ['OLamp2', ['Lamp2']],
  ['iLS', ['LS']],
  ['plain', ['plain']]
])('the parts of %s are %j', (word, parts) => {
  expect(identifierParts(word)).toEqual(parts)
})

describe('a word', () => {
  it.each([
    ['Café', 'cafe'],
    ['max_tokens', 'maxtokens'],
    ['Next.js', 'nextjs'],
    ['V6', '6'],
    ['إضافةً', 'اضافه'],
    ['مستوى', 'مستوي'],
    ['v6x', 'v6x'],
    ['dev6', 'dev6']
  ])('%s is the same as %s', (word, normal) => {
    expect(normalizeWord(word)).toBe(normal)
  })
})

it.each([
  ['Content Security Policy', 'Content Security Policy CSP'],
  ['Model 2nd Context Protocol', 'Model 2nd Context Protocol MnCP'],
  ['UI2 Kit Two', 'UI2 Kit Two UKT'],
  ['Rate Limits', 'Rate Limits'],
  ['A name of six short words', 'A name of six short words Anossw'],
  ['A name of as many as seven words', 'A name of as many as seven words'],
  ['', '']
])('“%s” may be known as “%s”', (name, names) => {
  expect(withInitials(name)).toBe(names)
})
