// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { applyAppearance } from './appearance.ts'
import type { GivenOptions } from './options.ts'

afterEach(() => {
  document.documentElement.lang = ''
  delete document.documentElement.dataset.theme
})

const apply = (options: GivenOptions) => {
  const element = document.createElement('div')
  applyAppearance(element, options)
  return element
}

describe('language and direction', () => {
  it.each([
    ['ar', 'rtl'],
    ['fa-IR', 'rtl'],
    ['HE', 'rtl'],
    ['de', 'ltr'],
    ['arn', 'ltr']
  ])('are those of the locale: %s is %s', (locale, direction) => {
    const element = apply({ locale, labels: { launcher: 'Ask' } })
    expect([element.lang, element.dir]).toEqual([locale, direction])
  })

  it.each([
    ['de-CH', 'de-CH'],
    ['zh_TW', 'zh_TW'],
    ['nl', 'en'],
    ['den', 'en']
  ])('without the site’s own words in %s are those of the words that are drawn: %s', (locale, language) =>
    expect(apply({ locale }).lang).toBe(language)
  )

  it('are the page’s without one, and English where the page says none', () => {
    document.documentElement.lang = 'he'
    const element = apply({})
    expect([element.lang, element.dir]).toEqual(['he', 'rtl'])
    document.documentElement.lang = ''
    expect(apply({}).lang).toBe('en')
  })
})

describe('the theme', () => {
  it('is the one that the options name', () => {
    expect(apply({ theme: 'dark' }).dataset.theme).toBe('dark')
    expect(apply({ theme: 'light' }).dataset.theme).toBe('light')
  })

  it('is that of the site’s switch without one', () => {
    expect(apply({}).dataset.theme).toBe('light')
    document.documentElement.dataset.theme = 'dark'
    expect(apply({}).dataset.theme).toBe('dark')
  })
})
