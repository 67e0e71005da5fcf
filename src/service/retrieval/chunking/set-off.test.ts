import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { setOffKeys } from './set-off.ts'

const keysOf = (source: string) => readPage('a.md', `# Lamp\n\n${source}\n`).sections.flatMap(setOffKeys)

it.each([
  ['a message as code', 'It says `Lamp is not lit`.', ['lampisnotlit']],
  ['a message in an item', '- See `Lamp is not lit`.', ['lampisnotlit']],
  ['a message in bold', '**Lamp not lit**\\\nTurn it.', ['lampnotlit']],
  ['a label in bold', 'Select **Light all lamps** or **Lamp glow**.', ['lightalllamps', 'lampglow']],
  ['a message in quotation marks', 'See `"Lamp is not lit"`.', ['lampisnotlit']],
  ['a message in Chinese', '看到 `找不到灯的房间` 时。', ['找不到灯的房间']],
  ['no two words of code', '`Lamp dark`', []],
  ['no word in bold', 'Turn **Lamp** off.', []],
  ['no command', '`lamp is not --lit`', []],
  ['no code', '`LAMP ON glow` and `Lamp(room="hall", glow=3)`', []],
  ['no text of more than twenty words', `\`Lamp${' is not lit'.repeat(7)}\``, []],
  ['nothing endless', `\`Lamp is ${'n'.repeat(200)}\``, []]
])('set off is %s', (_, source, keys) => {
  expect(keysOf(source)).toEqual(keys)
})
