/** Whether a text ends as a question does, in whichever script. */
export const endsWithQuestionMark = (text: string): boolean => /[?？؟]\s*$/.test(text)
