/** The launcher’s label in the languages of `view/labels/languages`, which are loaded only later. */
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

/** The launcher’s label for a BCP 47 tag, also with an underscore; `undefined` for a language without texts. */
export const launcherLabel = (locale: string): string | undefined =>
  translated[locale.toLowerCase().split(/[-_]/)[0] as string]
