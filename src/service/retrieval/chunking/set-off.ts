import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { eachNode, type SectionTree } from '../../docs/index.ts'
import { nameKey } from '../analysis/names.ts'
import { countWords } from '../analysis/tokenizer.ts'

/** A message that a section sets off: as code, or in bold at the beginning of a paragraph, where labels stand too. */
interface SetOff {
  key: string
  isCode: boolean
}

/** Words of a message: two are a name or a label, and more than the most are a text. */
const words = { least: 3, most: 20 }

export const setOffKeys = (section: SectionTree): string[] => section.nodes.flatMap(setOffIn).map(({ key }) => key)

/** The messages that a node and those within it set off. */
export const setOffIn = (node: Nodes): SetOff[] => {
  const found: SetOff[] = []
  const add = (text: string, isCode: boolean) => isMessage(text) && found.push({ key: nameKey(text), isCode })
  eachNode(node, inner => {
    const first = inner.type === 'paragraph' ? inner.children[0] : undefined
    if (inner.type === 'inlineCode') add(inner.value, true)
    else if (first?.type === 'strong') add(textOf(first), false)
  })
  return found
}

/** Whether a text is worded as a sentence is: commands and code begin otherwise. */
const isMessage = (text: string): boolean => {
  if (text.length > 200 || !/^["'“]?\p{Lu}\p{Ll}|^\p{Lo}/u.test(text)) return false
  const count = countWords(text)
  return count >= words.least && count <= words.most
}
