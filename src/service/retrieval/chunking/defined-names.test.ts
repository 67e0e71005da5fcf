import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { definedNames } from './defined-names.ts'

const defined = (source: string) => {
  const [section] = readPage('a.md', `# A long heading of words\n\n${source}`).sections.slice(-1)
  return section && definedNames(section)
}

it.each([
  ['a row by the code in its first cell', '| a | b |\n|-|-|\n| `glow`, `--dim` | bright |\n', ['glow', 'dim']],
  ['an item by the code that it begins with', '- **`maxGlow`** (number): how bright.\n', ['maxglow']],
  ['an item within another', '- one\n  - `lamp.id`: which it is\n', ['lampid']],
  ['an item by the last part of its code', '- `lamp.maxGlow`: how bright\n', ['lampmaxglow', 'maxglow']],
  ['no item by a last part that is a plain word', '- `lamp.json`: what it holds\n', ['lampjson']],
  ['a heading that is code', '## `persistAll()`\n\nText.\n', ['persistall']],
  ['a heading that is code, and by its last part', '## `Session.close()`\n\nText.\n', ['sessionclose', 'close']],
  ['a heading that is a signature', '## `fs.readFile(path[, options])`\n\nText.\n', ['fsreadfile', 'readfile']],
  [
    'an option with a value that may be left out',
    '- `--glow [number]`: bright\n- `--dim[=number]`: dark\n',
    ['glow', 'dim']
  ],
  ['a heading with the place of a value', '## `LAMP_PORT=<number>`\n\nText.\n', ['lampport']],
  ['a heading with a link to itself', '## [`LAMP_PORT=<number>`](#LAMP_PORT)\n\nText.\n', ['lampport']],
  ['an item with the place of a value', '- `--port <number>`: where it glows.\n', ['port']],
  ['a row with the place of a value', '| a | b |\n|-|-|\n| `--glow[=WHEN]` | bright |\n', ['glow']],
  ['a heading with the place of a value that is no code', '## --retries N\n\nText.\n', ['retries']],
  ['a heading with a flag in two forms', '## `-o, --output FILE`\n\nText.\n', ['output']],
  ['a heading with a flag and one of its values', '## `--format json`\n\nText.\n', ['formatjson']],
  ['a heading that is a statement', '## `CREATE TABLE`\n\nText.\n', ['createtable']],
  ['a heading that declares it', '## `export class Lamp`\n\nText.\n', ['exportclasslamp', 'lamp']],
  ['a heading that is code, and by an id with the module', '## `lit()` {#home.lit}\n\nText.\n', ['lit', 'homelit']],
  ['an item with its type in braces', '- `maxGlow` {number} How bright.\n', ['maxglow']],
  ['a heading that may be a name', '## Body Limit\n\nText.\n', ['bodylimit']],
  ['no heading of a whole sentence', '## How lamps are lit anew\n\nText.\n', []],
  ['no code within a sentence', '- `glow` makes it bright\n- see `dim`: it is dark\n', []],
  ['no row that begins with words', '| a | b |\n|-|-|\n| the `glow` | bright |\n', []],
  ['no item that is the code alone', '- `maxGlow`\n- `glow`\n', []],
  ['an item whose explanation stands below', '- `maxGlow`\n\n  How bright.\n', ['maxglow']],
  ['no item with a type and a default alone', '- `glow` {boolean} **Default:** `false`\n- `dim` {number}\n', []],
  ['no heading that leads to its page', '## [`glowAll`](glow.md)\n\nGlows.\n', []],
  ['a heading that leads to its source', '## [`glowAll`](https://lamp.example)\n\nGlows.\n', ['glowall']],
  ['signs, but no single letter', '- `.`: here\n- `a`: there\n', ['.']],
  [
    'a heading with signs beside its words',
    '## Pipeline chain operators `&&`, `||` and `glow`\n\nText.\n',
    ['&&', '||']
  ],
  ['signs with a space within', '## `@( )`\n\nText.\n', ['@()']]
])('names are defined by %s', (_, source, names) => {
  expect(defined(source)).toEqual(names)
})
