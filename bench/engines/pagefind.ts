import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Document, Engine } from './contract.ts'
import { installed } from './installed.ts'

/** Types of the part of Pagefind’s indexer, and of its browser script, that is used here. */
interface Indexer {
  createIndex: (options: { forceLanguage: string }) => Promise<{ errors: string[]; index?: Index }>
  close: () => Promise<unknown>
}
interface Index {
  addHTMLFile: (page: { url: string; content: string }) => Promise<unknown>
  getFiles: () => Promise<{ files: { path: string; content: Uint8Array }[] }>
}
interface Script {
  options: (options: { basePath: string; baseUrl: string }) => Promise<void>
  search: (question: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>
}

/** Pagefind, whose browser script fetches the index as files from a server that is started here. */
export const pagefind: Engine = {
  name: 'Pagefind',
  async index(documents, language) {
    const { createIndex, close } = await installed<Indexer>('pagefind/lib/index.js')
    const { index, errors } = await createIndex({ forceLanguage: language })
    if (!index) throw new Error(errors.join('\n'))
    for (const document of documents)
      await index.addHTMLFile({ url: document.path, content: htmlOf(document, language) })
    const { files } = await index.getFiles()
    await close()
    const contents = new Map(files.map(({ path, content }) => [`/${path}`, content]))
    const server = createServer((request, response) => {
      const content = contents.get(new URL(request.url ?? '', 'http://localhost').pathname)
      response.writeHead(content ? 200 : 404).end(content)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-bench-'))
    // A copy of the script for each index, because the script remembers the address of its index.
    const file = join(folder, 'pagefind.mjs')
    await writeFile(file, contents.get('/pagefind.js') ?? '')
    const script = (await import(file)) as Script
    await script.options({ basePath: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, baseUrl: '/' })
    return {
      async best(question) {
        const { results } = await script.search(question)
        return Promise.all(results.slice(0, 5).map(async result => (await result.data()).url))
      },
      async close() {
        server.close()
        server.closeAllConnections()
        await rm(folder, { recursive: true })
      }
    }
  }
}

const htmlOf = ({ title, sections }: Document, language: string): string => {
  const body = sections.map(
    ({ heading, text }, index) => (index ? `<h2>${escaped(heading)}</h2>` : '') + `<p>${escaped(text)}</p>`
  )
  return `<html lang="${language}"><title>${escaped(title)}</title><main><h1>${escaped(title)}</h1>${body.join('')}</main>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
