import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

const pages = join(import.meta.dirname, 'pages')

/** The renderers. The first is the floor for the ratios; the second shows the text without parsing Markdown. */
export const renderers = [
  'streaming-markdown',
  'plain-text',
  'docs-assistant',
  'streamdown',
  'react-markdown',
  'deep-chat'
] as const
export type Renderer = (typeof renderers)[number]

const html = (renderer: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<style>body { margin: 0; font: 15px/1.5 system-ui } #out { display: block; width: 420px; height: 700px; overflow: auto }</style>
<body><main id="out"></main><script src="/feed.js"></script><script type="module" src="/pages/${renderer}.js"></script></body></html>`

/** Serves a page for each renderer: the built widget, and the peers bundled as an application would bundle them. */
export const serve = async (widget: string, which: readonly Renderer[]) => {
  const bundles = new Map<string, string>()
  for (const renderer of which) bundles.set(`/pages/${renderer}.js`, await bundle(renderer))
  const read = async (path: string): Promise<[string, string | Buffer]> => {
    if (path.startsWith('/page/')) return ['text/html', html(path.slice('/page/'.length))]
    if (path === '/feed.js') return ['text/javascript', await readFile(join(pages, 'feed.js'))]
    if (path.startsWith('/widget/')) return ['text/javascript', await readFile(join(widget, path.slice(8)))]
    return ['text/javascript', bundles.get(path) ?? '']
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const [type, body] = await read(url).catch((): [string, string] => ['text/plain', ''])
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** Bundles what an application loads to draw an answer with this renderer. */
export const bundle = async (renderer: Renderer): Promise<string> => {
  const build = await rolldown({
    input: join(pages, `${renderer}.js`),
    platform: 'browser',
    external: /^\/widget\//,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent'
  })
  const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false })
  return output[0].code
}
