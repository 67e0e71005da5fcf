import { describe, expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../../shared/testing/linear-time.ts'
import { arabic } from '../analysis/languages/arabic.ts'
import { chinese } from '../analysis/languages/chinese.ts'
import { french } from '../analysis/languages/french.ts'
import { german } from '../analysis/languages/german.ts'
import { type Language, languages } from '../analysis/languages/index.ts'
import { italian } from '../analysis/languages/italian.ts'
import { japanese } from '../analysis/languages/japanese.ts'
import { korean } from '../analysis/languages/korean/index.ts'
import { portuguese } from '../analysis/languages/portuguese.ts'
import { spanish } from '../analysis/languages/spanish.ts'
import { ask, corpusOf } from '../testing/corpus.ts'

const docs = (sentence: string) =>
  corpusOf({
    'lamp.md': `# Lamp\n\n${sentence}\n`,
    'sofa.md': '# Sofa\n\nIt is soft, and stands in 3 corners for 10 minutes.\n'
  })
const verdict = (sentence: string, question: string) => ask(docs(sentence), question).verdict

describe.each([
  ['how long does the lamp glow?', 'The lamp can glow for 30 s.', 'The lamp can glow, with 30 shades.'],
  ['how many minutes does the lamp glow?', 'The lamp can glow a few minutes.', 'The lamp can glow 2 shades.'],
  ['how often does the lamp glow?', 'The lamp can glow every evening.', 'The lamp can glow in a room.'],
  ['how much does the lamp cost?', 'The lamp does cost € 30.', 'The lamp does cost more than 30 sofas.'],
  ['how much is a lamp per year?', 'A lamp is $ 30 per year.', 'A lamp has 30 shades per year.'],
  ['how large is the lamp shade?', 'The lamp shade has 300 KB.', 'The lamp shade is green.'],
  ['maximum size of the lamp shade', 'The lamp shade has a maximum size of 30.', 'The lamp shade has a maximum size.'],
  ['how long may the lamp name be?', 'The lamp name has 20 characters.', 'The lamp name may be green.'],
  ['how many lamps glow?', 'Two lamps glow.', 'All lamps glow.'],
  ['maximum number of lamps that glow', 'A maximum number of 30 lamps glow.', 'A number of lamps glow, 30 of them.'],
  ['how many lamps glow at most?', 'Up to thirty lamps glow, no more than 30.', 'The 30 lamps glow.'],
  ['why was the lamp shade chosen?', 'The lamp shade is green because it is soft.', 'The lamp shade is green.'],
  ['why is it called lamp?', 'The lamp is named after a sofa.', 'The lamp can glow.'],
  ['what is the default of the lamp glow?', 'The lamp glow is green by default.', 'The lamp glow is green, or red.'],
  ['when will the lamp be released?', 'The lamp was released in May 2031.', 'The lamp was released by a sofa.'],
  ['on which date is the lamp glow removed?', 'The lamp glow is removed in June.', 'The lamp glow is removed.'],
  ['in which version can the lamp glow by default?', 'By default, it is glow in 2.1.', 'The lamp is glow by default.'],
  ['which lamp version can glow?', 'The lamp can glow from version 2.1 on.', 'The lamp version can glow.'],
  ['how long can the lamp glow be kept?', 'The lamp glow is kept for 30 s.', 'The lamp glow is kept in 30 rooms.'],
  ['how long must the lamp glow?', 'The lamp can glow for 30 s.', 'The lamp can glow in 30 rooms.'],
  ['how big is the lamp?', 'The lamp has 300 KB.', 'The lamp has a size of 30 sofas.'],
  ['how much memory does the lamp need?', 'The lamp does need 30 MB memory.', 'The lamp does need memory, 30 times.'],
  [
    'how many shades does the lamp have?',
    'The lamp does have 3 shades.',
    'The lamp does have shades in Sofa 2 and Sofa 3.'
  ],
  ['how many lamps glow?', 'There are 2 lamps that glow.', 'Lamps glow at https://lamp.example/glow%20lamps/2.'],
  ['how many shades of the lamp', 'Three shades of the lamp.', 'Shades of the lamp 1.2.'],
  ["what's the default lamp glow", 'The default lamp glow is green.', 'The lamp glow goes beyond the default.'],
  ['maximum number of shades per lamp', 'A lamp has a maximum number of 30 shades.', 'Lamp: a maximum number of 30.'],
  ['maximum size of a shade in megabytes', 'A lamp shade has a maximum size of 30 MB.', 'A lamp has a maximum size.'],
  ['default value of the lamp glow', 'The lamp glow: default `green`.', 'Beyond the default goes the lamp glow value.'],
  ['lamp glow default value', 'The lamp glow value defaults to green.', 'The lamp glow has a default value.'],
  ['when will the lamp come out?', 'The lamp did come out in May 2031.', 'The lamp did come out of a sofa.'],
  ['lamp glow eol', 'The lamp glow eol is in June.', 'The lamp glow has an eol.'],
  [
    'minimum supported lamp version',
    'The minimum lamp version supported is Sofa 13 or later.',
    'The minimum lamp version is supported.'
  ],
  [
    'which version of the lamp does Sofa 3.2 need?',
    'The version of the lamp that Sofa 3.2 needs is 2.1.',
    'Sofa 3.2 does need a lamp version.'
  ],
  [
    'which version of the lamp does sofa 3.2 need?',
    'The version of the lamp that sofa 3.2 needs is 2.1.',
    'sofa 3.2 does need a lamp version.'
  ],
  [
    'which version of the lamp does Sofa 3 need?',
    'The version of the lamp that Sofa 3 needs is 2.1.',
    'Sofa 3 and later do need a lamp version.'
  ],
  [
    'what is the default glow of the lamp?',
    '## Glow\n\nThe lamp is green by default.',
    'The lamp is green by default.'
  ],
  ['how long does the lamp glow?', '## Glow\n\nIt takes 30 minutes.', 'The lamp can glow.\n\nIt takes 30 minutes.'],
  ['maximum number of shades of the lamp', 'Lamp shades: a maximum number of 30.', 'Lamp: a maximum number of 30.'],
  [
    'is there a limit on how many shades the lamp has',
    'The lamp has a limit of 30 shades.',
    'The lamp has a limit of 30.'
  ],
  ['what is the default glow of the lamp?', 'The lamp glow is green by default.', 'The lamp is green by default.'],
  ['default value of the glow of the lamp', 'Lamp glow value: default `on`.', 'Lamp value: default `on`.'],
  ['which sofa version does the lamp need?', 'The lamp does need sofa version 2.1.', 'The lamp does need version 2.1.'],
  [
    'which version of the sofa does the lamp need?',
    'The lamp does need version 2.1 of the sofa.',
    'The lamp does need version 2.1.'
  ],
  ['maximum size of the shade of a lamp', 'A lamp shade has a maximum size of 30.', 'A lamp has a maximum size of 30.'],
  ['maximum size of a lamp shade', 'A lamp shade has a maximum size of 30.', 'A lamp has a maximum size of 30.'],
  ['maximum number of lamp shades', 'A lamp has a maximum number of 30 shades.', 'Lamp: a maximum number of 30.'],
  ['maximum number of shades in the lamp', 'Shades: a maximum number of 30.', 'Lamp: a maximum number of 30.'],
  ['default value of the lamp glow', 'Lamp glow value: default `on`.', 'Lamp value: default `on`.'],
  ['which port does the lamp glow on?', 'The lamp does glow on port 8080.', 'The lamp does glow on a port.'],
  ['lamp glow maximum', 'The lamp glow has a maximum of 30.', 'The lamp glow has a maximum.'],
  ['max lamp shades', 'The lamp has max 30 shades.', 'The lamp shades glow, max and min.'],
  [
    'longest possible lamp glow',
    'The longest lamp glow possible takes 30 hours.',
    'The longest lamp glow possible is green.'
  ],
  ['how loud may the lamp glow be?', 'The lamp glow has 30 dB.', 'The lamp glow is soft.'],
  ['which bit rate does the lamp glow need?', 'The lamp glow bit rate is 320.', 'The lamp glow has a bit rate.'],
  ['exit code of the lamp when dark', 'The exit code of a dark lamp is 3.', 'A dark lamp has an exit code.'],
  ['lamp glow default dB', 'The lamp glow has 30 dB by default.', 'The lamp glow dB has a default.'],
  [
    'keyboard shortcut for the lamp glow',
    'The keyboard shortcut for the lamp glow is `Ctrl+G`.',
    'The lamp glow has a keyboard shortcut.'
  ],
  [
    'which key do I press to let the lamp glow?',
    'For the lamp to glow, press the Enter key.',
    'Press the lamp key to glow.'
  ],
  ['lamp glow hotkey', 'Lamp glow hotkey: ⌘G.', 'The lamp glow has a hotkey.'],
  [
    'is the lamp glow better than the shade?',
    'The lamp glow is better, the shade dark.',
    'The lamp has glow and shade.'
  ]
])('“%s”', (question, said, unsaid) => {
  it('is answered where the docs say one', () => {
    expect(verdict(said, question)).toBe('clearly')
  })

  it('is not answered for sure where they do not', () => {
    expect(verdict(unsaid, question)).toBe('perhaps')
  })
})

it('what is asked at the end of a story need not share as much with the amount, but something', () => {
  const told = 'The lamp has a green shade and a dark attic.'
  const story = 'The lamp is in a dark attic with a green shade. How long does it glow?'
  expect(verdict(`${told} In the hall it takes 30 minutes.`, story)).toBe('clearly')
  expect(verdict(`${told} In the hall it takes 30 minutes.`, story.replace('. How', ', how'))).toBe('perhaps')
  expect(verdict(told, story)).toBe('perhaps')
})

it('who asks for an amount is not answered by what stands under the heading that he names', () => {
  const page = (said: string) => `## Shade of the lamp\n\n${said}`
  const question = 'how long is the shade of the lamp?'
  expect(verdict(page('It is green.'), 'the shade of the lamp?')).toBe('clearly')
  expect(verdict(page('It is green.'), question)).toBe('perhaps')
  expect(verdict(page('It takes 30 minutes.'), question)).toBe('clearly')
})

it('an amount of something else is no answer', () => {
  const files = { 'lamp.md': '# Lamp\n\nThe lamp can glow, and its glow is warm.\n' }
  const chair = { 'chair.md': '# Chair\n\nGlow of a chair lasts 30 minutes.\n' }
  expect(ask(corpusOf({ ...files, ...chair }), 'how long does the lamp glow?').verdict).toBe('perhaps')
})

it.each([
  'count how often the lamp can glow',
  'change the keyboard shortcut for the lamp glow',
  'which key lets the lamp glow?',
  'shortcut to let the lamp glow',
  'how can I set the maximum size of the lamp shade?',
  'how can the lamp glow be better than the shade?',
  'why does the lamp glow instead of the shade?'
])('“%s” asks for a way, and no amount', question => {
  expect(
    verdict(
      'The lamp can glow with its shade: count the maximum size, set better, change the keyboard shortcut.',
      question
    )
  ).toBe('clearly')
})

it('an amount in a table is of what its head says', () => {
  const table = 'The lamp does glow.\n\n| lamp | seconds |\n|---|---|\n| the lamp can glow | 30 |'
  expect(verdict(table, 'how long does the lamp glow?')).toBe('clearly')
  expect(verdict(table.replace('seconds', 'shades'), 'how long does the lamp glow?')).toBe('perhaps')
  const defaults = table.replace('seconds', 'default').replace('30', 'green')
  expect(verdict(defaults, 'what is the default lamp glow?')).toBe('clearly')
  expect(verdict(defaults.replace('green', ''), 'what is the default lamp glow?')).toBe('perhaps')
})

it('code in a cell is a value of what stands in another cell', () => {
  const table = '| name | kind | value |\n|---|---|---|\n| lamp glow | default | `green` |'
  expect(verdict(table, 'what is the default lamp glow?')).toBe('clearly')
  expect(verdict(table.replaceAll('`', ''), 'what is the default lamp glow?')).toBe('perhaps')
})

it('Node is Node.js', () => {
  expect(verdict('The lamp does need Node.js version 20.1.', 'which node version does the lamp need?')).toBe('clearly')
})

it('a doubted answer shows what comes closest', () => {
  const { quotes } = ask(docs('The lamp can glow in many shades.'), 'how long does the lamp glow?')
  expect(quotes()[0]?.pieces.map(({ text }) => text.trim())).toEqual(['The lamp can glow in many shades.'])
})

const inOtherLanguages: [language: Language, question: string, said: string, unsaid: string][] = [
  [german, 'wie lange leuchtet die Lampe?', 'Die Lampe leuchtet 30 Minuten.', 'Die Lampe leuchtet in 30 Farben.'],
  [german, 'was kostet die Lampe?', 'Die Lampe kostet 30 €.', 'Die Lampe kostet viel.'],
  [german, 'wie viele Lampen leuchten?', 'Zwei Lampen leuchten.', 'Lampen leuchten.'],
  [german, 'Farben der Lampe Maximum', 'Die Lampe hat maximal 30 Farben.', 'Farben der Lampe: das Maximum.'],
  [french, 'combien de temps la lampe brille ?', 'La lampe brille 30 minutes.', 'La lampe brille en 30 tons.'],
  [french, 'combien coûte la lampe ?', 'La lampe coûte 30 €.', 'La lampe coûte trop.'],
  [french, 'combien de lampes brillent ?', 'Deux lampes brillent.', 'Les lampes brillent.'],
  [french, 'tons de la lampe maximum', 'La lampe a 30 tons au maximum.', 'Les tons de la lampe ont un maximum.'],
  [spanish, '¿cuánto tiempo brilla la lámpara?', 'La lámpara brilla 30 minutos.', 'La lámpara brilla en 30 tonos.'],
  [spanish, '¿cuánto cuesta la lámpara?', 'La lámpara cuesta 30 €.', 'La lámpara cuesta mucho.'],
  [spanish, '¿cuánto sale la lámpara?', 'La lámpara sale 30 €.', 'La lámpara sale mucho.'],
  [spanish, 'tonos de la lámpara máximo', 'Tonos de la lámpara: 30 como máximo.', 'Tonos de la lámpara, el máximo.'],
  [spanish, '¿cuántas lámparas brillan?', 'Dos lámparas brillan.', 'Las lámparas brillan.'],
  [portuguese, 'quanto tempo a lâmpada brilha?', 'A lâmpada brilha 30 minutos.', 'A lâmpada brilha em 30 tons.'],
  [portuguese, 'quanto custa a lâmpada?', 'A lâmpada custa 30 €.', 'A lâmpada custa muito.'],
  [portuguese, 'quanto sai a lâmpada?', 'A lâmpada sai por R$ 30.', 'A lâmpada sai cara.'],
  [portuguese, 'qual é o máximo de tons?', 'No máximo 30 tons.', 'Os tons têm um máximo.'],
  [portuguese, 'quantas lâmpadas brilham?', 'Duas lâmpadas brilham.', 'As lâmpadas brilham.'],
  [japanese, 'ランプは何分間光りますか？', 'ランプは30分光ります。', 'ランプは30色で光ります。'],
  [japanese, 'ランプの料金はいくらですか？', 'ランプの料金は300円です。', 'ランプの料金は高いです。'],
  [japanese, 'ランプはいつから光りますか？', 'ランプは2.1で光ります。', 'ランプは30色で光ります。'],
  [japanese, 'ランプのバージョンは？', 'ランプのバージョンは2.1です。', 'ランプのバージョンは新しいです。'],
  [japanese, 'ランプ 最長 点灯', 'ランプの最長の点灯は30です。', 'ランプの最長の点灯は長いです。'],
  [japanese, 'ランプの上限は', 'ランプの上限は30です。', 'ランプには上限があります。'],
  [japanese, 'ランプはいくつ光りますか？', 'ランプは二つ光ります。', 'ランプは光ります。'],
  [korean, '램프는 며칠 켜져 있나요', '램프는 7일 동안 켜집니다.', '램프는 30가지 색으로 켜집니다.'],
  [korean, '램프는 언제까지 켜져 있나요', '램프는 하루만 켜집니다.', '램프는 30가지 색으로 켜집니다.'],
  [korean, '램프 보증 유효기간', '램프의 보증은 일주일입니다.', '램프에는 보증이 있습니다.'],
  [korean, '램프 할인 몇프로', '램프는 40% 할인됩니다.', '램프는 40일 동안 할인됩니다.'],
  [korean, '램프는 몇 메가까지 저장해요', '램프는 5 MB까지 저장합니다.', '램프는 5개까지 저장합니다.'],
  [korean, '램프를 켜는 단축키가 뭐예요', '램프는 Ctrl+L로 켭니다.', '램프는 명령으로 켭니다.'],
  [korean, '램프 켜는 단축키', '`⌘ L`로 켭니다.', '램프는 명령으로 켭니다.'],
  [korean, '램프는 왜 기본으로 꺼져 있나요', '전기를 아끼기 위해 꺼져 있습니다.', '램프는 꺼져 있습니다.'],
  [korean, '램프의 기본이 왜 빨강인가요', '눈에 띄기 때문입니다.', '램프는 빨강입니다.'],
  [arabic, 'كم دقيقه يضيء المصباح؟', 'يضيء المصباح ٣٠ دقيقةً.', 'يضيء المصباح في 30 غرفة.'],
  [arabic, 'بكم المصباح؟', 'المصباح مجّاني.', 'للمصباح 30 لونا.'],
  [arabic, 'كم مصباحًا يضيء؟', 'يضيء مصباحان، ثلاثةٌ في الليل.', 'يضيء المصباح.'],
  [chinese, '电灯能发光多长时间？', '电灯能发光30分钟。', '电灯能发光30种颜色。'],
  [chinese, '电灯多少钱？', '电灯30元。', '电灯很贵。'],
  [chinese, '最大数量的电灯是几个？', '电灯最大数量是二十。', '电灯最大数量是很大。'],
  [chinese, '电灯多少天后熄灭？', '电灯永久有效。', '电灯会被永久删除。'],
  [chinese, '电灯的上限', '电灯的上限是30。', '电灯有上限。'],
  [italian, 'qual è il massimo di toni?', 'Al massimo 30 toni.', 'I toni hanno un massimo.'],
  [chinese, '最多可以装几个电灯？', '最多只能装一个电灯。', '电灯是一种第三方的灯，见 v1alpha1。'],
  [chinese, '最多可以装几个电灯？', '可以装两个电灯。', '电灯有两步验证。']
]

it.each(inOtherLanguages.map(([{ tag, phrasing }, ...texts]) => [tag, ...texts, phrasing.answerTypes] as const))(
  'in %s, “%s” expects “%s”, and not “%s”',
  (_, question, said, unsaid, answerTypes) => {
    const says = answerTypes.find(({ asks }) => asks.test(question))?.says
    expect(says?.test(said)).toBe(true)
    expect(says?.test(unsaid)).toBe(false)
  }
)

it.each([
  [japanese, 'ランプの上限を変更する方法'],
  [chinese, '如何修改电灯的上限'],
  [korean, '램프의 보관 기간을 늘리는 방법'],
  [korean, '램프를 켜는 단축키 변경'],
  [spanish, 'poner al máximo la lámpara']
])('%#: who wants to change a limit asks for no amount', ({ phrasing }, question) => {
  expect(phrasing.answerTypes.some(({ asks }) => asks.test(question))).toBe(false)
})

it('“not long ago” asks for no time', () => {
  const isAsked = (text: string) => chinese.phrasing.answerTypes.some(({ asks }) => asks.test(text))
  expect(['多久熄灭？', '没多久就熄灭了'].map(isAsked)).toEqual([true, false])
})

it('hostile texts take linear time', () => {
  const repeated = [
    '1',
    '1 ',
    'size ',
    'seconds ',
    'timeout ',
    'how much ',
    'max ',
    'when will ',
    'why is ',
    'default ',
    'wie lange ',
    '何分',
    ' '
  ]
  for (const language of Object.values(languages))
    for (const { asks, says } of language.phrasing.answerTypes) {
      expectLinearTimeOver(text => says.test(text), repeated)
      // A question is cut before it is read.
      expectLinearTimeOver(text => asks.test(text), repeated, 500)
    }
})
