// Checks every page that the demo site makes of a documentation, in a real browser: findings of axe, invalid HTML and
// broken links. `node bench/pages.ts` after a build takes this project’s docs and those of `ai`, `node bench/pages.ts
// DIR… --every=10` every tenth page of others. The pages are shown in turn light, dark and on a phone.
import { type Browser, chromium, type Page } from 'playwright'
import { violations } from '../e2e/axe.ts'
import { findBrowser, launchOptions } from '../e2e/browser.ts'
import { serve } from '../src/service/index.ts'
import { brokenLinks, crawl, htmlProblems, type ServedPage } from '../src/service/testing/crawl.ts'
import { markdownTable } from './answers/table.ts'

const words = process.argv.slice(2)
const every = Number(words.find(word => word.startsWith('--every='))?.slice('--every='.length) ?? 1)
const given = words.filter(word => !word.startsWith('--'))
const folders = given.length > 0 ? given : ['docs', 'node_modules/ai/docs']

const desktop = { viewport: { width: 1280, height: 800 } }
const looks = [
  { ...desktop, colorScheme: 'light' },
  { ...desktop, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'light' }
] as const

/** Returns axe’s findings, uncaught errors and console errors on each page. */
const inspect = async (browser: Browser, url: string, pages: ServedPage[]): Promise<string[]> => {
  const findings: string[] = []
  const tabs = await Promise.all(looks.map(async options => (await browser.newContext(options)).newPage()))
  for (const [index, { path }] of pages.entries()) {
    const tab = tabs[index % tabs.length] as Page
    const errors: string[] = []
    const addError = (text: string) => errors.push(text)
    tab.on('pageerror', ({ message }) => addError(message))
    tab.on('console', message => message.type() === 'error' && isRelevant(message.text()) && addError(message.text()))
    await tab.goto(url + path)
    const found = [...(await violations(tab, 'html')), ...errors]
    findings.push(...found.map(finding => `${path}: ${finding}`))
    tab.removeAllListeners()
  }
  return findings
}

/** Ignores resources that fail to load, because a documentation’s images are on its own site. */
const isRelevant = (text: string): boolean => !text.startsWith('Failed to load resource')

const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
const rows: string[][] = []
for (const docs of folders) {
  const service = await serve({ docs, data: ':memory:', port: 0, model: 'none' })
  const pages = (await crawl(service.app, ['/', '/nowhere', '/_site/search?q=key'])).filter((_, at) => at % every === 0)
  const problems = (await Promise.all(pages.map(htmlProblems))).flat()
  const broken = every === 1 ? await brokenLinks(service.app, pages) : []
  const findings = await inspect(browser, service.url, pages)
  rows.push([docs, pages.length, findings.length, problems.length, every === 1 ? broken.length : '–'].map(String))
  // Broken links do not fail the bench: other documentations link to pages that are not in their folder.
  const shown = [...new Set(broken)].slice(0, 20).map(link => `broken: ${link}`)
  for (const line of [...findings, ...problems, ...shown]) console.log(`${docs} ${line}`)
  if (findings.length + problems.length > 0) process.exitCode = 1
  await service.close()
}
// The control: a page with mistakes, on which axe and the HTML check must find something.
const page = await browser.newPage()
await page.setContent('<title>a</title><p style="color: #ccc">grey<input></p>')
const control = [await violations(page, 'html'), await htmlProblems({ path: '', html: await page.content() })]
rows.push(['(a page that is wrong)', '1', ...control.map(({ length }) => String(length)), '–'])
await browser.close()
if (control.some(({ length }) => length === 0)) process.exitCode = 1
console.log(markdownTable(['documentation', 'pages', 'axe', 'HTML', 'broken links'], rows))
