/** Removes the vowel marks of Arabic, which a writer may set or leave out: شكراً, شكرا. */
export const withoutVowelMarks = (text: string): string => text.replaceAll(/[\u064b-\u065f\u0640]/g, '')

/** A question without what ends or surrounds it: “Summarize this page, please!” → “Summarize this page”. */
export const bareText = (text: string): string =>
  withoutVowelMarks(text.normalize('NFC'))
    .replaceAll(/[¿¡“”"«»]/g, '')
    .replaceAll(/[,、，\s]+/g, ' ')
    .replace(/[\s?!.…。？！؟:：]+$/u, '')
    .trim()
    .replace(polite, '')

/** Polite words at the end of a question. */
const polite =
  / (?:please|for me please|bitte|por favor|per favore|s[’']il (?:te|vous) plaît|пожалуйста|من فضلك|لو سمحت|בבקשה)$/i
