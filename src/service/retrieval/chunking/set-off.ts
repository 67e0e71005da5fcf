import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { eachNode, type SectionTree } from '../../docs/index.ts'
import { nameKey } from '../analysis/names.ts'
import { countWords } from '../analysis/tokenizer.ts'

/** What a section sets off: a message as code, or a message or a label in bold. */
interface SetOff {
  key: string
  isCode: boolean
}

/** Words of what is set off: two in code are a name, and more than the most are a text. */
const words = { code: 3, bold: 2, most: 20 }

export const setOffKeys = (section: SectionTree): string[] => section.nodes.flatMap(setOffIn).map(({ key }) => key)

/** What a node and those within it set off. */
export const setOffIn = (node: Nodes): SetOff[] => {
  const found: SetOff[] = []
  eachNode(node, inner => {
    const isCode = inner.type === 'inlineCode'
    if (!isCode && inner.type !== 'strong') return
    const text = isCode ? inner.value : textOf(inner)
    if (isSaid(text, isCode ? words.code : words.bold)) found.push({ key: nameKey(text), isCode })
  })
  return found
}

/** Whether a text is worded as a sentence is: commands and code begin otherwise. */
const isSaid = (text: string, least: number): boolean => {
  if (text.length > 200 || !/^["'“]?\p{Lu}\p{Ll}|^\p{Lo}/u.test(text)) return false
  const count = countWords(text)
  return count >= least && count <= words.most
}
