import type { Nodes, Text } from 'mdast'
import { deepText } from './content.ts'
import { isElement, readElement, textAttribute } from './element.ts'

/** Separates elements that a site shows apart by their style, and that would touch as text. No id has these signs. */
export const withElementsApart = (nodes: Nodes[]): Nodes[] =>
  nodes.flatMap((node, index) => {
    const before = nodes[index - 1]
    if (!before || !isElement(node)) return [node]
    if (areVariants(before, node)) return [sign(' / '), node]
    if (isImage(before) && isImage(node)) return [sign(' '), node]
    return isWordBehind(before, node) ? inBrackets(node) : [node]
  })

const sign = (value: string): Text => ({ type: 'text', value, data: { isAttribute: true } })

/** Variants of which a site shows one: `<span class="vue">setup</span><span class="react">hooks</span>`. */
const areVariants = (before: Nodes, node: Nodes): boolean => {
  const [first, second] = [variantOf(before), variantOf(node)]
  return first !== undefined && second !== undefined && first !== second
}

const inlineElement = /^(?:span|b|strong|i|em|code)$/

/** The class of an inline element that has a word in it, unlike the brackets of highlighted code. */
const variantOf = (node: Nodes): string | undefined =>
  isElement(node) && inlineElement.test(node.name ?? '') && /\p{L}{2}/u.test(deepText(node))
    ? textAttribute(readElement(node), 'class', 'className')
    : undefined

const isImage = (node: Nodes): boolean => isElement(node) && node.name === 'img'

/** What is written raised or lowered as part of the word before it: “Lamp™”, “nᵗʰ”, “Mᵐᵉ”, “V_max”. */
const endOfWord = /^(?:tm|sm|mc|mr|st|nd|rd|th|er|re|[eè]me|[eè]re)$/i
const variable = /(?:^|[^\p{L}\p{N}])\p{sc=Latin}$/u
/** Languages whose words touch anyway. */
const [endsTouching, startsTouching] = [
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]$/u,
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
]

/** Whether it is a word raised or lowered behind another, as translations have the original term: `대기<sup>Pending</sup>`. */
const isWordBehind = (before: Nodes, node: Nodes): boolean => {
  if (!isElement(node) || !/^su[pb]$/.test(node.name ?? '')) return false
  const [outer, inner] = [deepText(before).slice(-3), deepText(node).trim()]
  const isPart =
    endOfWord.test(inner) || variable.test(outer) || (endsTouching.test(outer) && startsTouching.test(inner))
  return /\p{L}$/u.test(outer) && /\p{L}{2}/u.test(inner) && !isPart
}

const inBrackets = (node: Nodes): Nodes[] =>
  /^\s*[([]/.test(deepText(node)) ? [sign(' '), node] : [sign(' ('), node, sign(')')]
