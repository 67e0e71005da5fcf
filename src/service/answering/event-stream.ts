import { isObject } from '../../shared/objects.ts'

/**
 * Completes the events of a model’s server: ends the last one, after which some close the connection without a blank line,
 * and adds the `choices` that an event lacks, as one of usage alone, or has as `null`, without which the AI SDK fails the
 * answer. What simple gateways send whole, as JSON, becomes the only event. It is told by its first sign, because content
 * types are often wrong.
 */
export const completeEvents = (): TransformStream<string, string> => {
  let line = ''
  let firstSign: string | undefined
  return new TransformStream({
    transform(text, controller) {
      firstSign ??= /\S/.exec(text)?.[0]
      if (firstSign === '{') {
        line += text
        return
      }
      const end = 1 + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'))
      if (end > 0) controller.enqueue((line + text.slice(0, end)).replaceAll(dataLines, withChoices))
      line = end > 0 ? text.slice(end) : line + text
    },
    flush(controller) {
      if (firstSign === '{') return controller.enqueue(`data: ${JSON.stringify(asChunk(parse(line)))}\n\n`)
      // Half an event stays one, and is ignored, because the answer may have ended before it.
      if (isWhole(line)) controller.enqueue(`${line.replace(dataLines, withChoices)}\n\n`)
    }
  })
}

/** A whole answer as a piece of one. */
const asChunk = (whole: unknown): unknown =>
  isObject(whole) && Array.isArray(whole.choices)
    ? { ...whole, choices: whole.choices.map(({ message, ...choice }) => ({ ...choice, delta: message })) }
    : whole

/** Matches lines of data. A dot would not match the separators of lines that JSON may have in its strings. */
const dataLines = /(?<=^|[\n\r])data:[^\n\r]*/g

const withChoices = (line: string): string => {
  if (/"choices"\s*:\s*[^\sn]/.test(line)) return line
  const event = parse(line)
  if (!isObject(event) || event.error || event.message) return line
  return isObject(event.usage) || event.choices === null ? `data: ${JSON.stringify({ ...event, choices: [] })}` : line
}

const isWhole = (line: string): boolean => line === '' || parse(line) !== undefined

/** The JSON of a line of data; `undefined` for anything else. */
const parse = (line: string): unknown => {
  try {
    return JSON.parse(line.replace(/^data:/, ''))
  } catch {
    return undefined
  }
}
