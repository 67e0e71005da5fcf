/** Reads an answer out while it is written, sentence by sentence. */
export interface Reader {
  /** Another answer begins. */
  begin(): void
  /** @param text all that there is of the answer by now */
  read(text: string): void
  /** What is left to say of the whole answer. */
  end(text: string): string
}

export const createReader = (announce: (text: string) => void): Reader => {
  let said = 0
  return {
    begin() {
      said = 0
    },
    read(text) {
      const sentences = /^.*(?:[.!?:\n](?=\s|$)|[。！？])/s.exec(text.slice(said))?.[0]
      if (!sentences) return
      said += sentences.length
      announce(plainWords(sentences))
    },
    end: text => plainWords(text.slice(said))
  }
}

/** The words of a Markdown text, without its marks. */
const plainWords = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:`{3,}.*|[|:\s-]+)$/gm, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/\[!(\w+)\]/g, '$1:')
    .replace(/[#*_`|>[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
