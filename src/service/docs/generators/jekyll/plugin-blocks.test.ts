import { expect, it } from 'vitest'
import { showPluginBlocks } from './plugin-blocks.ts'

const block = (content: string, args = '') => `{% settings${args} %}\n${content}\n{% endsettings %}`
const described =
  'lamp:\n  description: A lamp.\n  required: true\n  type: [string, list]\n  default: ""\n  keys:\n    "[name]":\n      description: >\n        Its name.\nwall:\n  description: |\n    On it.\n\n    No more.\n'

it.each([
  [
    block(described),
    '\n- `lamp` (required: true, type: string, list): A lamp.\n  - `[name]`: Its name.\n- `wall`: On it.\n\n  No more.\n'
  ],
  [block('lamp: { unit: }\nlamp: { unit: W }'), '\n- `lamp` (unit: W)\n'],
  [block('lamp:\n  unit:\n  keys: { bulb: warm }'), '\n- `lamp`\n  - `bulb`: warm\n'],
  [block('- title: A\n  content: |\n    B **C**\n- title: D\n  content: E'), '\n**A**\n\nB **C**\n\n\n**D**\n\nE\n\n'],
  [block(described, ' "Set *it*" wide'), expect.stringMatching(/^\n\*\*Set \*it\*\*\*\n\n\n- `lamp` /)],
  ['1. A\n\n   {% mind "B" %}\n   C\n   {% endmind %}', '1. A\n\n\n   **B**\n\n   C\n   {% endmind %}']
])('shows a block of a plugin: %j', (source, shown) => {
  expect(showPluginBlocks(source)).toEqual(shown)
})

it.each([
  block('Mind: the lamp'),
  block('- Mind: the lamp\n- Or: not'),
  block('A lamp: *b'),
  block('lamp: &a\n  wall: *a'),
  block('lamp:\n  description: A').replace('{% endsettings %}', '{% endlamp %}'),
  `\`\`\`\n${block(described)}\n\`\`\``,
  `A ${block(described)}`,
  '{% endsettings "A" %}'
])('leaves what is none as it is: %j', source => {
  expect(showPluginBlocks(source)).toBe(source)
})

it.each(['{% mind %}\n', '{% mind %}\na: {}\n', '{% endmind %}\n'])('takes linear time for %j', part => {
  expect(showPluginBlocks(`${part.repeat(20_000)}{% endmind %}`)).toContain('mind')
})
