import type { AssistantMessage, MessagePart } from '../../protocol/index.ts'
import { isTextPart } from '../../protocol/index.ts'

/** A stretch of an answer: text, or what stands between two texts. */
export type Section = string | MessagePart[]

/** An answer in the order in which it came. Sources are listed below it, and steps have nothing to show. */
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
 * Whether an answer’s text names nothing that it could be checked by: neither a document nor a link. The service’s own
 * refusals, which claim nothing, need none.
 */
export const lacksSources = ({ parts, metadata }: AssistantMessage, text: string): boolean =>
  !!text &&
  metadata?.outcome !== 'refused' &&
  metadata?.outcome !== 'failed' &&
  !parts.some(({ type }) => /^source-/.test(type)) &&
  !/\]\(|https?:/.test(text)
