/** Loads the texts for a BCP 47 tag, also one with an underscore. Returns none for a language without a file. */
export const loadTexts = async (locale: string): Promise<Record<string, string>> => {
  // `zh-TW` gets `zh`, which its reader understands better than English.
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? ''
  return (await languages[language]?.())?.texts ?? {}
}

/** The languages besides English. `widget/launcher-label.ts` has the launcher’s label in each. */
export const languages: Record<string, () => Promise<{ texts: Record<string, string> }>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  pt: () => import('./pt.ts'),
  zh: () => import('./zh.ts')
}
