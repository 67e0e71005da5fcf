/** Longest line that is read, in UTF-16 units. A longer line is cut to its first `headLength` units. */
export const maxLineLength = 1024 * 1024
const headLength = 1024
/** Bytes decoded in one go, so that one huge chunk does not become one huge string. */
const slice = 64 * 1024

export interface LineReader {
  push(bytes: Uint8Array): void
  /** The body is over: reports the last line, which has no line end. */
  end(): void
  /** Another body follows: forgets the unfinished line, because that body sends it again from its start. */
  restart(): void
}

/**
 * Cuts a body of UTF-8 into lines at LF, CRLF or CR, wherever the network cut the bytes.
 * A byte order mark is dropped, invalid bytes become U+FFFD. `cut` says that only the head of a line is given.
 */
export const createLineReader = (onLine: (line: string, cut: boolean) => void): LineReader => {
  let decoder = new TextDecoder()
  let rest = ''
  let cut = false
  let afterReturn = false

  const grow = (text: string) => {
    if (cut) return
    rest += text
    if (rest.length <= maxLineLength) return
    rest = rest.slice(0, headLength)
    cut = true
  }

  const flush = () => {
    const line = rest
    const wasCut = cut
    rest = ''
    cut = false
    onLine(line, wasCut)
  }

  const take = (text: string) => {
    // The LF of a CRLF that was cut between two chunks ends no second line.
    const fresh = afterReturn && text[0] === '\n' ? text.slice(1) : text
    afterReturn = text.endsWith('\r')
    const [first = '', ...others] = fresh.split(/\r\n|[\r\n]/)
    grow(first)
    for (const line of others) {
      flush()
      grow(line)
    }
  }

  return {
    push(bytes) {
      for (let start = 0; start < bytes.length; start += slice) {
        take(decoder.decode(bytes.subarray(start, start + slice), { stream: true }))
      }
    },
    end() {
      take(decoder.decode())
      if (rest) flush()
    },
    restart() {
      decoder = new TextDecoder()
      rest = ''
      cut = false
      afterReturn = false
    }
  }
}
