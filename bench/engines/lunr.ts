import { type Engine, fieldsOf } from './contract.ts'
import { installed } from './installed.ts'

/** Types of the part of Lunr that is used here, because Lunr has none. */
interface Builder {
  ref: (name: string) => void
  field: (name: string, options?: { boost: number }) => void
  add: (document: object) => void
}
interface Query {
  term: (words: unknown, options: object) => void
}
interface Lunr {
  (configure: (this: Builder) => void): { query: (build: (query: Query) => void) => { ref: string }[] }
  tokenizer: (text: string) => unknown
}

/** Lunr with its English stemmer and stop words, and OR between the words. */
export const lunr: Engine = {
  name: 'Lunr',
  async index(documents) {
    const { default: create } = await installed<{ default: Lunr }>('lunr/lunr.js')
    const index = create(function () {
      this.ref('path')
      this.field('title', { boost: 10 })
      this.field('headings', { boost: 5 })
      this.field('text')
      for (const document of documents) this.add(fieldsOf(document))
    })
    return {
      async best(question) {
        const found = index.query(query => query.term(create.tokenizer(question), {}))
        return found.slice(0, 5).map(({ ref }) => ref)
      },
      async close() {}
    }
  }
}
