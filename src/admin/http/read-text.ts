import { AdminError } from './errors.ts'

/** Most bytes of a response; a hundred entries with all their code are far smaller. */
const maxBytes = 64 * 1024 * 1024

/** Reads a body as text. Throws above `maxBytes`, because a body may be endless. */
export const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const bytes of response.body ?? []) {
    size += bytes.byteLength
    if (size > maxBytes) throw new AdminError('malformed_answer', `The answer is longer than ${maxBytes} bytes.`)
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}
