import MiniSearch from 'minisearch'
import { type Engine, fieldsOf } from './contract.ts'

/** MiniSearch with VitePress’s settings for fuzzy search, prefixes and boosts. */
export const miniSearch: Engine = {
  name: 'MiniSearch',
  async index(documents) {
    const search = new MiniSearch({
      idField: 'path',
      fields: ['title', 'headings', 'text'],
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, headings: 2, text: 1 } }
    })
    search.addAll(documents.map(fieldsOf))
    return {
      async best(question) {
        const found = search.search(question)
        return found.slice(0, 5).map(({ id }) => String(id))
      },
      async close() {}
    }
  }
}
