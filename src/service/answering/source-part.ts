import type { SourcePart } from './contract.ts'
import type { NumberedSource } from './grounding.ts'

/** A source as a part of an answer, with its passage. */
export const sourcePart = ({ number, url, path, title, section, passage }: NumberedSource): SourcePart => ({
  type: 'source',
  sourceType: 'url',
  id: `source-${number}`,
  url,
  title,
  providerMetadata: { docsAssistant: { path, section, passage } }
})
