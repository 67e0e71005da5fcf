// Compares what a page loads to draw an answer: the whole widget, and other renderers of streamed Markdown.
// `node bench/peers.ts` after a build and `npm run bench:install`. Brotli 11, KB = 1000 bytes. The peers are bundled as
// an application would bundle them, with React where they need it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { markdownTable } from './answers/table.ts'
import { chunk, graph, weigh } from './size/files.ts'
import { bundle, type Renderer } from './streaming/server.ts'

const peers = ['streaming-markdown', 'react-markdown', 'streamdown', 'deep-chat'] as const satisfies Renderer[]
const modules = join(import.meta.dirname, 'node_modules')

if (!existsSync(modules)) {
  console.error('The peers are not installed: npm run bench:install')
  process.exit(2)
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const versionOf = (name: string) => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version

/** Sizes of all files that an answer needs by the script tag: the loader, the panel and the conversation. */
const own = [...graph(['docs-assistant.js', chunk('panel'), chunk('conversation')])].map(weigh)
const rows = [['docs-assistant', inKilobytes(own.reduce((sum, bytes) => sum + bytes, 0))]]
for (const peer of peers) {
  rows.push([`${peer} ${versionOf(peer)}`, inKilobytes(brotliCompressSync(await bundle(peer)).length)])
}
console.log(markdownTable(['loaded to draw an answer', 'brotli'], rows))
