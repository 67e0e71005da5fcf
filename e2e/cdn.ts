import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import project from '../package.json' with { type: 'json' }

const dist = join(import.meta.dirname, '../dist')

/** The path below which a CDN serves the files of this version. */
export const packagePath = `/npm/docs-assistant@${project.version}/dist`

/**
 * Starts a CDN that serves this package, and an empty page at `/page`. `redirects` maps a path to the path that it
 * redirects to. `answers` maps a path to the file that is served there, as a CDN does with a package’s bare name. Code
 * is appended to files whose path matches `tamper`.
 */
export const startCdn = async ({
  redirects = {} as Record<string, string>,
  answers = {} as Record<string, string>,
  tamper = /(?!)/
} = {}) => {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://cdn').pathname
    requests.push(path)
    const headers = { 'access-control-allow-origin': '*' }
    if (path === '/favicon.ico') return response.writeHead(204).end()
    const target = redirects[path]
    if (target) return response.writeHead(302, { ...headers, location: target }).end()
    if (path === '/page')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><html lang="en"><title>Page</title><body>')
    const file = (answers[path] ?? path).replace(packagePath, dist)
    const content = file.startsWith(dist) ? await readFile(file, 'utf8').catch(() => undefined) : undefined
    if (content === undefined) return response.writeHead(404, headers).end()
    response.writeHead(200, { ...headers, 'content-type': 'text/javascript' })
    response.end(tamper.test(path) ? `${content}\n;globalThis.tampered = true` : content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    }
  }
}
