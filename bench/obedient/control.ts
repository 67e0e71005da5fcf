import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { rolldown } from 'rolldown'
import type { Case } from './cases.ts'
import { obey } from './model.ts'

const bench = join(import.meta.dirname, '..')

/** Draws an answer with react-markdown as its manual says. */
const source = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import Markdown from 'react-markdown'
  import gfm from 'remark-gfm'
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  window.draw = text => root.render(createElement(Markdown, { remarkPlugins: [gfm] }, text))
`

/** The control: draws the same answers with another renderer, and counts its requests to other origins. */
export const runControl = async (browser: Browser, cases: readonly Case[]) => {
  const name = 'react-markdown'
  if (!existsSync(join(bench, 'node_modules', name)))
    return { name: `${name}, which \`npm run bench:install\` brings`, requests: 0 }
  const page = await browser.newPage()
  let requests = 0
  page.on('request', request => {
    if (new URL(request.url()).hostname.endsWith('.test')) requests += 1
  })
  await page.route('**/*', route => route.abort())
  await page.addScriptTag({ content: await bundle() })
  for (const { answer } of cases) {
    await page.evaluate(
      async text => {
        ;(window as unknown as { draw(text: string): void }).draw(text)
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      },
      obey(answer, { messages: 'asked', system: 'told', key: 'key' })
    )
  }
  await page.close()
  return { name, requests }
}

const bundle = async (): Promise<string> => {
  const entry = join(bench, 'control-entry.js')
  const built = await rolldown({
    input: entry,
    cwd: bench,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      { name: 'entry', resolveId: id => (id === entry ? id : null), load: id => (id === entry ? source : null) }
    ]
  })
  const { output } = await built.generate({ format: 'iife' })
  await built.close()
  return output[0].code
}
