import type { Nodes, Paragraph } from 'mdast'
import { plainText } from './content.ts'

/**
 * What is in a figure. A caption that is no sentence only names the picture, which is not quoted, so it becomes the title
 * of that.
 */
export const withCaptionAsTitle = (blocks: Nodes[]): Nodes[] => {
  const pictures = blocks.find(isOfImages)
  const caption = blocks.find(node => node.type === 'paragraph' && node !== pictures)
  const [image, ...others] = pictures?.children ?? []
  if (!pictures || image?.type !== 'image' || !caption) return blocks
  const title = plainText([caption]).replaceAll(/\s+/g, ' ')
  if (sentence.test(title)) return blocks
  return blocks.flatMap(node => {
    if (node === caption) return []
    return node === pictures ? [{ ...pictures, children: [{ ...image, title }, ...others] }] : [node]
  })
}

const isOfImages = (node: Nodes): node is Paragraph =>
  node.type === 'paragraph' && node.children.every(({ type }) => type === 'image')

const sentence = /[.:!?](?:\s|$)|[。：！？]/
