import type { AssistantMessage, MessagePart } from '../../protocol/index.ts'
import { isTextPart } from '../../protocol/index.ts'

/** A section of an answer: text, or the other parts between two texts. */
export type Section = string | MessagePart[]

/** Splits an answer into sections, in order. Omits sources, which are listed below, and steps, which show nothing. */
export const sectionsOf = (parts: readonly MessagePart[]): Section[] => {
  const sections: Section[] = []
  for (const part of parts) {
    if (part.type === 'source-url' || part.type === 'step-start') continue
    const last = sections.length - 1
    const before = sections[last]
    if (!isTextPart(part)) {
      if (Array.isArray(before)) before.push(part)
      else sections.push([part])
    } else if (!part.text) continue
    else if (typeof before === 'string') sections[last] = `${before}\n\n${part.text}`
    else sections.push(part.text)
  }
  return sections
}

/**
 * Returns whether an answer has nothing to check it by: no source, no document, no link in its text. Refusals and
 * failures of the service claim nothing, so they need no source.
 */
export const lacksSources = ({ parts, metadata }: AssistantMessage, text: string): boolean =>
  !!text &&
  metadata?.outcome !== 'refused' &&
  metadata?.outcome !== 'failed' &&
  !parts.some(({ type }) => /^source-/.test(type)) &&
  !/\]\(|https?:/.test(text)
