// Takes the screenshots in `docs/pictures`: `npm run pictures`. They show the widget with an answer of the real
// service, in light, dark, on a phone and from right to left, and pages of the demo site.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { findBrowser, launchOptions } from '../e2e/browser.ts'
import { serve } from '../src/service/index.ts'

const project = join(import.meta.dirname, '..')
const folder = join(project, 'docs/pictures')

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

interface Picture {
  name: string
  site: 'own' | 'arabic'
  path: string
  context: BrowserContextOptions
  /** The question to ask before the screenshot. */
  question?: string
}

const question = 'How do I add the widget with a script tag?'

const pictures: Picture[] = [
  { name: 'light', site: 'own', path: '/styling', context: desktop, question },
  { name: 'dark', site: 'own', path: '/styling', context: { ...desktop, colorScheme: 'dark' }, question },
  { name: 'phone', site: 'own', path: '/styling', context: phone, question },
  { name: 'right-to-left', site: 'arabic', path: '/install', context: desktop, question: 'كيف يتم تثبيت المصباح؟' },
  { name: 'front-page', site: 'own', path: '/', context: desktop },
  {
    name: 'playground',
    site: 'own',
    path: '/examples/playground.html?accent=%230b6e4f&heading=Ask+Acme',
    context: desktop
  }
]

/** A small documentation in Arabic. */
const arabic = {
  'index.md': '# دليل المصباح\n\nكل ما تحتاج إلى معرفته عن المصباح: التثبيت والألوان والسطوع.\n',
  'install.md':
    '# التثبيت\n\nيأتي المصباح في علبة مع كابل واحد.\n\n## تثبيت المصباح\n\nلتثبيت المصباح، أدخله في المقبس ثم شغّل هذا الأمر في الطرفية:\n\n```sh\nnpm install lamp\n```\n\n## السطوع\n\nأدر المقبض لتخفيف الضوء. القيمة `50` هي النصف.\n',
  'colours.md': '# الألوان\n\nيضيء المصباح بأي لون من ألوان قوس قزح.\n'
}

const take = async (browser: Browser, origin: string, { name, path, context, question: asked }: Picture) => {
  const tab = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...context })
  const page = await tab.newPage()
  await page.goto(origin + path)
  if (asked) await ask(page, asked)
  await writeFile(join(folder, `${name}.webp`), await picture(page))
  await tab.close()
}

const ask = async (page: Page, text: string) => {
  const widget = page.locator('docs-assistant')
  await widget.locator('button.launcher').click()
  await widget.getByRole('textbox').fill(text)
  await widget.getByRole('textbox').press('Enter')
  await widget.locator('article[aria-busy=false]').last().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Takes a screenshot as WebP, which Playwright itself cannot: it has a third of the bytes of a PNG. */
const picture = async (page: Page): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  return Buffer.from(data, 'base64')
}

const docs = await mkdtemp(join(tmpdir(), 'docs-assistant-arabic-'))
for (const [name, text] of Object.entries(arabic)) await writeFile(join(docs, name), text)
await mkdir(folder, { recursive: true })
const start = (path: string) => serve({ docs: path, data: ':memory:', port: 0, model: 'none' })
const sites = { own: await start(join(project, 'docs')), arabic: await start(docs) }
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
for (const each of pictures) await take(browser, sites[each.site].url, each)
await browser.close()
for (const { close } of Object.values(sites)) await close()
await rm(docs, { recursive: true })
