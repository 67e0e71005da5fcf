import { effect, type ReadonlySignal, signal } from '@preact/signals'

/** Texts of the widget by name. */
export type Texts = Readonly<Record<string, string>>

/**
 * Loads the texts of the locale’s language, which take precedence over the English ones in the code, and loads others
 * when the locale changes. The signal is undefined until the first texts have loaded, so that no English flashes; after
 * a change the previous texts stay until the new ones have loaded.
 */
export const followTexts = (locale: ReadonlySignal<string>) => {
  const texts = signal<Texts | undefined>()
  const dispose = effect(() => {
    let isWanted = true
    const take = (arrived: Texts) => {
      if (isWanted) texts.value = arrived
    }
    if (isEnglish(locale.value)) take({})
    else loadLanguage(locale.value).then(take)
    // If the texts take too long, the English ones are shown.
    setTimeout(() => texts.peek() ?? take({}), 5000)
    return () => {
      isWanted = false
    }
  })
  return { texts: texts as ReadonlySignal<Texts | undefined>, dispose }
}

/**
 * Loads all texts of a locale’s language. Returns none for English, for a language without texts, and when loading
 * fails: then the English texts stay.
 */
export const loadLanguage = async (locale: string): Promise<Texts> => {
  try {
    return isEnglish(locale) ? {} : await (await import('./languages/index.ts')).loadTexts(locale)
  } catch (error) {
    console.warn('Docs Assistant: no texts for', locale, error)
    return {}
  }
}

const isEnglish = (locale: string) => /^en(?![a-z])/i.test(locale)

/** Returns the tag in the form that `Intl` accepts, or `en` for an invalid tag. */
export const validLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale.replace(/_/g, '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
