import type { GivenOptions } from '../../widget/options.ts'

/** The texts of what stands beside a selection of the page; the button on a code block says what the launcher does. */
export const askAboutLabels = {
  askAbout: 'Ask about this',
  askAboutHint: 'Press {keys} to ask about this.'
}

/** The same in a language, the site’s own on top; without the panel’s code, which may never be brought. */
export const bringAskAboutLabels = async (
  locale: string,
  labels: GivenOptions['labels']
): Promise<typeof askAboutLabels> => ({
  ...askAboutLabels,
  ...(await inLanguage(locale)),
  ...readLabels(labels)
})

const inLanguage = async (locale: string): Promise<object> => {
  try {
    return /^en\b/i.test(locale) ? {} : await (await import('./languages/index.ts')).loadTexts(locale)
  } catch {
    // English is better than nothing.
    return {}
  }
}

/** A script’s attribute has them as JSON; the panel warns of what is none. */
const readLabels = (labels: GivenOptions['labels']): object => {
  try {
    return typeof labels === 'string' ? JSON.parse(labels) : { ...labels }
  } catch {
    return {}
  }
}
