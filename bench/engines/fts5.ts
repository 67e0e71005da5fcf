import { DatabaseSync } from 'node:sqlite'
import { type Engine, fieldsOf } from './contract.ts'

/** SQLite’s full-text search, with OR between the words. Its only stemmer is English. */
export const fts5: Engine = {
  name: 'SQLite FTS5',
  async index(documents, language) {
    const tokenizer = language === 'en' ? 'porter unicode61' : 'unicode61'
    const database = new DatabaseSync(':memory:')
    database.exec(
      `CREATE VIRTUAL TABLE page USING fts5(path UNINDEXED, title, headings, text, tokenize = '${tokenizer}')`
    )
    const insert = database.prepare('INSERT INTO page VALUES (?, ?, ?, ?)')
    for (const { path, title, headings, text } of documents.map(fieldsOf)) insert.run(path, title, headings, text)
    const select = database.prepare('SELECT path FROM page WHERE page MATCH ? ORDER BY bm25(page, 0, 10, 5, 1) LIMIT 5')
    return {
      async best(question) {
        const words = question.match(/[\p{L}\p{N}]+/gu) ?? []
        if (words.length === 0) return []
        return select.all(words.map(word => `"${word}"`).join(' OR ')).map(({ path }) => String(path))
      },
      async close() {
        database.close()
      }
    }
  }
}
