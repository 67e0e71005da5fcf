import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPlatform } from '../platform.ts'
import { startService } from '../test.ts'

/** 300 by 300 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQAAAABRBrPYAAAAIklEQVR42u3BMQEAAADCoPVPbQo/oAAAAAAAAAAAAAAAeBkttAABAZVTBAAAAABJRU5ErkJggg==',
  'base64'
)

/**
 * Starts the demo site on its real service, behind a host that makes the browser report what the site’s strict policy
 * refuses, and that adds these pages:
 *
 * - `/stage?…`: a page under a strict policy, for whose questions the test answers through `platform`. The query sets
 *   attributes of the script tag
 * - `/blocked`: a page with an opaque origin, so that each access to a storage throws
 * - `/picture.png`: an image that is sent when the test calls `deliver`
 */
export const startStrictHost = async () => {
  const service = await startService()
  const platform = await startPlatform()
  const home = await (await fetch(service.origin)).text()
  const tag = /<script src="\/widget\/docs-assistant\.js"[^>]*><\/script>/.exec(home)?.[0] ?? ''
  const violations: string[] = []
  const pictures: (() => void)[] = []

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const page = (script: string) =>
      `<!doctype html><html lang="en"><head><title>${pathname}</title><meta name="viewport" content="width=device-width">${script}</head><body><main><h1>${pathname}</h1><p>Words of the page.</p></main></body></html>`
    if (pathname === '/violations') {
      let report = ''
      request.on('data', chunk => {
        report += chunk
      })
      request.on('end', () => {
        violations.push(report)
        response.writeHead(204).end()
      })
    } else if (pathname === '/stage') {
      const given = [...searchParams].map(([name, value]) => ` data-${name}="${value}"`).join('')
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self' ${platform.url}; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /violations`
      })
      const script = `<script src="/widget/docs-assistant.js" data-domain="stage" data-base-url="${platform.url}"${given} async></script>`
      response.end(page(script))
    } else if (pathname === '/blocked') {
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': 'sandbox allow-scripts'
      })
      response.end(page(tag.replace('<script', `<script data-base-url="http://${request.headers.host}"`)))
    } else if (pathname === '/picture.png') {
      pictures.push(() => {
        response.writeHead(200, { 'content-type': 'image/png' }).end(png)
      })
    } else {
      const { method, url, headers } = request
      const forwarded = send(service.origin + url, { method, headers }, answer => {
        const policy = answer.headers['content-security-policy']
        if (policy) answer.headers['content-security-policy'] = `${policy}; report-uri /violations`
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      forwarded.on('error', () => response.destroy())
      response.on('close', () => forwarded.destroy())
      request.pipe(forwarded)
    }
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    platform,
    violations,
    /** Sends the pictures that pages are waiting for, and returns how many. */
    deliver: () => pictures.splice(0).map(answer => answer()).length,
    async close() {
      server.closeAllConnections()
      server.close()
      await Promise.all([service.stop(), platform.close()])
    }
  }
}
