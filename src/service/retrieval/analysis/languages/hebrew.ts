import { besideEnglish } from './english/stem.ts'
import { languageOf } from './language.ts'

/** Snowball has no stemmer for Hebrew: articles and prepositions are written as one with the word, endings are few. */
const stem = (word: string): string => {
  if (!/^\p{Script=Hebrew}+$/u.test(word)) return word
  const bare = word.replace(/^(?:ו?(?:כש|מש|שה|ש|ב|ל|מ|כ)?ה{0,2})(?=.{3})/, '')
  return bare.replace(/(?<=.{2})(?:ויות|יות|יים|ים|ות|ית|ת|ה|י)$/, '')
}

export const hebrew = languageOf({
  tag: 'he',
  stem: besideEnglish(stem),
  stopWords: `אבל או אולי אז אחר אחרי אחרת אי איך איפה אין איזה איזו אל אלה אם אנחנו אני אפשר את אתה אתם ב בו בגלל ביותר בין
בלי גם הוא היא היה היו הם הן הנה זה זאת זו יש ידי יכול יכולה יכולים כדי כבר כי כל כלום כמה כמו כן כאן כאשר כש לא לאן
להיות לה לו להם לי לך לכל לכם למה לפי לפני מאוד מאז מדוע מה מי מן ממנו מתי נו עד עוד על עם עכשיו עצמו פה צריך צריכה רוצה
רק ש שאני שב של שלי שלך שלו שלה שלהם שלום שם תודה תחת אצל דרך בבקשה האם הזה הזאת מותר ניתן עושים לעשות עושה משתמשים להשתמש`,
  genericWords: `חדש חדשה גדול גדולה קטן קטנה קל קלה מהיר ראשון אחרון דוגמה דוגמאות דבר דברים חלק מקרה פעם זמן יום שעה דקה
יישום אפליקציה תוכנית דף אתר טקסט ערך שם סוג מערכת תוצאה משתמש משתמשים הוסף להוסיף ליצור יוצרים לשנות משנים הבדל`,
  followUp: /^\s*(ו?אבל|או|גם|ומה עם|מה עם)/,
  problem: /שגיא|לא עובד|לא פועל|נכשל|כשל|למה|מדוע|בעי|איטי|חסר/,
  definition: /^(מה זה|מהו|מהי|הסבר)\s+[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s*\??$/u,
  define: thing => `מה זה ${thing}?`,
  comparisons: [/ההבדל בין (.+?) (?:לבין |ל|ו)(.+)$/]
})
