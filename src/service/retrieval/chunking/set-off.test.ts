import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { setOffKeys } from './set-off.ts'

const keysOf = (source: string) => readPage('a.md', `# Lamp\n\n${source}\n`).sections.flatMap(setOffKeys)

it.each([
  ['a message as code', 'It says `Lamp is not lit`.', ['lampisnotlit']],
  ['a message in an item', '- See `Lamp is not lit`.', ['lampisnotlit']],
  ['a message in bold that a paragraph begins with', '**Lamp not lit**\\\nTurn it.', ['lampnotlit']],
  ['a message in quotation marks', 'See `"Lamp is not lit"`.', ['lampisnotlit']],
  ['a message in Chinese', '看到 `找不到灯的房间` 时。', ['找不到灯的房间']],
  ['no bold within a paragraph', 'Turn **Lamp not lit** off.', []],
  ['no two words', '`Lamp dark`', []],
  ['no command', '`lamp is not --lit`', []],
  ['no code', '`LAMP ON glow` and `Lamp(room="hall", glow=3)`', []],
  ['no text of more than twenty words', `\`Lamp${' is not lit'.repeat(7)}\``, []],
  ['nothing endless', `\`Lamp is ${'n'.repeat(200)}\``, []]
])('set off is %s', (_, source, keys) => {
  expect(keysOf(source)).toEqual(keys)
})
