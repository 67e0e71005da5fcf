/** The launcher’s label in the languages of `view/labels/languages`: it is there before those. */
const translated: Record<string, string> = {
  ar: 'اسأل الذكاء الاصطناعي',
  de: 'KI fragen',
  es: 'Preguntar a la IA',
  fr: 'Demander à l’IA',
  he: 'שאלו את ה־AI',
  ja: 'AI に質問',
  ko: 'AI에게 질문하기',
  pt: 'Perguntar à IA',
  zh: '询问 AI'
}

/** The launcher’s label in the language of a BCP 47 tag, also of one with an underscore; none where it is not spoken. */
export const launcherLabel = (locale: string): string | undefined =>
  translated[locale.toLowerCase().split(/[-_]/)[0] as string]
