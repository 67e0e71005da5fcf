import { describe, expect, it } from 'vitest'
import {
  eitherOf,
  fill,
  joinSentences,
  nameOfLanguage,
  sentences,
  sentencesIn,
  smallTalkOf,
  withoutSmallTalk
} from './index.ts'

const { en, ...translations } = sentences
const places = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

it('the service speaks the languages of the widget, Italian and Russian', () => {
  expect(Object.keys(sentences).sort()).toEqual([
    'ar',
    'de',
    'en',
    'es',
    'fr',
    'he',
    'it',
    'ja',
    'ko',
    'pt',
    'ru',
    'zh'
  ])
})

describe.each(Object.entries(translations))('in %s', (_, translated) => {
  const { said: _said, nor: _nor, ...texts } = translated
  const { said: _english, ...originals } = en as NonNullable<typeof en>

  it('every sentence is there, with the same places to fill in, and none is left in English', () => {
    for (const [name, original] of Object.entries(originals)) {
      const text = texts[name as keyof typeof texts]
      expect(text, name).toBeTruthy()
      expect(places(text), name).toEqual(places(original))
      if (name !== 'quoted') expect(text, name).not.toBe(original)
    }
  })

  it('the service recognises its own sentences', () => {
    for (const pattern of Object.values(translated.said)) expect(pattern.test('')).toBe(false)
  })
})

it.each([
  ['Hello!', 'greeting', 'en'],
  ['buenos dias', 'greeting', 'es'],
  ['¿Qué puedes hacer?', 'abilities', 'es'],
  ['que puedes hacer', 'abilities', 'es'],
  ['helo', 'greeting', 'en'],
  ['Great, thank you so much!!', 'thanks', 'en'],
  ['thanks 🙏', 'thanks', 'en'],
  ['thnaks', 'thanks', 'en'],
  ['What can you do?', 'abilities', 'en'],
  ['What can you do for me?', 'abilities', 'en'],
  ['What are you able to do?', 'abilities', 'en'],
  ['Guten Morgen', 'greeting', 'de'],
  ['Vielen Dank für die Hilfe!', 'thanks', 'de'],
  ['Was kannst du?', 'abilities', 'de'],
  ['Was können Sie für mich tun?', 'abilities', 'de'],
  ['Wobei kannst du mir helfen?', 'abilities', 'de'],
  ['Bonjour !', 'greeting', 'fr'],
  ['Merci beaucoup.', 'thanks', 'fr'],
  ['Que peux-tu faire ?', 'abilities', 'fr'],
  ['En quoi pouvez-vous m’aider ?', 'abilities', 'fr'],
  ['Salut tout le monde, ça va ?', 'greeting', 'fr'],
  ['super, merci pour ta réponse', 'thanks', 'fr'],
  ['C’est bon, ça marche maintenant !', 'thanks', 'fr'],
  ['tu peux m’aider ?', 'abilities', 'fr'],
  ['tu sais faire quoi', 'abilities', 'fr'],
  ['c’est un robot ?', 'identity', 'fr'],
  ['Bonne fin de journée !', 'farewell', 'fr'],
  ['ce n’est pas ce que je cherche', 'complaint', 'fr'],
  ['¡Hola!', 'greeting', 'es'],
  ['¡Muchas gracias!', 'thanks', 'es'],
  ['¿Qué puedes hacer?', 'abilities', 'es'],
  ['¿En qué puedes ayudarme?', 'abilities', 'es'],
  ['hola, buen día', 'greeting', 'es'],
  ['listo, muchísimas gracias por todo', 'thanks', 'es'],
  ['te lo agradezco', 'thanks', 'es'],
  ['¿qué podés hacer?', 'abilities', 'es'],
  ['¿me puedes ayudar por favor?', 'abilities', 'es'],
  ['necesito ayuda', 'abilities', 'es'],
  ['¿sos una persona?', 'identity', 'es'],
  ['quiero hablar con una persona', 'identity', 'es'],
  ['no me sirvió', 'complaint', 'es'],
  ['eso no es lo que pregunté', 'complaint', 'es'],
  ['no entendiste', 'complaint', 'es'],
  ['Olá!', 'greeting', 'pt'],
  ['Muito obrigada!', 'thanks', 'pt'],
  ['O que você pode fazer?', 'abilities', 'pt'],
  ['O que você faz?', 'abilities', 'pt'],
  ['Como você pode me ajudar?', 'abilities', 'pt'],
  ['oi, tudo bom com você?', 'greeting', 'pt'],
  ['Beleza, valeu pela ajuda!', 'thanks', 'pt'],
  ['deu certo, funcionou', 'thanks', 'pt'],
  ['O que podes fazer?', 'abilities', 'pt'],
  ['você pode me ajudar?', 'abilities', 'pt'],
  ['Podes ajudar-me?', 'abilities', 'pt'],
  ['Quem és tu?', 'identity', 'pt'],
  ['até à próxima!', 'farewell', 'pt'],
  ['Não era isso que eu queria', 'complaint', 'pt'],
  ['مرحبا!', 'greeting', 'ar'],
  ['مرحبًا', 'greeting', 'ar'],
  ['شكرا', 'thanks', 'ar'],
  ['شكراً جزيلاً', 'thanks', 'ar'],
  ['ماذا يمكنك أن تفعل؟', 'abilities', 'ar'],
  ['كيف يمكنك مساعدتي؟', 'abilities', 'ar'],
  ['السلام عليكم ورحمة الله', 'greeting', 'ar'],
  ['اهلين', 'greeting', 'ar'],
  ['شلونك؟', 'greeting', 'ar'],
  ['مشكور', 'thanks', 'ar'],
  ['يعطيك العافيه', 'thanks', 'ar'],
  ['ايش تقدر تسوي؟', 'abilities', 'ar'],
  ['انت مين؟', 'identity', 'ar'],
  ['شو اسمك', 'identity', 'ar'],
  ['يلا باي', 'farewell', 'ar'],
  ['مو مفيد', 'complaint', 'ar'],
  ['ما ساعدني', 'complaint', 'ar'],
  ['שלום!', 'greeting', 'he'],
  ['היי לכולם', 'greeting', 'he'],
  ['מה קורה?', 'greeting', 'he'],
  ['תודה רבה על העזרה', 'thanks', 'he'],
  ['מעולה תודה', 'thanks', 'he'],
  ['במה תוכל לעזור לי?', 'abilities', 'he'],
  ['אתה אמיתי?', 'identity', 'he'],
  ['יאללה ביי', 'farewell', 'he'],
  ['התשובה לא נכונה', 'complaint', 'he'],
  ['תודה רבה!', 'thanks', 'he'],
  ['מה אתה יכול לעשות?', 'abilities', 'he'],
  ['במה את יכולה לעזור לי?', 'abilities', 'he'],
  ['こんにちは。', 'greeting', 'ja'],
  ['ありがとうございます！', 'thanks', 'ja'],
  ['何ができますか？', 'abilities', 'ja'],
  ['あなたは何ができますか？', 'abilities', 'ja'],
  ['你好！', 'greeting', 'zh'],
  ['hello 你好', 'greeting', 'zh'],
  ['早安', 'greeting', 'zh'],
  ['請問在嗎', 'greeting', 'zh'],
  ['有人在吗？', 'greeting', 'zh'],
  ['谢谢', 'thanks', 'zh'],
  ['谢谢啦', 'thanks', 'zh'],
  ['谢谢，解决了', 'thanks', 'zh'],
  ['ok，知道了', 'thanks', 'zh'],
  ['辛苦了！', 'thanks', 'zh'],
  ['你有什么功能？', 'abilities', 'zh'],
  ['能帮我干啥', 'abilities', 'zh'],
  ['转人工', 'identity', 'zh'],
  ['答非所问', 'complaint', 'zh'],
  ['这不是我要的答案', 'complaint', 'zh'],
  ['謝謝！', 'thanks', 'zh'],
  ['谢谢你的帮助', 'thanks', 'zh'],
  ['非常感谢您的解答！', 'thanks', 'zh'],
  ['¡Hola! ¿Qué tal?', 'greeting', 'es'],
  ['Bonjour, ça va ?', 'greeting', 'fr'],
  ["Hallo, wie geht's?", 'greeting', 'de'],
  ['Grüezi', 'greeting', 'de'],
  ['Danke, das hat geholfen!', 'thanks', 'de'],
  ['hat funktioniert, danke', 'thanks', 'de'],
  ['Alles klar', 'thanks', 'de'],
  ['Ich brauche Hilfe', 'abilities', 'de'],
  ['Können Sie mir bitte helfen?', 'abilities', 'de'],
  ['was kann ich hier fragen', 'abilities', 'de'],
  ['Bist du ChatGPT?', 'identity', 'de'],
  ['tschau', 'farewell', 'de'],
  ['Das war nicht meine Frage.', 'complaint', 'de'],
  ['das stimmt nicht', 'complaint', 'de'],
  ['Olá, tudo bem?', 'greeting', 'pt'],
  ['何が出来ますか？', 'abilities', 'ja'],
  ['お世話になっております。', 'greeting', 'ja'],
  ['助かりました、ありがとう', 'thanks', 'ja'],
  ['わかりました', 'thanks', 'ja'],
  ['どんなことができますか', 'abilities', 'ja'],
  ['何を聞けばいいですか', 'abilities', 'ja'],
  ['手伝ってくれますか', 'abilities', 'ja'],
  ['日本語で話せますか', 'abilities', 'ja'],
  ['人と話したいです', 'identity', 'ja'],
  ['ChatGPTですか', 'identity', 'ja'],
  ['全然違う', 'complaint', 'ja'],
  ['そういうことじゃない', 'complaint', 'ja'],
  ['質問の答えになっていません', 'complaint', 'ja'],
  ['你能做什么？', 'abilities', 'zh'],
  ['你可以做什麼？', 'abilities', 'zh'],
  ['您能帮我做什么？', 'abilities', 'zh'],
  ['안녕하세요!', 'greeting', 'ko'],
  ['감사합니다.', 'thanks', 'ko'],
  ['하이', 'greeting', 'ko'],
  ['고마워요 ㅎㅎ', 'thanks', 'ko'],
  ['ㅇㅋ', 'thanks', 'ko'],
  ['무엇을 할 수 있나요?', 'abilities', 'ko'],
  ['너 뭐 할 수 있어', 'abilities', 'ko'],
  ['뭐 해줄 수 있어요?', 'abilities', 'ko'],
  ['어떤 걸 물어볼 수 있나요', 'abilities', 'ko'],
  ['상담원이랑 통화하고 싶어요', 'identity', 'ko'],
  ['사람 연결해줘', 'identity', 'ko'],
  ['수고하세요', 'farewell', 'ko'],
  ['도움이 안 되네', 'complaint', 'ko'],
  ['그게 아니야', 'complaint', 'ko'],
  ['답이 이상해요', 'complaint', 'ko'],
  ['어떻게 도와줄 수 있나요?', 'abilities', 'ko'],
  ['Buongiorno!', 'greeting', 'it'],
  ['grazie mille', 'thanks', 'it'],
  ['Cosa puoi fare?', 'abilities', 'it'],
  ['Come puoi aiutarmi?', 'abilities', 'it'],
  ['Chi sei?', 'identity', 'it'],
  ['Sei un robot?', 'identity', 'it'],
  ['Arrivederci', 'farewell', 'it'],
  ['Non mi aiuta', 'complaint', 'it'],
  ['Привет!', 'greeting', 'ru'],
  ['Добрый день', 'greeting', 'ru'],
  ['здравствуйте, как дела?', 'greeting', 'ru'],
  ['спасибо большое', 'thanks', 'ru'],
  ['Понял, спасибо за помощь!', 'thanks', 'ru'],
  ['что ты умеешь', 'abilities', 'ru'],
  ['Чем вы можете помочь?', 'abilities', 'ru'],
  ['Кто ты?', 'identity', 'ru'],
  ['ты бот или человек?', 'identity', 'ru'],
  ['До свидания!', 'farewell', 'ru'],
  ['ты тупой бот', 'complaint', 'ru'],
  ['Это не помогло', 'complaint', 'ru'],
  ['hey there, how are you?', 'greeting', 'en'],
  ['Can you help me please?', 'abilities', 'en'],
  ['Are you a bot or a human?', 'identity', 'en'],
  ['who are you', 'identity', 'en'],
  ['Bist du ein Mensch?', 'identity', 'de'],
  ['Qui es-tu ?', 'identity', 'fr'],
  ['¿Eres un robot?', 'identity', 'es'],
  ['Quem é você?', 'identity', 'pt'],
  ['あなたは誰ですか？', 'identity', 'ja'],
  ['你是机器人吗？', 'identity', 'zh'],
  ['너는 누구야?', 'identity', 'ko'],
  ['من أنت؟', 'identity', 'ar'],
  ['מי אתה?', 'identity', 'he'],
  ['bye!', 'farewell', 'en'],
  ['Auf Wiedersehen', 'farewell', 'de'],
  ['さようなら', 'farewell', 'ja'],
  ['you suck', 'complaint', 'en'],
  ['That did not help.', 'complaint', 'en'],
  ['this is fucking useless', 'complaint', 'en'],
  ['Das hilft mir nicht', 'complaint', 'de'],
  ['C’est nul !', 'complaint', 'fr'],
  ['No me sirve', 'complaint', 'es'],
  ['Não ajudou', 'complaint', 'pt'],
  ['役に立たない', 'complaint', 'ja'],
  ['没用', 'complaint', 'zh'],
  ['도움이 안 돼요', 'complaint', 'ko'],
  ['هذا خطأ', 'complaint', 'ar'],
  ['זה לא עוזר', 'complaint', 'he'],
  ['Hi, what can you do?', 'abilities', 'en'],
  ['Hello! Who are you?', 'identity', 'en'],
  ['hello can you help me', 'abilities', 'en'],
  ['What can you do? Thanks!', 'abilities', 'en'],
  ['Hi, thanks', 'thanks', 'en'],
  ['Thanks, bye!', 'farewell', 'en'],
  ['Thanks, that’s wrong', 'complaint', 'en'],
  ['thx, that helped', 'thanks', 'en'],
  ['Thank you, that worked', 'thanks', 'en'],
  ['Thanks a lot, this was very helpful', 'thanks', 'en'],
  ['great, it works now', 'thanks', 'en'],
  ['Many thanks for your answer', 'thanks', 'en'],
  ['ok got it', 'thanks', 'en'],
  ['good evening to you', 'greeting', 'en'],
  ['How do you work?', 'abilities', 'en'],
  ['What are your capabilities?', 'abilities', 'en'],
  ['Hi, I have a question', 'abilities', 'en'],
  ['Can I ask you something?', 'abilities', 'en'],
  ['Is anybody there?', 'greeting', 'en'],
  ['Ich habe eine Frage', 'abilities', 'de'],
  ['Hallo, was kannst du?', 'abilities', 'de'],
  ['Danke, das hat mir sehr geholfen!', 'thanks', 'de'],
  ['Super, jetzt geht es', 'thanks', 'de'],
  ['Bonjour, que peux-tu faire ?', 'abilities', 'fr'],
  ['Merci, ça marche', 'thanks', 'fr'],
  ['Hola, ¿qué puedes hacer?', 'abilities', 'es'],
  ['Gracias, funcionó', 'thanks', 'es'],
  ['Grazie, ora funziona', 'thanks', 'it'],
  ['Спасибо, всё работает', 'thanks', 'ru'],
  ['你好，你能做什么？', 'abilities', 'zh'],
  ['こんにちは、何ができますか？', 'abilities', 'ja'],
  ['안녕하세요, 무엇을 할 수 있나요?', 'abilities', 'ko'],
  ['مرحبا، ماذا يمكنك أن تفعل؟', 'abilities', 'ar'],
  ['שלום, מה אתה יכול לעשות?', 'abilities', 'he']
] as const)('“%s” is %s in %s', (text, what, language) => {
  expect(smallTalkOf(text)).toEqual({ what, language })
})

it('what several languages say is meant in the one that is likely', () => {
  expect(smallTalkOf('ciao', 'it')).toEqual({ what: 'greeting', language: 'it' })
  expect(smallTalkOf('ciao', 'de')).toEqual({ what: 'farewell', language: 'de' })
  expect(smallTalkOf('ok', 'pt')).toEqual({ what: 'thanks', language: 'pt' })
  expect(smallTalkOf('gracias', 'pt')).toEqual({ what: 'thanks', language: 'es' })
})

it.each([
  ['?', 'unclear'],
  ['???', 'unclear'],
  ['…', 'unclear'],
  ['🤷‍♀️', 'unclear'],
  ['👍🏽', 'thanks'],
  ['❤️', 'thanks'],
  ['👋', 'greeting'],
  ['👎', 'complaint']
] as const)('“%s” is %s in any language', (text, what) => {
  expect(smallTalkOf(text)).toEqual({ what })
})

it.each([
  'Who are you built for?',
  'is this wrong: max_tokens',
  'streaming',
  'bad gateway',
  'Hello world example',
  'How do I say hello?',
  'thanks, and how do I install it?',
  'help page',
  'Hi, how does it work on Windows?',
  'ok, what is this error',
  'it works only with sudo',
  'danke.md',
  'ça marche comment',
  'ça ne marche pas en production',
  'aide pour les routes',
  'como funciona o cache',
  'não funciona no celular',
  'привет мир',
  'как работает кэш',
  'пока не загрузится страница',
  '&&',
  '$_?',
  '',
  'x'.repeat(100)
])('“%s” is a question like any other', text => {
  expect(smallTalkOf(text)).toBeUndefined()
})

it.each([
  ['Hi! Summarize this page', 'Summarize this page'],
  ['Hello there, what does this page say about `CORS`?', 'what does this page say about `CORS`'],
  ['Danke! Worum geht es hier?', 'Worum geht es hier'],
  ['How do I install it?', 'How do I install it'],
  ['Hi!', '']
])('small talk before a question is no part of it: “%s”', (text, rest) => {
  expect(withoutSmallTalk(text)).toBe(rest)
})

it('a language that the service does not speak is answered in English', () => {
  expect(sentencesIn('pl')).toBe(en)
  expect(sentencesIn('toString')).toBe(en)
  expect(eitherOf('pl', ['a', 'b'])).toBe('“a” or “b”')
})

it('words and names are written as a language does', () => {
  expect(eitherOf('de', ['Foo', 'Bar'])).toBe('„Foo“ oder „Bar“')
  expect(eitherOf('ja', ['Foo'])).toBe('「Foo」')
  expect(eitherOf('es', ['Foo'])).toBe('«Foo»')
  expect(eitherOf('es', ['Foo', 'Bar', 'Baz'])).toBe('«Foo», «Bar» ni sobre «Baz»')
  expect(nameOfLanguage('en', 'de')).toBe('Englisch')
  expect(nameOfLanguage('de', 'pl')).toBe('German')
})

it('a space stands between sentences, but not in Chinese and Japanese', () => {
  expect(joinSentences('fr', ['Un.', 'Deux.'])).toBe('Un. Deux.')
  expect(joinSentences('zh', ['一。', '二。'])).toBe('一。二。')
  expect(joinSentences('ja', ['一。', '二。'])).toBe('一。二。')
})

it('a place without a value stays as it is, and values are not filled in again', () => {
  expect(fill('{a} and {b}', { a: '{b}' })).toBe('{b} and {b}')
})

it('what no page says is named once in Korean', () => {
  const words = eitherOf('ko', ['램프', 'Oven'])
  expect(fill(sentencesIn('ko').notAnsweredAbout, { words })).toBe(
    '문서에 ‘램프’ 또는 ‘Oven’에 대한 내용이 없어 답을 찾지 못했습니다.'
  )
})
