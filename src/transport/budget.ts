import type { KnownEvent } from './shapes.ts'
import type { Tally } from './tally.ts'

/**
 * Bounds of one answer, sizes in UTF-16 units on the wire: far more than an honest answer has. The chat library
 * copies every part for each chunk, and a store keeps them all.
 */
const most = { parts: 300, text: 32 * 1024 * 1024, other: 4 * 1024 * 1024 }

/**
 * Longest tool output that goes to the chat library. Search results of 100 KB are usual, nothing shows them, and a
 * stored conversation would carry them for ever; their sources are kept.
 */
export const longestOutput = 16 * 1024

/** What one answer may still take up. */
export interface Budget {
  /** Makes room for one more part, if there is any. */
  room(): boolean
  /** Pays for an event; text that cannot be paid for is `'too much text'`. */
  pay(event: KnownEvent, size: number): boolean | 'too much text'
}

export const createBudget = (tally: Tally): Budget => {
  let parts = 0
  let text = 0
  let other = 0

  return {
    room() {
      if (parts < most.parts) return !!++parts
      tally.skipped('parts past the limit')
      return false
    },
    pay({ type }, size) {
      if (/^(text|reasoning)-delta$/.test(type)) {
        text += size
        return text <= most.text || 'too much text'
      }
      if (/^(start|finish|error|abort)$/.test(type)) return true
      other += type === 'tool-output-available' ? Math.min(size, longestOutput) : size
      if (other > most.other) tally.skipped('events past the limit')
      return other <= most.other
    }
  }
}
