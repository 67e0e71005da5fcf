import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCorpora } from '../testing/corpora.ts'
import { makeRecordings, mistakenForComplete, type Recording } from '../testing/recordings.ts'
import { ownReaders, readWithOurs } from '../testing/sdk-readers.ts'
import type { Summary } from '../testing/summary.ts'
import { createLineReader } from './line-reader.ts'

const made = await makeRecordings()
const recordings = [...made, ...readCorpora()]
const named = recordings.map((recording, index) => ({
  recording,
  name: `${index} ${recording.name} of version ${recording.version}`
}))

type Bytes = Uint8Array<ArrayBuffer>
const encode = (text: string) => new TextEncoder().encode(text)

/** A response whose body arrives in these pieces. */
const respond = ({ headers }: Recording, pieces: Bytes[]) => {
  const rest = [...pieces]
  return new Response(
    new ReadableStream({
      pull(controller) {
        const piece = rest.shift()
        if (piece) controller.enqueue(piece)
        else controller.close()
      }
    }),
    { headers }
  )
}

const cutAt = (bytes: Bytes, places: number[]): Bytes[] => {
  const ends = [...places.toSorted((a, b) => a - b), bytes.length]
  return ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end)).filter(piece => piece.length)
}

/** Bodies that mean the same on the wire. */
const variants: Record<string, (body: string) => string> = {
  'CRLF line ends': body => body.replaceAll('\n', '\r\n'),
  'CR line ends': body => body.replaceAll('\n', '\r'),
  'a byte order mark': body => `\uFEFF${body}`,
  'comments everywhere': body => `: hello\n${body.replaceAll('\n', '\n: keep-alive\n')}`,
  'a last line without its end': body => body.replace(/\n+$/, '')
}

/** Recordings that the AI SDK takes for complete, although the answer broke off, was stopped or is empty. */
const incompleteForUs = [...mistakenForComplete, 'stream-broken', 'abort', 'tool-client']

it('compares answers that say something', async () => {
  const texts = await Promise.all(
    recordings.map(async recording => (await readWithOurs(respond(recording, [recording.body]))).text)
  )
  expect(texts.filter(Boolean).length).toBeGreaterThan(recordings.length / 2)
  expect(texts.join()).toContain('日本語 🧑‍🚀')
})

describe('the recordings made here', () => {
  const found = (of: number, pattern: RegExp) =>
    new Set(
      made.flatMap(({ version, body }) => (version === of ? (new TextDecoder().decode(body).match(pattern) ?? []) : []))
    )

  it('hold every code of version 4', () => {
    expect([...found(4, /^[\da-k](?=:)/gm)].toSorted().join('')).toBe('02389abcdefghijk')
  })

  it.each([5, 6, 7])('hold what version %i says in an answer', version => {
    const types = found(version, /"type":"[a-z-]+"|: keep-alive|\[DONE\]/g)
    const expected = [
      'start finish message-metadata start-step finish-step error abort',
      'text-start text-delta text-end reasoning-start reasoning-delta reasoning-end',
      'source-url file data-status data-thread',
      'tool-input-start tool-input-delta tool-input-available tool-output-available tool-output-error'
    ].flatMap(line => line.split(' ').map(type => `"type":"${type}"`))
    for (const type of [...expected, ': keep-alive', '[DONE]']) expect(types).toContain(type)
  })
})

describe.for(named)('$name', ({ recording }) => {
  const whole = () => readWithOurs(respond(recording, [recording.body]))

  it('is read as the AI SDK reads it', async () => {
    const own = await ownReaders[recording.version](respond(recording, [recording.body]))
    const ours = await whole()
    const content = ({ finish, failed, ...rest }: Summary) => rest
    expect(content(ours)).toEqual(content(own))
    expect(ours.failed).toBe(own.failed || incompleteForUs.includes(recording.name))
    if (!ours.failed) expect(ours.finish).toBe(own.finish === 'unknown' ? 'other' : own.finish)
  })

  it.for(Object.entries(variants))('reads the same with %s', async ([, vary]) => {
    const body = encode(vary(new TextDecoder().decode(recording.body)))
    expect(await readWithOurs(respond(recording, [body]))).toEqual(await whole())
  })

  it('reads the same one byte at a time', { tags: 'slow' }, async () => {
    const pieces = Array.from(recording.body, byte => Uint8Array.of(byte))
    expect(await readWithOurs(respond(recording, pieces))).toEqual(await whole())
  })

  it('reads the same in pieces of any size', { tags: 'slow' }, async () => {
    const expected = await whole()
    const places = fc.array(fc.nat(recording.body.length), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(places, async cuts => {
        expect(await readWithOurs(respond(recording, cutAt(recording.body, cuts)))).toEqual(expected)
      }),
      { numRuns: 20 }
    )
  })

  it('has the same lines wherever it is cut in two, with every line end', { tags: 'slow' }, () => {
    const body = new TextDecoder().decode(recording.body)
    for (const vary of [String, variants['CRLF line ends'], variants['CR line ends']] as ((body: string) => string)[]) {
      const bytes = encode(vary(body))
      for (let place = 0; place <= bytes.length; place++) {
        if (linesOf(cutAt(bytes, [place])) !== body.trimEnd()) throw new Error(`cut at ${place}`)
      }
    }
  })
})

const linesOf = (pieces: Bytes[]): string => {
  const lines: string[] = []
  const reader = createLineReader(line => lines.push(line))
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return lines.join('\n').trimEnd()
}
