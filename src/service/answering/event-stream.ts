import { isObject } from '../../shared/objects.ts'

/**
 * Completes the events of a model’s server: ends the last one, after which some close the connection without a blank line,
 * and gives each the form that the AI SDK takes, because it fails an answer at any other: with choices, also where it tells
 * of something else, such as usage; without its time, which some write as text; without an `error` that is none. Where
 * `[DONE]` comes and no reason why the answer ends, it has come to its end. What simple gateways send whole, as JSON,
 * becomes the only event. It is told by its first sign, because content types are often wrong. With `[DONE]` the stream
 * ends, because some servers leave the connection open.
 */
export const completeEvents = (): TransformStream<string, string> => {
  let line = ''
  let firstSign: string | undefined
  let hasReason = false
  let isDone = false
  const completed = (data: string): string => {
    if (/^data:\s*\[DONE\]\s*$/.test(data)) {
      isDone = true
      return hasReason ? data : `${dataOf(ending)}\n\n${data}`
    }
    const event = parse(data)
    if (!isObject(event) || event.error || (event.message && !event.choices)) return data
    const choices: unknown = Array.isArray(event.choices) ? event.choices.map(asPiece) : (event.choices ?? [])
    hasReason ||= Array.isArray(choices) && choices.some(choice => isObject(choice) && choice.finish_reason !== null)
    return dataOf({ ...event, created: undefined, error: undefined, choices })
  }
  return new TransformStream({
    transform(text, controller) {
      firstSign ??= /\S/.exec(text)?.[0]
      if (firstSign === '{') {
        line += text
        return
      }
      const end = 1 + Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'))
      if (end > 0) controller.enqueue((line + text.slice(0, end)).replaceAll(dataLines, completed))
      if (isDone) controller.terminate()
      line = end > 0 ? text.slice(end) : line + text
    },
    flush(controller) {
      if (firstSign === '{') line = `data:${JSON.stringify(parse(line))}`
      // Half an event stays one, and is ignored, because the answer may have ended before it.
      if (isWhole(line)) controller.enqueue(`${line.replace(dataLines, completed)}\n\n`)
    }
  })
}

const dataOf = (event: unknown): string => `data: ${JSON.stringify(event)}`

/** The event that a server leaves out which tells no reason. */
const ending = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }

/**
 * A choice as a piece of an answer. A whole message is one too. The role is always the same, whatever a server calls it, an
 * empty reason is none, and calls of tools are left out, whatever their form, because nobody asked for them.
 */
const asPiece = (choice: unknown): unknown => {
  if (!isObject(choice)) return choice
  const { message, delta = message, finish_reason, ...rest } = choice
  return {
    ...rest,
    delta: isObject(delta) ? { ...delta, role: undefined, tool_calls: undefined } : delta,
    finish_reason: finish_reason || null
  }
}

/** Matches lines of data. A dot would not match the separators of lines that JSON may have in its strings. */
const dataLines = /(?<=^|[\n\r])data:[^\n\r]*/g

const isWhole = (line: string): boolean => line === '' || parse(line) !== undefined

/** The JSON of a line of data; `undefined` for anything else. */
const parse = (line: string): unknown => {
  try {
    return JSON.parse(line.replace(/^data:/, ''))
  } catch {
    return undefined
  }
}
