import type { Decoder, EventSink } from '../decoding/stream-protocol.ts'

type Told = ['event', unknown, number] | ['cut', string | undefined] | ['bad', string] | ['done']

/** The calls that a decoder makes for these lines; `cut` is the index of a line of which only the head is given. */
export const decoded = (
  decoder: (sink: EventSink) => Decoder,
  lines: string[],
  { maxEventLength = 1024 * 1024, cut = -1 }: { maxEventLength?: number; cut?: number } = {}
): Told[] => {
  const told: Told[] = []
  const { line, end } = decoder({
    maxEventLength,
    event: (event, size) => told.push(['event', event, size]),
    cut: type => told.push(['cut', type]),
    bad: what => told.push(['bad', what]),
    done: () => told.push(['done'])
  })
  for (const [index, text] of lines.entries()) line(text, index === cut)
  end()
  return told
}
