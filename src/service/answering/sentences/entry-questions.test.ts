import { expect, it } from 'vitest'
import { pageQuestionOf } from './page-questions.ts'

const asked = (text: string) => pageQuestionOf(text, undefined, name => name === 'Lamp')

it.each([
  ['en', 'Where do I start?', 'start'],
  ['en', 'how to get started', 'start'],
  ['en', 'How do I get started with Lamp?', 'start'],
  ['en', "I'm new here, where should I begin?", 'start'],
  ['en', 'What is this documentation about?', 'home'],
  ['en', 'what is this', 'home'],
  ['en', 'What does this tool do?', 'home'],
  ['en', 'What is Lamp?', 'home'],
  ['de', 'Wo fange ich an?', 'start'],
  ['de', 'wie kann ich mit Lamp loslegen', 'start'],
  ['de', 'Was ist Lamp?', 'home'],
  ['es', '¿Por dónde empiezo?', 'start'],
  ['es', 'por donde empiezo', 'start'],
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
  ['he', 'מה זה Lamp?', 'home']
] as const)('who is new asks for a page in %s: %s', (language, text, at) => {
  expect(asked(text)).toEqual({ language, at })
})

it.each([
  'What is a lamp?',
  'What is Sofa?',
  'Where does the lamp start?',
  'How do I get started with sofas?',
  'What is this option for in the menu?',
  'Wo fängt die Lampe an?'
])('and others do not: %s', text => {
  expect(asked(text)).toBeUndefined()
})
