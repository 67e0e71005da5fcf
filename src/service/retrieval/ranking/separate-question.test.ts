import { describe, expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../../shared/testing/linear-time.ts'
import { separateQuestion as separate } from './separate-question.ts'

const separateQuestion = (text: string, saysEnough = false) => separate(text, () => saysEnough)

const trace = `TypeError: Cannot light the lamp\n${Array.from({ length: 60 }, (_, at) => `    at light${at} (/home/me/lamp/dist/chunk-${at}.js:${at}:12)`).join('\n')}`
const log = Array.from({ length: 40 }, (_, at) => `2026-11-20 10:0${at % 9}:12 INFO [worker] lamp ${at} is on`).join(
  '\n'
)

describe('a question with pasted text', () => {
  it.each([
    ['before it', `${trace}\n\nHow do I fix this?`],
    ['behind it', `How do I fix this?\n\n${trace}`]
  ])('is separated from a stack trace %s, and keeps its message', (_, text) => {
    expect(text.length).toBeGreaterThan(2_500)
    expect(separateQuestion(text).asked).toBe('How do I fix this?\nTypeError: Cannot light the lamp')
  })

  it.each([`${log}\n\nWhich colours can a lamp glow in?`, `Which colours can a lamp glow in?\n${log}`])(
    'is separated from a log',
    text => {
      expect(separateQuestion(text).asked).toBe('Which colours can a lamp glow in?')
    }
  )

  it.each([
    ...'import export const let var def class function return async await from if for'
      .split(' ')
      .map(keyword => `${keyword} lamp: the one that stands in the corner`),
    'File "lamp.py" of the lamp in the corner',
    'Traceback of the lamp in the corner',
    '^ the lamp in the corner is dark',
    '> lamp in the corner of the room',
    '+ lamp in the corner of the room',
    '$ lamp in the corner of the room',
    '# lamp in the corner of the room',
    '| lamp in the corner of the room',
    'npm lamp in the corner',
    'yarn lamp in the corner',
    'pip lamp in the corner',
    ...'INFO WARN WARNING ERROR DEBUG TRACE FATAL'.split(' ').map(level => `${level} the lamp in the corner is dark`),
    '<lamp is the one that stands in the corner of the room',
    '</lamp is the one that stands in the corner of the room'
  ])('is separated from a line such as “%s”', line => {
    expect(separateQuestion(`${line}\nWhich colours can a lamp glow in?`).pasted).toEqual([line])
  })

  it.each(['INFORMED the lamp is dark', 'import a lamp into the room'])('is not separated from “%s”', line => {
    expect(separateQuestion(`${line}\nWhich colours can a lamp glow in?`).pasted).toEqual([])
  })

  it('is separated from a block of code, even an unclosed one', () => {
    expect(separateQuestion('~~~ts\nlamp.on()\n~~~\nWhat does it do?').asked).toBe('What does it do?')
    expect(separateQuestion('```ts\nlamp.on()\n```\nWhat does it do?').asked).toBe('What does it do?')
    expect(separateQuestion('What does it do?\n```ts\nlamp.on()')).toEqual({
      asked: 'What does it do?',
      pasted: ['lamp.on()']
    })
  })

  it.each([
    'What does lamp.on({ a: [1], b: {} }) do?',
    'ランプの lamp.on({ a: [1], b: {} }) は何をしますか？',
    'ماذا تفعل lamp.on({ a: [1], b: {} })؟'
  ])('is told by its question mark, whatever code is in it: %s', asked => {
    expect(separateQuestion(`${asked}\n\nlamp.off()`)).toEqual({ asked, pasted: ['lamp.off()'] })
  })

  it('has the message with it, however long it is', () => {
    const asked = 'Which of the many colours of the rainbow can my lamp glow in?'
    expect(separateQuestion(`${asked}\n${trace}`).asked).toBe(`${asked}\nTypeError: Cannot light the lamp`)
  })

  it.each([
    ['of its cause', 'TypeError: no light\n  [cause]: LampError: no oil', '[cause]: LampError: no oil'],
    ['of its last cause', 'a.LampException: dark\nCaused by: b.c.OilError: none', 'Caused by: b.c.OilError: none'],
    ['with its module', 'Traceback: failed\nlamps.errors.LampError: no oil', 'lamps.errors.LampError: no oil'],
    ['that nobody caught', 'at lamp\nUncaught LampError: no oil', 'Uncaught LampError: no oil'],
    ['of a warning', '> dark\nLampWarning: no oil', 'LampWarning: no oil'],
    ['of a failure', '> dark\nLampFailure: no oil', 'LampFailure: no oil']
  ])('has the message %s', (_, pasted, message) => {
    expect(separateQuestion(`How do I fix this?\n${pasted}`).asked).toBe(`How do I fix this?\n${message}`)
  })

  it.each('error|exception|failed|cannot glow|could not glow|unable to glow|invalid|not found|denied'.split('|'))(
    'has the line that says “%s”',
    said => {
      expect(separateQuestion(`How do I fix this?\n> lamp\n> lamp ${said}\n> sofa`).asked).toBe(
        `How do I fix this?\n> lamp ${said}`
      )
    }
  )

  it('is the error message without times and paths, when nothing is asked', () => {
    expect(separateQuestion(trace).asked).toBe('TypeError: Cannot light the lamp')
    expect(
      separateQuestion(`${log}\n2026-11-20 10:00:01 Error: no oil in /home/me/lamp/oil.js:3:1\n${log}`).asked
    ).toBe('Error: no oil in')
  })
})

it('a question is one sentence where it was wrapped, and is asked once where it stands twice', () => {
  const asked = 'How do I change the colour of the lamp that stands in the corner?'
  expect(separateQuestion('How do I change the colour\nof the lamp that stands\nin the corner?').asked).toBe(asked)
  expect(separateQuestion(`${asked}\n\n${asked}`).asked).toBe(asked)
  expect(separateQuestion(`${asked} ${asked}`).asked).toBe(asked)
})

describe('a question of several sentences', () => {
  it('is the sentence that asks, if that says enough', () => {
    const text = 'I have a lamp. I tried to turn it on. How do I change the colour of the light?'
    expect(separateQuestion(text)).toEqual({
      asked: 'How do I change the colour of the light?',
      pasted: ['I have a lamp. I tried to turn it on.']
    })
  })

  it('is a short sentence that asks for something by itself', () => {
    const text = 'What colour has it? I have a lamp. It does not glow.'
    expect(separateQuestion(text, true).asked).toBe('What colour has it?')
    expect(separateQuestion(text, false).asked).toBe(text)
  })

  it('is found where sentences begin in lower case, and without its mark', () => {
    const asked = 'how do i change the colour of the light'
    expect(separateQuestion(`i have a lamp. it is green, red, etc. and new. ${asked}`)).toEqual({
      asked,
      pasted: ['i have a lamp. it is green, red, etc. and new.']
    })
    expect(separateQuestion(`Ich habe eine Lampe. Sie leuchtet. wie ändere ich bloß die Farbe davon`).asked).toMatch(
      /^wie/
    )
  })

  it.each([
    ...'etc approx incl resp bzw ggf evtl usw'
      .split(' ')
      .map(short => `how do i change the colour, the brightness ${short}. of the light in the room?`)
  ])('is not cut where an abbreviation ends: %s', asked => {
    expect(separateQuestion(`i have a lamp. it is green. ${asked}`).asked).toBe(asked)
  })

  it('is all of them, if the one that asks depends on the others', () => {
    const text = 'I have a lamp. It does not glow. How do I fix it?'
    expect(separateQuestion(text).asked).toBe(text)
    const japanese = 'ランプを持っています。光りません。どうすればいいですか？'
    expect(separateQuestion(japanese).asked).toBe(japanese)
    expect(separateQuestion('ランプを持っています。光りません。ランプの色を変えるにはどうしますか？').asked).toMatch(
      /^ランプの色/
    )
  })
})

it.each([
  'How do I use useChat() with { stream: true }?',
  'Error: no lamp',
  'cors error fastapi',
  'What is a lamp? And a shade?'
])('“%s” is kept whole', text => {
  expect(separateQuestion(text)).toEqual({ asked: text, pasted: [] })
})

it('what is shouted is read in lower case', () => {
  expect(separateQuestion('WHICH COLOUR HAS THE LAMP?').asked).toBe('which colour has the lamp?')
  for (const text of ['CORS ERROR', 'SELECT FOR UPDATE of it', 'LED 11 サポート'])
    expect(separateQuestion(text).asked).toBe(text)
})

it('what is polite is not asked', () => {
  expect(separateQuestion('Hi all, could you tell me which colour a lamp has? Thanks!').asked).toBe(
    'which colour a lamp has?'
  )
})

it('the beginning and the end of a long text are kept, in linear time', () => {
  expectLinearTimeOver(separateQuestion, ['word ', 'A. ', '(', 'x=', 'at x ', '```\n', '/a'], 2_000)
  const { asked } = separateQuestion(`first ${'word '.repeat(1_000)} last`)
  expect(asked).toMatch(/^first [\s\S]* last$/)
  expect(asked.length).toBeLessThanOrEqual(700)
})
