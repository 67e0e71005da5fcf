import type { Diagnostics } from './diagnostics.ts'
import type { KnownEvent } from './events.ts'

/**
 * Bounds of one answer, sizes in UTF-16 units on the wire: far more than an honest answer has. The AI SDK copies
 * every part for each chunk, and a store keeps them all.
 */
const max = { parts: 300, text: 32 * 1024 * 1024, other: 4 * 1024 * 1024 }

/**
 * Longest tool output that goes to the AI SDK. Search results of 100 KB are usual, nothing shows them, and a stored
 * conversation would carry them for ever; their sources are kept.
 */
export const maxOutputLength = 16 * 1024

/** What one answer may still take up. */
export interface Limits {
  /** Whether one more part is allowed; counts it. */
  allowPart(): boolean
  /** Whether an event is allowed, by its size; counts it. */
  admit(event: KnownEvent, size: number): boolean | 'too much text'
}

export const createLimits = (diagnostics: Diagnostics): Limits => {
  let parts = 0
  let text = 0
  let other = 0

  return {
    allowPart() {
      if (parts < max.parts) return !!++parts
      diagnostics.skipped('parts past the limit')
      return false
    },
    admit({ type }, size) {
      if (type === 'text-delta' || type === 'reasoning-delta') {
        text += size
        return text <= max.text || 'too much text'
      }
      if (/^(start|finish|error|abort)$/.test(type)) return true
      other += type === 'tool-output-available' ? Math.min(size, maxOutputLength) : size
      if (other > max.other) diagnostics.skipped('events past the limit')
      return other <= max.other
    }
  }
}
