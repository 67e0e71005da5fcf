/** Announces an answer sentence by sentence while it streams. */
export interface Reader {
  /** Starts with another answer. */
  begin(): void
  /** @param text all text of the answer so far */
  read(text: string): void
  /** Returns the part of the complete answer that was not announced yet. */
  end(text: string): string
}

export const createReader = (announce: (text: string) => void): Reader => {
  let announcedLength = 0
  return {
    begin() {
      announcedLength = 0
    },
    read(text) {
      const sentences = /^.*(?:[.!?:\n](?=\s|$)|[。！？])/s.exec(text.slice(announcedLength))?.[0]
      if (!sentences) return
      announcedLength += sentences.length
      announce(plainWords(sentences))
    },
    end: text => plainWords(text.slice(announcedLength))
  }
}

/** Removes the Markdown marks from a text. */
const plainWords = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:`{3,}.*|[|:\s-]+)$/gm, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/\[!(\w+)\]/g, '$1:')
    .replace(/[#*_`|>[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
