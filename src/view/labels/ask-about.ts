import type { GivenOptions } from '../../widget/options.ts'

/** Labels of the button beside a selection of the page. The button on a code block uses the launcher’s label. */
export const askAboutLabels = {
  askAbout: 'Ask about this',
  askAboutHint: 'Press {keys} to ask about this.'
}

/** Loads these labels in a language; the site’s own override them. Does not need the panel’s code. */
export const loadAskAboutLabels = async (
  locale: string,
  labels: GivenOptions['labels']
): Promise<typeof askAboutLabels> => ({
  ...askAboutLabels,
  ...(await inLanguage(locale)),
  ...readLabels(labels)
})

const inLanguage = async (locale: string): Promise<object> => {
  try {
    return /^en(?![a-z])/i.test(locale) ? {} : await (await import('./languages/index.ts')).loadTexts(locale)
  } catch {
    // If the language fails to load, the English labels stay.
    return {}
  }
}

/** Parses labels, which an attribute of the script gives as JSON. Ignores invalid JSON, of which the panel warns. */
const readLabels = (labels: GivenOptions['labels']): object => {
  try {
    return typeof labels === 'string' ? JSON.parse(labels) : { ...labels }
  } catch {
    return {}
  }
}
