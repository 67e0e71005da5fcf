import { parseJson } from '../../shared/json.ts'
import { emptyReading, type Reading } from './reading.ts'

/** Reads the data stream of assistant version 1, as version 4 of the AI SDK (`ai`) writes it: one `CODE:JSON` a line. */
export const readDataStream = (text: string): Reading => {
  const reading = emptyReading()
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [, code, json = ''] = /^([0-9a-k]):(.*)$/s.exec(line) ?? []
    const value = parseJson(json)
    if (!code || value === undefined) reading.faults.push(`a line that is no part: ${line.slice(0, 80)}`)
    else if (reading.finished) reading.faults.push(`a part after the finish: ${code}`)
    else handlers[code]?.(value, reading)
  }
  if (text !== '' && !text.endsWith('\n')) reading.faults.push('its last line has no end')
  return reading
}

const handlers: Record<string, (value: unknown, reading: Reading) => void> = {
  0(value, reading) {
    if (typeof value === 'string') reading.text += value
    else reading.faults.push('a text part without text')
  },
  3(value, reading) {
    reading.failure = String(value)
  },
  8(value, reading) {
    for (const annotation of Array.isArray(value) ? value : []) {
      const { threadId } = (annotation ?? {}) as Record<string, unknown>
      reading.metadataThread = threadId ?? reading.metadataThread
    }
  },
  h(_value, reading) {
    reading.sources++
  },
  d(value, reading) {
    const { finishReason, threadId } = (value ?? {}) as Record<string, unknown>
    reading.finished = true
    reading.finishThread = threadId
    if (typeof finishReason !== 'string') reading.faults.push('a finish without a finishReason')
  }
}
