import { titled } from './cards.ts'
import { type Component, named } from './component.ts'

/** Attributes with keys, in the order in which they are pressed. */
const attributes = ['mod', 'modifier', 'modifiers', 'k', 'key', 'keys', 'shortcut', 'value', 'arrow']

/** Keys that stand in attributes: `<Key mod="ctrl" k="k" />`, `<Shortcut keys={['Ctrl', 'K']} />`. */
const keys: Component = (element, flatten) => {
  const pressed = attributes.flatMap(name => element.attributes[name] ?? []).flatMap(keysIn)
  if (element.children.length > 0 || pressed.length === 0) return titled(element, flatten)
  return [{ type: 'inlineCode', value: pressed.map(key => key.charAt(0).toUpperCase() + key.slice(1)).join('+') }]
}

const keysIn = (value: unknown): string[] => (typeof value === 'string' ? (value.match(/[^\s+]+|\+$/g) ?? []) : [])

export const keyNames = named<Component>(['key keys shortcut hotkey keyboardshortcut', keys])
