import { expect, it } from 'vitest'
import { pageQuestionOf } from './page-questions.ts'

const asked = (text: string) => pageQuestionOf(text, undefined, name => ['Lamp', 'Lamp Kit'].includes(name))

it.each([
  ['en', 'Where do I start?', 'start'],
  ['en', 'how to get started', 'start'],
  ['en', 'How do I get started with Lamp?', 'start'],
  ['en', "I'm new here, where should I begin?", 'start'],
  ['en', 'What is this documentation about?', 'home'],
  ['en', 'what is this', 'home'],
  ['en', 'What does this tool do?', 'home'],
  ['en', 'What is Lamp?', 'home'],
  ['en', 'What is the Lamp Kit?', 'home'],
  ['en', 'what does Lamp Kit do', 'home'],
  ['en', 'How do I get started with Lamp Kit?', 'start'],
  ['en', 'how do I install the Lamp Kit', 'install'],
  ['en', 'Lamp Kit installation', 'install'],
  ['de', 'Wo fange ich an?', 'start'],
  ['de', 'Lamp Kit installieren', 'install'],
  ['de', 'wie kann ich mit Lamp loslegen', 'start'],
  ['de', 'Was ist Lamp?', 'home'],
  ['es', '¿Por dónde empiezo?', 'start'],
  ['es', 'por donde empiezo', 'start'],
  ['es', 'donde empiezo', 'start'],
  ['es', 'soy nuevo, por dónde empiezo?', 'start'],
  ['es', '¿Cómo empiezo a usar Lamp?', 'start'],
  ['es', '¿Qué es Lamp?', 'home'],
  ['fr', 'Par où commencer ?', 'start'],
  ['fr', 'C’est quoi ce projet ?', 'home'],
  ['pt', 'Por onde começo?', 'start'],
  ['pt', 'O que é Lamp?', 'home'],
  ['it', 'Da dove comincio?', 'start'],
  ['it', 'A cosa serve Lamp?', 'home'],
  ['ru', 'С чего начать?', 'start'],
  ['ru', 'Что такое Lamp?', 'home'],
  ['ja', 'どこから始めればいいですか？', 'start'],
  ['ja', 'Lampとは', 'home'],
  ['zh', '从哪里开始？', 'start'],
  ['zh', '什么是 Lamp？', 'home'],
  ['zh', '從哪裡開始？', 'start'],
  ['ko', '어떻게 시작하나요?', 'start'],
  ['ko', 'Lamp는 무엇인가요?', 'home'],
  ['ar', 'من أين أبدأ؟', 'start'],
  ['ar', 'ما هو Lamp؟', 'home'],
  ['he', 'מאיפה מתחילים?', 'start'],
  ['he', 'מה זה Lamp?', 'home'],
  ['en', 'getting started', 'start'],
  ['en', 'quickstart', 'start'],
  ['de', 'Erste Schritte', 'start'],
  ['ko', '시작하기', 'start'],
  ['en', 'install', 'install'],
  ['en', 'how do I install it?', 'install'],
  ['en', 'Installing Lamp', 'install'],
  ['en', 'Lamp installation', 'install'],
  ['en', 'installation instructions', 'install'],
  ['de', 'Wie installiere ich das?', 'install'],
  ['de', 'Lamp installieren', 'install'],
  ['de', 'Wie kann ich Lamp installieren?', 'install'],
  ['es', '¿Cómo se instala?', 'install'],
  ['es', 'como instalarlo', 'install'],
  ['es', 'instalación', 'install'],
  ['fr', 'Comment installer Lamp ?', 'install'],
  ['fr', 'comment je l’installe', 'install'],
  ['pt', 'Como instalar o Lamp?', 'install'],
  ['pt', 'instalação', 'install'],
  ['it', 'Come si installa?', 'install'],
  ['it', 'installazione di Lamp', 'install'],
  ['ru', 'Как его установить?', 'install'],
  ['ru', 'установка Lamp', 'install'],
  ['ja', 'インストール方法', 'install'],
  ['ja', 'Lampをインストールする方法は？', 'install'],
  ['ja', 'どうやってインストールしますか？', 'install'],
  ['zh', '怎么安装？', 'install'],
  ['zh', '安装 Lamp', 'install'],
  ['zh', '如何安裝', 'install'],
  ['ko', '설치 방법', 'install'],
  ['ko', '어떻게 설치하나요?', 'install'],
  ['ar', 'كيف أثبته؟', 'install'],
  ['ar', 'تثبيت Lamp', 'install'],
  ['he', 'איך מתקינים?', 'install'],
  ['he', 'התקנה של Lamp', 'install']
] as const)('who is new asks for a page in %s: %s', (language, text, at) => {
  expect(asked(text)).toMatchObject({ language, at })
})

it('names the product', () => {
  expect(asked('How do I install the Lamp Kit?')?.product).toBe('Lamp Kit')
  expect(asked('How do I install it?')).toEqual({ language: 'en', at: 'install' })
})

it.each([
  'What is a lamp?',
  'What is Sofa?',
  'Where does the lamp start?',
  'How do I get started with sofas?',
  'How do I install a plugin?',
  'install Sofa',
  'install the Lamp Kit plugin',
  'installation fails',
  'Wie installiere ich ein Plugin?',
  'How do I uninstall it?',
  'What is this option for in the menu?',
  'Wo fängt die Lampe an?'
])('and others do not: %s', text => {
  expect(asked(text)).toBeUndefined()
})
