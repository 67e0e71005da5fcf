/** Removes the vowel marks of Arabic, which a writer may set or leave out: شكراً, شكرا. */
export const withoutVowelMarks = (text: string): string => text.replaceAll(/[\u064b-\u065f\u0640]/g, '')

const traditional = '這個頁當該網說講寫麼關於紹總結歸納釋請煩幫給內對過嗎沒謝會誰為問機話見錯無壞爛'
const simplified = '这个页当该网说讲写么关于绍总结归纳释请烦帮给内对过吗没谢会谁为问机话见错无坏烂'

const simplifiedBy = new Map([...traditional].map((letter, index) => [letter, [...simplified][index] ?? letter]))

/** Replaces the traditional Chinese characters of common questions by the simplified ones, each by one. */
export const inSimplifiedChinese = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, letter => simplifiedBy.get(letter) ?? letter)
