import { describe, expect, it } from 'vitest'
import { german } from '../analysis/languages/german.ts'
import { indexOf } from '../testing/corpus.ts'
import { withoutOwnName } from './own-name.ts'

const index = indexOf({
  'lamps.md': '# Lamps\n\nLumen has lamps in three colours, and a switch.\n',
  'rooms.md': '# Rooms\n\nA room of Lumen.js has a dimmer and curtains.\n',
  'power.md': '# Power\n\nLumen draws power at night. Redis keeps what it drew.\n',
  'walls.md': '# Walls\n\nA wall of the lumen kit holds brackets.\n',
  'doors.md': '# Doors\n\nA door has a handle.\n',
  'roofs.md': '# Roofs\n\nA roof has a gutter.\n'
})

it.each([
  ['how do I change the colour of a lamp in Lumen?', 'how do I change the colour of a lamp?'],
  ['change the colour of a lamp with lumen', 'change the colour of a lamp'],
  ['lamp colours in my Lumen app, how do I change them?', 'lamp colours, how do I change them?'],
  ['In my Lumen project, how do I dim a lamp?', 'how do I dim a lamp?'],
  ['Using Lumen how do I dim a lamp?', 'how do I dim a lamp?'],
  ['Lumen: dim a lamp by switch', 'dim a lamp by switch'],
  ['dim a lamp in Lumen.js 4.2?', 'dim a lamp?'],
  ['Lumenでdimmerとlampを使う', 'でdimmerとlampを使う']
])('“%s” asks what it asks without the name of what is documented', (text, left) => {
  expect(withoutOwnName(index, text)).toBe(left)
})

it.each([
  // Nothing else is asked.
  'what is Lumen?',
  'rooms in Lumen',
  // What the docs are not of.
  'lamp colours and switch in Redis?',
  'dim a lamp with curtains',
  // The name is what is asked about, or a part of a name of the code.
  'does Lumen dim lamps at night?',
  'dim a lamp with Lumen.dim()',
  'dim a lamp with lumen-kit brackets',
  // “No” brings in a name in Portuguese alone.
  'why do lamps dim with no Lumen?',
  // The version is what is asked for.
  'what changed for lamp colours in Lumen 4.2?'
])('“%s” stays', text => {
  expect(withoutOwnName(index, text)).toBe(text)
})

describe('of a documentation that names systems and several products', () => {
  const several = indexOf({
    'lamps.md': '# Lamps\n\nTauri has lamps on Windows, in Rust and in Vue, and a switch.\n',
    'rooms.md': '# Rooms\n\nA room of Tauri has a dimmer on Windows, and curtains of Vue.\n',
    'power.md': '# Power\n\nTauri draws power on Windows at night.\n',
    'walls.md': '# Walls\n\nA wall of Tauri holds brackets on Windows.\n',
    'doors.md': '# Doors\n\nA door of Tauri has a handle of Vue.\n'
  })

  it('the system stays that is asked about', () => {
    expect(withoutOwnName(several, 'dim a lamp on Windows')).toBe('dim a lamp on Windows')
  })

  it('a product stays that stands less than half as often as another', () => {
    expect(withoutOwnName(several, 'dim a lamp in Rust')).toBe('dim a lamp in Rust')
    expect(withoutOwnName(several, 'dim a lamp in Tauri')).toBe('dim a lamp')
    expect(withoutOwnName(several, 'dim a lamp in Vue')).toBe('dim a lamp')
  })
})

it('a German noun stays, whose capital makes it no name', () => {
  const rooms = {
    'lampe.md': '# Lampe\n\nEine Lampe hat drei Farben, die in der Datenbank stehen.\n',
    'tuer.md': '# Tür\n\nEine Tür hat einen Griff.\n',
    'dach.md': '# Dach\n\nEin Dach hat eine Rinne.\n',
    'wand.md': '# Wand\n\nEine Wand hat Haken.\n'
  }
  const question = 'Wie speichere ich die Farben der Lampe in der Datenbank?'
  expect(withoutOwnName(indexOf(rooms, german), question)).toBe(question)
})
