import { signal } from '@preact/signals'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { followTexts, loadLanguage, validLocale } from './texts.ts'

afterEach(() => void vi.useRealTimers())

const follow = (first: string) => {
  const locale = signal(first)
  const { texts, dispose } = followTexts(locale)
  onTestFinished(dispose)
  return { locale, texts, dispose }
}

it.each(['de', 'DE-at', 'de_CH'])('are loaded for %s', async locale => {
  expect((await loadLanguage(locale)).send).toBe('Senden')
})

it.each(['en', 'EN-gb', 'nl', 'den', '', 'constructor'])('are none for “%s”', async locale => {
  expect(await loadLanguage(locale)).toEqual({})
})

it('are there at once for English, and undefined for other languages until they have loaded', async () => {
  for (const english of ['en', 'en-GB', 'en_GB']) expect(follow(english).texts.value).toEqual({})
  const { texts } = follow('de')
  expect(texts.value).toBeUndefined()
  await vi.waitFor(() => expect(texts.value?.send).toBe('Senden'))
})

it('follow the locale; the previous ones stay until the next have loaded', async () => {
  const { locale, texts } = follow('de')
  await vi.waitFor(() => expect(texts.value?.send).toBe('Senden'))
  locale.value = 'fr'
  expect(texts.value?.send).toBe('Senden')
  await vi.waitFor(() => expect(texts.value?.send).toBe('Envoyer'))
})

it('are dropped if the locale has changed, or after disposal', async () => {
  const { locale, texts } = follow('de')
  locale.value = 'en'
  const ended = follow('de')
  ended.dispose()
  await loadLanguage('de')
  expect(texts.value).toEqual({})
  expect(ended.texts.value).toBeUndefined()
})

it('are English after five seconds, and the language’s own as soon as they have loaded', async () => {
  vi.useFakeTimers()
  const { texts } = follow('de')
  vi.advanceTimersByTime(4999)
  expect(texts.value).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(texts.value).toEqual({})
  vi.useRealTimers()
  await vi.waitFor(() => expect(texts.value?.send).toBe('Senden'))
})

it.each([
  ['pt-br', 'pt-BR'],
  ['zh_CN', 'zh-CN'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['english!', 'en'],
  ['', 'en']
])('“%s” is “%s” to Intl', (given, valid) => expect(validLocale(given)).toBe(valid))
