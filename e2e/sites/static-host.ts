import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml'
}

/**
 * Serves a built folder below a base path as GitHub Pages does, without any rewrite: each file, `x` from `x.html`,
 * `folder` redirected to `folder/`, `folder/` from its `index.html`, everything else 404. A host that is not `clean`
 * does not serve `x.html` as `x`.
 */
export const startStaticHost = async (folder: string, port: number, base: string, { clean = true } = {}) => {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (`${path}/` === base) return response.writeHead(301, { location: base }).end()
    const inside = path.startsWith(base) ? normalize(path.slice(base.length)) : undefined
    if (inside === undefined || inside.startsWith('..')) return response.writeHead(404).end('Not found')
    const target = join(folder, inside)
    if ((await isFolder(target)) && !(await isFile(`${target}.html`))) {
      if (!path.endsWith('/')) return response.writeHead(301, { location: `${encodeURI(path)}/` }).end()
      return send(join(target, 'index.html'))
    }
    return send(clean && !(await isFile(target)) ? `${target}.html` : target)

    async function send(file: string) {
      const body = path.endsWith('/') && !file.endsWith('index.html') ? undefined : await read(file)
      const found = body ?? (await read(join(folder, '404.html'))) ?? 'Not found'
      const type = body ? (types[extname(file)] ?? 'application/octet-stream') : types['.html']
      response.writeHead(body ? 200 : 404, { 'content-type': type }).end(found)
    }
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

const read = (file: string) => readFile(file).catch(() => undefined)
const factsOf = (file: string) => stat(file).catch(() => undefined)
const isFolder = async (file: string) => (await factsOf(file))?.isDirectory() ?? false
const isFile = async (file: string) => (await factsOf(file))?.isFile() ?? false
