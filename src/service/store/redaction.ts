import { setImmediate as nextTurn } from 'node:timers/promises'
import { maskPersonalData } from '../../shared/personal-data.ts'

/** The replacement of a reader’s words. */
const gone = '[deleted]'

/** Length below which words may occur in any text by chance. */
const minimalLength = 12

/** Length from which the beginning of a text counts as a cut quotation. */
const minimalCut = 40

/** Characters that follow a cut quotation, besides the end of the text. */
const endsOfCut = new Set(['…', '"', '\n', '\\', '|'])

/** Characters that are scanned before the event loop gets a turn. */
const step = 100_000

/** Redacts words in a text. */
export type Redact = (text: string) => Promise<string>

/**
 * Creates a function that redacts words in every form in which they are quoted: unchanged, masked, in JSON, on one line,
 * without unprintable characters, cut. Short words are redacted only where they are a whole quotation. A text is scanned
 * once, however many words there are.
 */
export const createRedaction = (words: Iterable<string>): Redact => {
  const long = new Set<string>()
  const short = new Set<string>()
  for (const form of formsOf(words)) {
    if (form.length < minimalLength) short.add(JSON.stringify(form))
    else long.add(form)
  }
  const heads = new Set([...long].map(form => form.slice(0, minimalLength)))
  const longest = createLongestPrefix(long)

  /** The end of a quotation that begins at `start`; `undefined` where none does. */
  const endAt = (text: string, start: number): number | undefined => {
    if (!heads.has(text.slice(start, start + minimalLength))) return
    const { whole, begun } = longest(text, start)
    const end = start + begun
    if (begun >= minimalCut && (end === text.length || endsOfCut.has(text[end] ?? ''))) return end
    return whole > 0 ? start + whole : undefined
  }
  /** The end of a text in quotation marks that begins at `start`, if it is entirely a short word. */
  const endOfShort = (text: string, start: number): number | undefined => {
    if (text[start] !== '"' || short.size === 0) return
    const end = text.indexOf('"', start + 1) + 1
    return end > 0 && short.has(text.slice(start, end)) ? end : undefined
  }

  return async text => {
    const kept: string[] = []
    let [from, looked] = [0, 0]
    for (let at = 0; at < text.length; at++) {
      if (at - looked >= step) {
        looked = at
        await nextTurn()
      }
      const end = endAt(text, at)
      const endOfQuoted = end === undefined ? endOfShort(text, at) : undefined
      const next = end ?? endOfQuoted
      if (next === undefined) continue
      kept.push(text.slice(from, at), endOfQuoted === undefined ? gone : `"${gone}"`)
      from = next
      at = next - 1
    }
    return kept.length === 0 ? text : kept.join('') + text.slice(from)
  }
}

/**
 * Finds which of many forms a text continues with: the length of the longest complete form, and of the longest common
 * prefix with any form. Binary search, because in sorted order the forms with the longest common prefix are neighbours of
 * the text’s position.
 */
const createLongestPrefix = (given: Iterable<string>) => {
  const forms = [...given].sort()
  /** For each form, the index of the longest other form that it begins with. */
  const inner: number[] = []
  for (const [place, form] of forms.entries()) {
    let before = place - 1
    while (before >= 0 && !form.startsWith(forms[before] ?? '')) before = inner[before] ?? -1
    inner.push(before)
  }
  return (text: string, start: number) => {
    let [low, high] = [0, forms.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const form = forms[middle] ?? ''
      const common = lengthInCommon(text, start, form)
      const isBefore = common === form.length || form.charCodeAt(common) < text.charCodeAt(start + common)
      if (isBefore) low = middle + 1
      else high = middle
    }
    let place = low - 1
    const before = lengthInCommon(text, start, forms[place] ?? '')
    while (place >= 0 && (forms[place] ?? '').length > before) place = inner[place] ?? -1
    return {
      whole: forms[place]?.length ?? 0,
      begun: Math.max(before, lengthInCommon(text, start, forms[low] ?? ''))
    }
  }
}

const lengthInCommon = (text: string, start: number, form: string): number => {
  let length = 0
  while (length < form.length && text[start + length] === form[length]) length++
  return length
}

function* formsOf(words: Iterable<string>): Generator<string> {
  for (const given of words) {
    if (given.trim() === '') continue
    // Unprintable characters are replaced as in the prompts of `agent fix`.
    const shown = given.replaceAll(/(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
    for (const form of new Set([given, shown].flatMap(text => [text.trim(), text.replaceAll(/\s+/g, ' ').trim()]))) {
      for (const text of new Set([form, maskPersonalData(form)])) {
        yield text
        yield JSON.stringify(text).slice(1, -1)
      }
    }
  }
}
