import { isObject } from '../../shared/objects.ts'
import { errorIn } from './model-error.ts'
import { raceTimeout } from './race-timeout.ts'

/** Milliseconds of silence behind a reason why an answer ends. Usage may still follow; some servers tell one in each event. */
const silenceAtEnd = 5_000

/**
 * Yields the events of a model’s server, each in the form that the AI SDK takes, because it fails an answer at any other:
 * with choices, also where it tells of something else, such as usage, and without what only tells of the answer and is of
 * another type. Where `[DONE]` comes and no reason why the answer ends, it has come to its end. With it the events end, and
 * with a silence behind a reason, because some servers leave the connection open. What simple gateways send whole, as JSON,
 * is the only event.
 */
export async function* eventsIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  const all = dataIn(text)
  let hasReason = false
  try {
    for (;;) {
      const next = await (hasReason ? raceTimeout(all.next(), silenceAtEnd) : all.next())
      if (next === 'late' || next.done) return
      const data = next.value
      if (data === done) {
        if (!hasReason) yield eventOf(ending)
        return
      }
      const json = parseEvent(data)
      const error = errorIn(json)
      if (error) yield eventOf(error)
      else if (isObject(json)) {
        const event = completed(json)
        hasReason ||= event.choices.some(choice => isObject(choice) && choice.finish_reason !== null)
        yield eventOf(event)
      } else yield `data: ${data}\n\n`
    }
  } finally {
    // Not awaited, because a silent server may never settle this either.
    void all.return(undefined).catch(() => {})
  }
}

const done = '[DONE]'

/**
 * The data of each event. Its lines are joined, as the standard says, but each that is whole by itself is an event of its
 * own, because some servers end events without a blank line. Half a line at the end is ignored, because the answer may have
 * ended before it, and so is a note in no field.
 */
async function* dataIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  const begun: string[] = []
  for await (const line of linesIn(text)) {
    const data = dataOf(line)
    if (!data) {
      if (line === '\n') yield* joined(begun.splice(0))
    } else if (data === done || (begun.length === 0 && parseEvent(data) !== undefined)) {
      yield* joined(begun.splice(0))
      yield data
    } else if (begun.length > 0 || (/^\s*\w/.test(line) && line.endsWith('\n'))) begun.push(data)
  }
  yield* joined(begun)
}

/** Lines as the event that they make together, or as they are. */
const joined = (lines: string[]): string[] => {
  const all = lines.join('\n')
  return lines.length > 1 && parseEvent(all) !== undefined ? [all] : lines
}

/**
 * The lines of a text that comes in pieces, the last one without an end. JSON is one line; it is told by its first sign,
 * because content types are often wrong.
 */
async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let line = ''
  let firstSign: string | undefined
  let isAfterReturn = false
  for await (const sent of text) {
    // A line end of two signs may come in two pieces.
    const piece = isAfterReturn ? sent.replace(/^\n/, '') : sent
    isAfterReturn = sent.endsWith('\r')
    firstSign ??= /\S/.exec(piece)?.[0]
    const end =
      firstSign === '{' || firstSign === '[' ? 0 : 1 + Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'))
    if (end > 0) for (const each of (line + piece.slice(0, end)).split(/\r\n|\n|\r/).slice(0, -1)) yield `${each}\n`
    line = end > 0 ? piece.slice(end) : line + piece
  }
  yield line
}

/** The JSON of an event; `undefined` for anything else. */
export const parseEvent = (event: string): unknown => {
  try {
    return JSON.parse(event.replace(/^data:/, ''))
  } catch {
    return undefined
  }
}

const eventOf = (event: object): string => `data: ${JSON.stringify(event)}\n\n`

/** The data of a line, or nothing. Older versions of llama.cpp have errors in a field of their own, others in no field. */
const dataOf = (line: string): string => {
  const [, field, text = ''] = /^\s*(data:|error:|(?=[{[]))\s*(.*)$/s.exec(line) ?? []
  const data = text.trimEnd()
  return field === 'error:' ? JSON.stringify({ error: parseEvent(data) ?? data }) : data
}

/** The event that a server leaves out which tells no reason. */
const ending = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }

const completed = ({ id, model, choices, usage }: Record<string, unknown>) => ({
  ...(typeof id === 'string' && { id }),
  ...(typeof model === 'string' && { model }),
  choices: Array.isArray(choices) ? choices.map(asPiece) : [],
  ...(isObject(usage) && { usage: countsIn(usage) })
})

/** The numbers of an object, and of those in it. */
const countsIn = (usage: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(usage).flatMap(([name, value]): [string, unknown][] =>
      isObject(value) ? [[name, countsIn(value)]] : typeof value === 'number' ? [[name, value]] : []
    )
  )

/**
 * A choice as a piece of an answer. A whole message is one too. The role is always the same, whatever a server calls it, an
 * empty reason is none, calls of tools are left out, whatever their form, because nobody asked for them, and digits may come
 * as a number, as from Cloudflare.
 */
const asPiece = (choice: unknown): unknown => {
  if (!isObject(choice)) return choice
  const { message, delta = message, finish_reason, ...rest } = choice
  return { ...rest, delta: isObject(delta) ? asDelta(delta) : delta, finish_reason: finish_reason || null }
}

const asDelta = ({ role: _, tool_calls: __, content, ...delta }: Record<string, unknown>): object => ({
  ...delta,
  content: typeof content === 'number' ? `${content}` : content
})
