import { effect, type ReadonlySignal, signal } from '@preact/signals'

/** Texts of the widget by name. */
export type Texts = Readonly<Record<string, string>>

/**
 * Keeps the texts of the locale’s language, which win over the English ones of the code. Nothing until they have arrived,
 * so that no English flashes; those of another locale stay until its own have.
 */
export const followTexts = (locale: ReadonlySignal<string>) => {
  const texts = signal<Texts | undefined>()
  const dispose = effect(() => {
    let isWanted = true
    const take = (arrived: Texts) => {
      if (isWanted) texts.value = arrived
    }
    if (isEnglish(locale.value)) take({})
    else bringTexts(locale.value).then(take)
    // English is better than nothing.
    setTimeout(() => texts.peek() ?? take({}), 5000)
    return () => {
      isWanted = false
    }
  })
  return { texts: texts as ReadonlySignal<Texts | undefined>, dispose }
}

/**
 * The texts of a locale’s language, all that there are. None for English, for a language that the widget does not speak,
 * and where they cannot be brought: the English ones stay.
 */
export const bringTexts = async (locale: string): Promise<Texts> => {
  try {
    return isEnglish(locale) ? {} : await (await import('./languages/index.ts')).loadTexts(locale)
  } catch (error) {
    console.warn('Docs Assistant: no texts for', locale, error)
    return {}
  }
}

const isEnglish = (locale: string) => /^en\b/i.test(locale)

/** The tag as `Intl` takes it; English for what is none. */
export const validLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale.replace('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
