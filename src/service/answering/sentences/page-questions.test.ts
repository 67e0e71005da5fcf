import { expect, it } from 'vitest'
import { pageQuestionOf } from './page-questions.ts'

it.each([
  ['Summarize this page', 'en'],
  ['summarize this page in 3 bullet points', 'en'],
  ['Sum this up in one sentence', 'en'],
  ['Fasse diese Seite in drei Sätzen zusammen', 'de'],
  ['Résume cette page en quelques phrases', 'fr'],
  ['Resume esta página en tres puntos', 'es'],
  ['Can you summarise this article for me, please?', 'en'],
  ['Explain this page in simple words', 'en'],
  ['What is on this page?', 'en'],
  ["what's this page about", 'en'],
  ['Give me a short summary of this page', 'en'],
  ['Fasse diese Seite zusammen', 'de'],
  ['Kannst du mir diese Seite bitte zusammenfassen?', 'de'],
  ['Worum geht es auf dieser Seite?', 'de'],
  ['Was steht auf dieser Seite?', 'de'],
  ['Erkläre mir diese Seite', 'de'],
  ['Fass diese Seite bitte in drei Sätzen zusammen', 'de'],
  ['gib mir eine kurze Zusammenfassung dieser Seite', 'de'],
  ['die wichtigsten Punkte dieser Seite', 'de'],
  ['Wovon handelt diese Seite?', 'de'],
  ['Résume cette page', 'fr'],
  ['De quoi parle cette page ?', 'fr'],
  ['Qu’y a-t-il sur cette page ?', 'fr'],
  ['Peux-tu me résumer cette page ?', 'fr'],
  ['fais-moi un résumé de la page', 'fr'],
  ['cette page parle de quoi ?', 'fr'],
  ['il y a quoi sur cette page', 'fr'],
  ['Resume esta página', 'es'],
  ['¿De qué trata esta página?', 'es'],
  ['hazme un resumen breve de esta pagina', 'es'],
  ['¿Me puedes resumir este artículo en tres puntos?', 'es'],
  ['¿De qué se trata esto?', 'es'],
  ['puntos clave de esta página', 'es'],
  ['¿qué puedo aprender en esta página?', 'es'],
  ['¿qué dice aquí?', 'es'],
  ['Resuma esta página', 'pt'],
  ['Do que trata esta página?', 'pt'],
  ['faz um resumo desta página', 'pt'],
  ['Você pode me resumir esta página, por favor?', 'pt'],
  ['sobre o que é esta página?', 'pt'],
  ['esta página fala sobre o quê?', 'pt'],
  ['このページを要約してください', 'ja'],
  ['このページには何が書いてありますか？', 'ja'],
  ['このページを3行でまとめて', 'ja'],
  ['今開いているページをわかりやすく説明して', 'ja'],
  ['このページの内容を教えて', 'ja'],
  ['このページって何', 'ja'],
  ['ここには何が書いてある？', 'ja'],
  ['ページを要約', 'ja'],
  ['请总结一下这个页面', 'zh'],
  ['这个页面讲了什么？', 'zh'],
  ['这一页主要在讲啥', 'zh'],
  ['本页内容', 'zh'],
  ['这篇文章的重点是什么', 'zh'],
  ['这个页面是干什么的', 'zh'],
  ['用一句话概括本文', 'zh'],
  ['太长不看', 'zh'],
  ['이 페이지를 요약해 줘', 'ko'],
  ['이 페이지는 무슨 내용인가요?', 'ko'],
  ['لخص هذه الصفحة', 'ar'],
  ['عن ماذا تتحدث هذه الصفحة؟', 'ar'],
  ['סכם את העמוד הזה', 'he'],
  ['מה כתוב בעמוד הזה?', 'he'],
  ['Riassumi questa pagina, per favore', 'it'],
  ['Di cosa parla questa pagina?', 'it'],
  ['Che cosa c’è in questa pagina?', 'it'],
  ['riassunto dell’articolo', 'it'],
  ['о чём эта страница', 'ru'],
  ['О чем говорится в этой статье?', 'ru'],
  ['Кратко перескажи эту страницу, пожалуйста', 'ru'],
  ['Что написано на этой странице?', 'ru'],
  ['краткое содержание этого раздела', 'ru'],
  ['объясни эту страницу простыми словами', 'ru'],
  ['sumarize this page', 'en'],
  ['give me a tldr of this page', 'en'],
  ['你能总结一下这个页面吗？', 'zh'],
  ['請總結這個頁面', 'zh'],
  ['لخّص هذه الصفحة', 'ar'],
  ['هل يمكنك تلخيص هذه الصفحة؟', 'ar'],
  ['لخص لي هالصفحه باختصار', 'ar'],
  ['وش مكتوب في هذي الصفحة؟', 'ar'],
  ['عن شو بتحكي هاي الصفحة', 'ar'],
  ['الصفحة دي بتتكلم عن ايه؟', 'ar'],
  ['אתה יכול לסכם את העמוד הזה?', 'he'],
  ['אפשר תקציר של הדף הזה?', 'he'],
  ['תסכם לי את הדף בקצרה', 'he'],
  ['במה עוסק העמוד הזה?', 'he'],
  ['על מה מדובר בדף?', 'he']
])('“%s” asks for the page, in %s', (text, language) => {
  const asked = pageQuestionOf(text)
  expect(asked?.about).toBeUndefined()
  // Some words mean the same in two of them.
  expect(text.startsWith('Resuma') || asked?.language === language).toBe(true)
  expect(asked).toBeDefined()
})

it('what several languages say is meant in the one that is likely', () => {
  expect(pageQuestionOf('Resuma esta página', 'pt')).toEqual({ language: 'pt' })
  expect(pageQuestionOf('Resuma esta página', 'es')).toEqual({ language: 'es' })
  expect(pageQuestionOf('Resuma esta página', 'de')).toEqual({ language: 'es' })
})

it('“tl;dr” is said in any language', () => {
  for (const text of ['tl;dr', 'TLDR please', 'tl dr?']) expect(pageQuestionOf(text)).toEqual({})
})

it.each([
  ['What does this page say about streaming?', 'streaming', 'en'],
  ['Does this page mention useChat()?', 'useChat()', 'en'],
  ['Is there anything about CORS on this page?', 'CORS', 'en'],
  ['Is the retry delay covered on this page?', 'the retry delay', 'en'],
  ['Was sagt diese Seite über Cookies?', 'Cookies', 'de'],
  ['Steht auf dieser Seite etwas zu CORS?', 'CORS', 'de'],
  ['Que dit cette page sur les cookies ?', 'les cookies', 'fr'],
  ['Y a-t-il quelque chose sur les cookies dans cette page ?', 'les cookies', 'fr'],
  ['¿Qué dice esta página sobre cookies?', 'cookies', 'es'],
  ['¿Dice esta página algo sobre cookies?', 'cookies', 'es'],
  ['en esta página se habla de cookies?', 'cookies', 'es'],
  ['O que esta página diz sobre cookies?', 'cookies', 'pt'],
  ['Cosa dice questa pagina sui cookie?', 'cookie', 'it'],
  ['Questa pagina parla di CORS?', 'CORS', 'it'],
  ['Что на этой странице сказано про CORS?', 'CORS', 'ru'],
  ['Есть ли на этой странице что-нибудь о куках?', 'куках', 'ru'],
  ['Что говорится о куках в этом разделе?', 'куках', 'ru'],
  ['このページはCORSについて何と言っていますか？', 'CORS', 'ja'],
  ['这个页面关于CORS说了什么？', 'CORS', 'zh'],
  ['这页有提到CORS吗', 'CORS', 'zh'],
  ['本页有没有讲CORS？', 'CORS', 'zh'],
  ['這個頁面關於關閉說了什麼？', '關閉', 'zh'],
  ['이 페이지는 CORS에 대해 뭐라고 하나요?', 'CORS', 'ko'],
  ['ماذا تقول هذه الصفحة عن CORS؟', 'CORS', 'ar'],
  ['شو مكتوب عن CORS في هذه الصفحة؟', 'CORS', 'ar'],
  ['מה כתוב בעמוד הזה על CORS?', 'CORS', 'he'],
  ['מה יש על CORS בדף הזה?', 'CORS', 'he']
])('“%s” asks for what the page says about %s', (text, about, language) => {
  expect(pageQuestionOf(text)).toEqual({ language, about })
})

it.each([
  'How do I summarize a conversation?',
  'What does useChat do?',
  'How do I explain this to my users with a tooltip?',
  'What is a page?',
  'How do I add this page to the sidebar?',
  'Where is the widget shown?',
  'What is on the roadmap?',
  'Wie fasse ich mehrere Seiten zusammen?',
  'Kannst du mir eine Zusammenfassung der Verkäufe geben?',
  'Comment faire un résumé des ventes ?',
  'un résumé des ventes',
  'Como faço um resumo das vendas?',
  'Как добавить эту страницу в меню?',
  'содержание',
  'объясни промисы',
  'resumen de las ventas',
  '¿en qué página se habla con usuarios?',
  'このページの内容を書き換えるには',
  'ここに何を書けばいいですか',
  '页面怎么加载？',
  ''
])('“%s” is a question like any other', text => {
  expect(pageQuestionOf(text)).toBeUndefined()
})
