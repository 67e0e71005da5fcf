/** Removes the vowel marks of Arabic, which a writer may set or leave out: شكراً, شكرا. */
export const withoutVowelMarks = (text: string): string => text.replaceAll(/[\u064b-\u065f\u0640]/g, '')
