import type { Documentation } from '../questions/index.ts'

/** Puts a question in another way, in the language of its documentation. */
type Variation = (question: string, documentation: Documentation) => string

const courtesies: Record<string, (question: string) => string> = {
  en: question => `Hi there, I was wondering if you could tell me: ${question} Thanks in advance!`,
  de: question => `Hallo zusammen, könnt ihr mir sagen: ${question} Vielen Dank im Voraus!`
}

const forms: Record<string, string> = {
  en: 'Please explain step by step, with an example.',
  de: 'Bitte erkläre es Schritt für Schritt, mit einem Beispiel.'
}

const stories: Record<string, string> = {
  en: 'I am new to this. We have been using it for a few weeks at our company and so far we like it a lot.',
  de: 'Ich bin neu hier. Wir benutzen es seit ein paar Wochen in unserer Firma und bisher gefällt es uns sehr.'
}

/** @returns The question with a question mark. What was pasted stays as it is. */
const asQuestion = (question: string): string => (/[?\n]/.test(question) ? question : `${question}?`)

/** In the longest word two letters change places, always the same ones. */
const withSlip = (question: string): string => {
  const words = question.match(/\b\p{Ll}{5,}\b/gu) ?? []
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  const middle = Math.floor(longest.length / 2)
  const slipped = `${longest.slice(0, middle - 1)}${longest.charAt(middle)}${longest.charAt(middle - 1)}${longest.slice(middle + 1)}`
  return longest ? question.replace(longest, slipped) : question
}

export const variations: Readonly<Record<string, Variation>> = {
  'as they are': question => question,
  politely: (question, { language }) => (courtesies[language] ?? String)(question),
  'behind a story': (question, { language }) => `${stories[language] ?? ''} ${asQuestion(question)}`,
  'before a story': (question, { language }) => `${asQuestion(question)} ${stories[language] ?? ''}`,
  'in lower case': question => question.toLowerCase(),
  'in capitals': question => question.toUpperCase(),
  'with a slip of the pen': withSlip,
  'with the name of the product': (question, { product }) =>
    question.replace(/\s*([?.!]*)\s*$/, (_, end: string) => ` in ${product}${end}`),
  'with a wish for the answer': (question, { language }) => `${asQuestion(question)} ${forms[language] ?? ''}`,
  'copied from a mail': question => question.replaceAll(/(.{30,45}?) /g, '$1\n'),
  twice: question => `${question}\n\n${question}`
}
