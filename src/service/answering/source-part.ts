import type { SourcePart } from './contract.ts'
import type { NumberedSource } from './grounding.ts'
import { plainText } from './plain-text.ts'

/** A source as part of an answer, with the passage beside it. */
export const sourcePart = ({ number, url, path, title, section, blocks }: NumberedSource): SourcePart => ({
  type: 'source',
  sourceType: 'url',
  id: `source-${number}`,
  url,
  title,
  providerMetadata: { docsAssistant: { path, section, passage: excerpt(blocks) } }
})

/** The beginning of the passage as the reader sees it on the page: shown beside the source, and looked for on the page. */
const excerpt = (blocks: string[]): string => {
  const passage = blocks.map(plainText).join('\n\n')
  return passage.length <= 600 ? passage : `${passage.slice(0, 600).replace(/\s\S*$/, '')} …`
}
