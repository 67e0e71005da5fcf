import { describe, expect, it } from 'vitest'
import { groundingWith } from '../testing/grounding.ts'
import { outcomeOfModel, outcomeOfQuote } from './outcome.ts'

describe('the built-in model', () => {
  it.each([
    ['clearly', 'answered'],
    ['perhaps', 'unsure'],
    ['no', 'refused']
  ] as const)('%s → %s', (verdict, outcome) => {
    expect(outcomeOfQuote(groundingWith({ verdict }))).toBe(outcome)
  })

  it('has refused who wants more where there is none', () => {
    expect(outcomeOfQuote(groundingWith({ verdict: 'clearly', exhausted: 'more' }))).toBe('refused')
  })

  it('is unsure of what only another version says', () => {
    const otherVersion = { asked: '2', found: '1' }
    expect(outcomeOfQuote(groundingWith({ verdict: 'clearly', otherVersion }))).toBe('unsure')
  })
})

describe('a configured model', () => {
  const outcomeOf = (more: Parameters<typeof groundingWith>[0], text: string, cites = false, refused = false) =>
    outcomeOfModel(groundingWith(more), { text, cites, refused })

  it('has answered when it cites a section', () => {
    expect(outcomeOf({}, 'So it is.', true)).toBe('answered')
  })

  it('is unsure of what the words of the question do not meet, or what it says itself is no answer', () => {
    expect(outcomeOf({ verdict: 'no' }, 'So it is.', true)).toBe('unsure')
    expect(outcomeOf({}, 'So it is.', true, true)).toBe('unsure')
  })

  it.each([
    'The documentation does not say.',
    'I cannot find any information about that in the sections provided.',
    'Sorry, the sections don’t mention\nGitLab.',
    'I don’t know.',
    'Die Dokumentation beantwortet das nicht.',
    'Dazu kann ich leider keine Informationen finden.',
    'La documentation ne répond pas à cette question.',
    'La documentación no responde a esta pregunta.',
    'A documentação não responde a essa pergunta.',
    'La documentazione non risponde a questa domanda.',
    'Non ho trovato informazioni al riguardo.',
    'ドキュメントには記載がありません。',
    '文档中没有相关信息。',
    '문서에 해당 정보가 없습니다.',
    'В документации нет ответа на этот вопрос.',
    'الوثائق لا تجيب عن هذا السؤال.',
    'لا توجد معلومات حول ذلك في الأقسام المقدمة.',
    'لم أجد الإجابة في الوثائق.',
    'عذرًا، لا أعرف.',
    'התיעוד אינו עונה על השאלה הזו.',
    'אין מידע על כך בתיעוד.',
    'אני לא יודע.',
    'I’m sorry, but I can’t assist with that request.'
  ])('has refused when it says so in a few words: %s', text => {
    expect(outcomeOf({}, text)).toBe('refused')
  })

  it('has refused when it marks that, in any words', () => {
    expect(outcomeOf({}, 'Nem tudom.', false, true)).toBe('refused')
    expect(outcomeOf({ isVague: true, verdict: 'no' }, 'Nem tudom.', false, true)).toBe('refused')
  })

  it.each([
    'Run npm install lamp.',
    'Do not use sudo.',
    'Non usare sudo.',
    'No. It glows in red.',
    'شغّل الأمر npm install lamp.',
    'لا تستخدم sudo.',
    'مثلا تعرض الأقسام الأوامر.',
    'הריצו npm install lamp.',
    'אין להשתמש ב־sudo.',
    `It is not in the docs. ${'x'.repeat(400)}`
  ])('is unsure when it states what it does not cite: %s', text => {
    expect(outcomeOf({}, text)).toBe('unsure')
  })

  it('has answered a greeting', () => {
    expect(outcomeOf({ isVague: true, verdict: 'no' }, 'Hello! What do you want to know?')).toBe('answered')
  })
})
