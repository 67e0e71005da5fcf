import { describe, expect, it } from 'vitest'
import { englishLabels } from '../../../../.build/languages.ts'
import { launcherLabel } from '../../../widget/launcher-label.ts'
import { launcherTexts } from '../../../widget/launcher-texts.ts'
import { createLabel, type LabelName } from '../label.ts'
import { languages, loadTexts } from './index.ts'

const english = await englishLabels()

/** Returns the names in braces, sorted. */
const placeholders = (text = '') => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()

it('are nine besides English, which has all texts', () => {
  expect(Object.keys(languages)).toEqual(['ar', 'de', 'es', 'fr', 'he', 'ja', 'ko', 'pt', 'zh'])
  expect(Object.keys(english).length).toBeGreaterThan(80)
})

describe.each(Object.keys(languages))('%s', language => {
  it('has every text, and no other', async () => {
    const texts = await loadTexts(language)
    const names = Object.keys(texts)
    expect({
      missing: Object.keys(english).filter(name => !names.includes(name)),
      unknown: names.filter(name => !(name in english))
    }).toEqual({ missing: [], unknown: [] })
    expect(names.filter(name => !texts[name]?.trim() || texts[name].includes('\n'))).toEqual([])
  })

  it('has the placeholders of every text', async () => {
    const texts = await loadTexts(language)
    for (const [name, text] of Object.entries(texts))
      expect(placeholders(text), name).toEqual(placeholders(english[name]))
  })

  it('has every plural form of the language', async () => {
    const texts = await loadTexts(language)
    const rules = new Intl.PluralRules(language)
    const needed = [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))].sort()
    for (const [name, text] of Object.entries(texts)) {
      const forms = /\{\w+, *([^}]*)\}/.exec(text)?.[1]
      if (!forms) continue
      const found = forms.split('|').map(form => /^ *(\w+): /.exec(form)?.[1])
      expect(found.toSorted(), name).toEqual(expect.arrayContaining(needed))
    }
  })

  it('uses typographic quotation marks and ellipses', async () => {
    for (const [name, text] of Object.entries(await loadTexts(language))) expect(text, name).not.toMatch(/['"]|\.\.\./)
  })

  it('has the launcher’s texts', () => {
    expect(launcherLabel(language)).toBeTruthy()
    const english = Object.values(launcherTexts('en', {}))
    for (const text of Object.values(launcherTexts(language, {}))) expect(english).not.toContain(text)
  })
})

it('Arabic has six plural forms for the number of sources', async () => {
  const label = createLabel('ar-AE', await loadTexts('ar'))
  const phrases = [0, 1, 2, 3, 11, 100].map(count => label('foundSources' as LabelName, { count }))
  expect(new Set(phrases).size).toBe(6)
  expect(phrases.slice(3)).toEqual(['عُثر على 3 مصادر', 'عُثر على 11 مصدرًا', 'عُثر على 100 مصدر'])
})
