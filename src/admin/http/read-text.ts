import { AdminError } from './errors.ts'

/** Bytes of the largest answer: a hundred entries with all their code are far smaller. */
const maxBytes = 64 * 1024 * 1024

/** The whole body as text; a body without an end is given up on. */
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
