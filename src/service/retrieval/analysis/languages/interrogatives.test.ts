import { expect, it } from 'vitest'
import { beginsAsQuestion } from './interrogatives.ts'

it.each([
  ...'how do I|Can it|- what is|wie geht|Welches ist|comment faire|où est|est-ce qu’on|faut-il|c’est quoi|à quoi ça sert|tem como|dá pra|o que é|será que|¿cómo es|qué es|por que isso|che cosa|cos’è|dov’è|perché non|c’è un|怎么办|どうやって|왜 안|뭐가 문제|어떤 값|몇 개|كيف أفعل|وكيف أفعل|ماذا يحدث|ازاي اعمل|ليه لا|وش الفرق|وين الملف|Какой порт|а как|можно|есть ли|почему|איך עושים|ואיפה|כיצד לפתוח|היכן הקובץ|באיזו גרסה|בכמה|אפשר לפתוח|יש דרך לפתוח'
    .split('|')
    .map(text => [text, true] as const),
  ...'however|island|wiederholt|commentaire|comosea|cosare|cestino|такой порт|никак|Мы обновили и что|I know how|doe|الكلمات كثيرة|كيفية العمل|ليهم|وشاح|רשימה ארוכה|מהירות|כמהין|יש דרכים|אפשרות'
    .split('|')
    .map(text => [text, false] as const)
])('“%s” begins as a question: %s', (text, begins) => {
  expect(beginsAsQuestion.test(text)).toBe(begins)
})
