import { describe, expect, it } from 'vitest'
import { withoutFraming } from './framing.ts'

const asked = 'X mit Y'

describe.each([
  [
    'en',
    [
      'Hi there, ',
      'hello! ',
      'Good morning all - ',
      'I was wondering if you could tell me: ',
      'wondering ',
      'Could someone please explain to me ',
      'please help me with ',
      'Please, ',
      "I'd like to know ",
      'does anyone know ',
      'I have a quick question: ',
      'Sorry to bother you, ',
      'Hey guys, just a quick question, can you tell me '
    ],
    [
      ', please',
      '. Thanks in advance!',
      ' thx',
      ' Thank you so much for your help :)',
      '. Any help would be greatly appreciated.',
      '. Any ideas?',
      ' pls'
    ]
  ],
  [
    'de',
    [
      'Hallo zusammen, ',
      'Guten Tag! ',
      'Kurze Frage: ',
      'Ich habe mal eine Frage, ',
      'ich hätte eine kurze Frage ',
      'Ich wollte mal fragen, ',
      'Kann mir bitte jemand sagen, ',
      'Könnt ihr mir erklären, ',
      'weiß jemand, ',
      'Bitte, ',
      'Hey Leute, ',
      'Grüezi, ',
      'Liebes Team, ',
      'Sehr geehrte Damen und Herren, ',
      'hab da mal ne Frage: ',
      'Sorry für die dumme Frage, aber ',
      'Vielleicht eine blöde Frage, aber ',
      'Ich bin neu hier. ',
      'Mich würde interessieren, ',
      'Sag mal, ',
      'Kannst du mir mal erklären, '
    ],
    [
      '. Vielen Dank im Voraus!',
      ' danke',
      ', bitte',
      '. Viele Grüße',
      '. Mit freundlichen Grüßen',
      '. LG',
      '. danke schonmal',
      '. Bitte um Hilfe',
      '. Kann mir da jemand helfen?',
      '. Wer kann helfen?',
      '. Hat jemand eine Idee?'
    ]
  ],
  [
    'fr',
    [
      'Bonjour à tous, ',
      'Petite question : ',
      'Pourriez-vous m’expliquer ',
      'Je voudrais savoir ',
      'S’il vous plaît, '
    ],
    [', s’il vous plaît', '. Merci d’avance !', ' svp']
  ],
  [
    'es',
    [
      'Hola, ',
      '¿Alguien sabe ',
      'Buenos días, una pregunta rápida: ',
      'Me gustaría saber ',
      '¿Podría decirme ',
      'Buen día, una consulta: ',
      'oye, necesito saber ',
      '¡Ayuda! soy nuevo en esto, ',
      'perdón si es una pregunta tonta, pero ',
      'qué tal, '
    ],
    ['. Muchas gracias de antemano', ', por favor', '. Ayuda por favor']
  ],
  [
    'pt',
    ['Olá pessoal, ', 'Uma dúvida: ', 'Gostaria de saber ', 'Alguém sabe ', 'Você pode me dizer '],
    ['. Muito obrigado!', ', por favor']
  ],
  [
    'it',
    ['Ciao a tutti, ', 'Una domanda veloce: ', 'Vorrei sapere ', 'Qualcuno sa ', 'Puoi dirmi ', 'Per favore, '],
    ['. Grazie mille in anticipo!', ', per favore']
  ],
  [
    'ru',
    [
      'Привет всем! ',
      'Здравствуйте, ',
      'Добрый день. ',
      'подскажите, пожалуйста, ',
      'Не подскажете, ',
      'Может кто-нибудь объяснить, ',
      'Помогите разобраться: ',
      'У меня вопрос: ',
      'хотел бы узнать, ',
      'кто-нибудь знает, ',
      'Извините, '
    ],
    ['. Спасибо!', ', пожалуйста', '. Заранее благодарен', ' спасибо за помощь', ' плиз']
  ],
  [
    'ja',
    [
      'こんにちは。',
      'すみませんが、',
      '質問です。',
      'お忙しいところ恐れ入りますが、',
      'はじめまして。',
      '初心者です。',
      '初歩的な質問ですみません。',
      '困っています。',
      '急ぎです！',
      '教えてください。',
      'ちょっと聞きたいのですが、'
    ],
    ['。よろしくお願いします。', '。ありがとうございます！', '。教えてください。']
  ],
  [
    'zh',
    [
      '你好，',
      '请问',
      '請問一下，',
      '大佬们好，',
      '求助！',
      '请教各位，',
      '我想知道',
      '能不能告诉我',
      '有没有人知道',
      '麻烦问一下',
      '新手求问，',
      '小白一枚 ',
      '不好意思，'
    ],
    ['，谢谢！', '？谢谢大家', '，谢谢各位大佬', '？在线等，挺急的', '，求解答', '？急！']
  ],
  [
    'ko',
    ['안녕하세요, ', '질문 있습니다. ', '질문드립니다. ', '초보입니다. '],
    ['. 감사합니다!', ' 부탁드립니다', ' ㅠㅠ', '. 답변 부탁드려요', '. 궁금합니다']
  ],
  [
    'ar',
    [
      'مرحبا، ',
      'لو سمحت، ',
      'السلام عليكم ورحمة الله وبركاته، ',
      'يا جماعة عندي سؤال: ',
      'ممكن تقول لي ',
      'هل يمكنك أن تشرح لي ',
      'حابب اعرف ',
      'سؤال: '
    ],
    ['، شكرا جزيلا', ' من فضلك', '. شكرًا لكم', ' يعطيكم العافيه', '. ارجو المساعدة']
  ],
  [
    'he',
    [
      'שלום, ',
      'היי לכולם, ',
      'סליחה על ההפרעה, ',
      'יש לי שאלה: ',
      'יש לי שאלה קטנה, ',
      'שאלה: ',
      'עזרה! ',
      'מישהו יכול להסביר לי ',
      'אפשר לעזור לי ',
      'מישהו יודע ',
      'אני מעוניין לדעת ',
      'רציתי לשאול ',
      'מעניין אותי לדעת '
    ],
    [', תודה רבה!', ' בבקשה', '. תודה מראש', '. אשמח לעזרה', '. כל עזרה תתקבל בברכה']
  ]
])('in %s', (_, before, after) => {
  it.each(before)('“%s” asks for nothing', said => {
    expect(withoutFraming(said + asked)).toBe(asked)
  })

  it.each(after)('nor does “%s”', said => {
    expect(withoutFraming(asked + said).replace(/[.?？。]$/, '')).toBe(asked)
  })
})

describe.each([
  [
    'en',
    [
      'According to the docs, ',
      'Show me an example: ',
      'Can you give me a short code example: ',
      'In simple terms, ',
      'URGENT! ',
      'hey bot, ',
      'ok, '
    ],
    [
      '? Please give an example.',
      '. Can you show me a working code snippet?',
      ', with an example',
      ' with code examples',
      '? Explain step by step.',
      ' step by step',
      ' in detail, please',
      '. Keep it short.',
      '. Please answer in German.',
      '. Include the sources.',
      '. Explain it like I’m five.'
    ]
  ],
  [
    'de',
    ['Laut der Dokumentation, ', 'Zeig mir ein Beispiel: ', 'Dringend: ', 'In einfachen Worten: '],
    [
      '. Bitte gib ein Beispiel.',
      ' mit Codebeispiel',
      '. Erkläre es Schritt für Schritt.',
      '. Kurz bitte.',
      '. Antworte auf Deutsch.',
      ', bitte auf Deutsch antworten',
      ', einfach erklärt',
      '. Bitte kurz und knapp',
      ', für Anfänger'
    ]
  ],
  ['fr', ['Selon la documentation, ', 'Montrez-moi un exemple : '], ['. Donnez-moi un exemple.', ' étape par étape']],
  ['es', ['Según la documentación, ', 'Dame un ejemplo: '], ['. Dame un ejemplo, por favor.', ' paso a paso']],
  ['pt', ['Segundo a documentação, ', 'Me dê um exemplo: '], ['. Me dê um exemplo.', ' passo a passo']],
  ['it', ['Secondo la documentazione, ', 'Dammi un esempio: '], ['. Dammi un esempio.', ' passo dopo passo']],
  [
    'ru',
    ['Согласно документации, ', 'Покажите пример кода: ', 'Пошагово: '],
    [
      '. Приведите пример.',
      ' с примером кода',
      ' пошагово',
      '. Подробнее, пожалуйста.',
      '. Ответь на русском.',
      ' простыми словами'
    ]
  ],
  [
    'ja',
    ['ドキュメントによると、', '日本語で答えてください。'],
    ['。例を示してください。', '。詳しく教えてください。', '。日本語でお願いします。']
  ],
  [
    'zh',
    ['根据文档，', '按照官方文档，', '官方文档里'],
    ['？请给一个例子。', '，请详细说明一下', '，有例子吗', '？给个demo', '？用中文回答']
  ],
  [
    'he',
    ['לפי התיעוד, ', 'בקצרה: ', 'תן לי דוגמה: '],
    [' עם דוגמה', '. תן לי דוגמה', ' שלב אחר שלב', ' במילים פשוטות', '. ענה בעברית']
  ],
  ['ar', ['حسب التوثيق، ', 'باختصار: '], [' مع مثال', '. اعطني مثال', ' خطوه بخطوه', ' بالتفصيل']],
  [
    'ko',
    ['문서에 따르면, ', '공식 문서 기준으로 '],
    [
      '. 예제를 보여주세요.',
      ', 자세히 설명해 주세요',
      '. 예시 코드도 보여줘',
      '. 쉽게 알려주세요',
      '. 한국어로 답해 주세요'
    ]
  ]
])('in %s', (_, before, after) => {
  it.each(before)('“%s” says how to answer', said => {
    expect(withoutFraming(said + asked)).toBe(asked)
  })

  it.each(after)('and so does “%s”', said => {
    expect(withoutFraming(asked + said).replace(/[.?？。]$/, '')).toBe(asked)
  })
})

it.each(['No sé ', 'no entiendo ', 'Explícame paso a paso ', 'dame un ejemplo de '])(
  '“%s” is said before “cómo”',
  said => {
    expect(withoutFraming(`${said}cómo brilla`)).toBe('cómo brilla')
  }
)

it.each(['keine Ahnung, ', 'Weißt du, ', 'sag mir bitte, ', 'Zeig mir '])(
  '“%s” is no part of a question in German',
  said => {
    expect(withoutFraming(`${said}wie sie leuchtet`)).toBe('wie sie leuchtet')
  }
)

it('a question keeps its mark', () => {
  expect(withoutFraming('Hi! How is X done, please?')).toBe('How is X done?')
  expect(withoutFraming('How is X done? Thanks!')).toBe('How is X done?')
})

it.each([
  'Thanks!',
  'hi',
  'high availability',
  'hello world example',
  'hi-res images',
  'Hallo Welt in Python',
  'hola mundo',
  'abrir la ayuda',
  'ayuda en línea',
  '初心者ですぐ使える機能',
  'Frage stellen im Chat',
  'zusammen ändern',
  'Leute einladen',
  'Zeig mir Bilder',
  'Bilder von LG',
  'enable STP',
  'a modal of size lg',
  'add some hints',
  'what is ty',
  '请求头怎么设置',
  'привет мир на php',
  'приветствие бота',
  'объясните назначение фильтров',
  'хороший пример хука',
  'документация по слотам',
  'поиск по документации',
  'что можно подсказать',
  'question mark in a URL',
  'what is thanks to',
  'the word thanks in it',
  'Frageboden',
  'helloWorld()',
  'dear reader',
  'how to wonder',
  'an example of a hook',
  'when a user clicks a row, show details',
  'if it fails, describe it',
  'well-known folders',
  'important! in CSS',
  'so it streams',
  'right align a column',
  'explain plans of the optimizer',
  'in detail views',
  'write code',
  'Beispiele schreiben',
  'Hilfe anzeigen',
  '详细日志',
  'שלום עולם בפייתון',
  'שאלה נפוצה',
  'תגיד שלום',
  'תבנית בעברית'
])('“%s” stays', text => {
  expect(withoutFraming(text)).toBe(text)
})

it.each([
  ['LAMPFILE example', 'LAMPFILE'],
  ['useLamp() code sample?', 'useLamp()?'],
  ['lamp_glow snippet', 'lamp_glow'],
  ['example of lampGlow', 'lampGlow'],
  // What has no name, or asks for more.
  ['lamp example', 'lamp example'],
  ['LAMP example', 'LAMP example'],
  ['useLamp of the example', 'useLamp of the example']
])('an example of a name is a form of the answer: “%s” asks for “%s”', (text, asked) => {
  expect(withoutFraming(text)).toBe(asked)
})
