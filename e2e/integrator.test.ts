import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { build } from 'vite'
import type { DocsAssistantElement } from '../src/element.ts'
import { type Question, startPlatform } from './platform.ts'
import { assistantKey, expect, slow, test, widget } from './test.ts'

const project = join(import.meta.dirname, '..')

test.describe('a React 19 application with the stock useChat on the transport alone', () => {
  let folder = ''

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docs-assistant-react-'))
    await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { alias: { 'docs-assistant/transport': join(project, 'dist/transport.js') } },
      build: {
        outDir: folder,
        lib: { entry: join(import.meta.dirname, 'react/app.tsx'), formats: ['es'], fileName: 'app' }
      }
    })
  })
  test.afterAll(() => rm(folder, { recursive: true, force: true }))

  const open = async (page: Page, site: string, settings: object) => {
    await page.route('**/react.html', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>React</title><div id="root"></div><script type="application/json" id="settings">${JSON.stringify(settings)}</script><script type="module" src="/react-app.js"></script></html>`
      })
    )
    await page.route('**/react-app.js', async route =>
      route.fulfill({ contentType: 'text/javascript', body: await readFile(join(folder, 'app.js'), 'utf8') })
    )
    await page.goto(`${site}/react.html`)
  }
  const question = (page: Page) => page.getByRole('textbox', { name: 'Question' })
  const ask = async (page: Page, words: string) => {
    await question(page).fill(words)
    await question(page).press('Enter')
  }

  test('gets an answer with sources and a thread from the service, and goes on in that thread', async ({
    page,
    site
  }) => {
    await open(page, site, { domain: 'local', assistantKey: await assistantKey(page, site) })
    await ask(page, 'How do I add the widget with a script tag?')
    await expect(page.locator('output')).toHaveText('ready')
    const answer = page.locator('li[data-role=assistant]')
    await expect(answer).toContainText('script')
    await expect(answer.getByRole('link').first()).toBeVisible()
    const threadId = await answer.getAttribute('data-thread')
    expect(threadId).toMatch(/.{10}/)
    const sent = page.waitForRequest(/\/message$/)
    await ask(page, 'Which layouts are there?')
    const body = (await sent).postDataJSON()
    expect(body).toMatchObject({
      fp: 'anonymous',
      threadId,
      currentPath: '/react.html',
      context: [{ type: 'code', value: 'npm i' }]
    })
    expect(Object.keys(body).sort()).toEqual(['context', 'currentPath', 'fp', 'messages', 'threadId'])
    await expect(page.locator('output')).toHaveText('ready')
  })

  test('keeps a cut answer, marked, with a typed error; Again and Halt work', async ({ page, site }) => {
    const platform = await startPlatform()
    const arrived = async (number: number) => {
      await expect.poll(() => platform.questions.length).toBe(number)
      return platform.questions[number - 1] as Question
    }
    await open(page, site, { domain: 'acme', baseUrl: platform.url })
    await ask(page, 'How?')
    const first = await arrived(1)
    first.text('Half')
    await expect(page.getByText('Half')).toBeVisible()
    first.cut()
    await expect(page.getByRole('alert')).toHaveText('interrupted')
    await expect(page.locator('em')).toHaveText('interrupted')
    await page.getByRole('button', { name: 'Again' }).click()
    const second = await arrived(2)
    second.text('Whole')
    await expect(page.getByText('Whole')).toBeVisible()
    await page.getByRole('button', { name: 'Halt' }).click()
    await expect.poll(() => second.left).toBe(true)
    await expect(page.locator('output')).toHaveText('ready')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await platform.close()
  })
})

test.describe('the element', () => {
  const open = async (page: Page, site: string, body: string) => {
    await page.route('**/element-page.html', async route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Element</title><body>${body.replaceAll('KEY', await assistantKey(page, site))}</body></html>`
      })
    )
    await page.goto(`${site}/element-page.html`)
  }
  const define = (page: Page) => page.addScriptTag({ type: 'module', url: '/widget/define.js' })

  test('takes properties that were set before it was known, over its attributes', slow, async ({ page, site }) => {
    await open(page, site, '<docs-assistant domain="local" assistant-key="KEY" heading="Attribute"></docs-assistant>')
    await page.evaluate(() => {
      const element = document.querySelector('docs-assistant')
      Object.assign(element ?? {}, { heading: 'Property', suggestions: ['A question to start with?'] })
    })
    await define(page)
    await widget(page).launcher.click()
    await expect(page.getByRole('dialog', { name: 'Property' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'A question to start with?' })).toBeVisible()
  })

  test(
    'follows its attributes and properties while it lives, and reflects whether it is open',
    slow,
    async ({ page, site }) => {
      await open(page, site, '<docs-assistant domain="local" assistant-key="KEY"></docs-assistant>')
      await define(page)
      const element = page.locator('docs-assistant')
      await element.evaluate(node => node.setAttribute('opened', ''))
      await expect(page.getByRole('dialog', { name: 'Docs assistant' })).toBeVisible()
      await element.evaluate(node => node.setAttribute('heading', 'Renamed'))
      await expect(page.getByRole('dialog', { name: 'Renamed' })).toBeVisible()
      await element.evaluate(node => Object.assign(node, { layout: 'sidebar' }))
      await expect(page.getByRole('complementary', { name: 'Renamed' })).toBeVisible()
      await element.evaluate(node => node.removeAttribute('opened'))
      await expect(page.getByRole('complementary')).toHaveCount(0)
      expect(await element.evaluate((node: DocsAssistantElement) => node.opened)).toBe(false)
      await widget(page).launcher.click()
      await expect(element).toHaveAttribute('opened', '')
    }
  )

  test('has the methods of the handle, and its events bubble', slow, async ({ page, site }) => {
    await open(page, site, '<docs-assistant domain="local" assistant-key="KEY" trigger="none"></docs-assistant>')
    await define(page)
    const result = await page.locator('docs-assistant').evaluate(async (element: DocsAssistantElement) => {
      const events: string[] = []
      for (const name of ['question', 'answer', 'close'])
        document.addEventListener(`docs-assistant:${name}`, () => events.push(name))
      const message = await element.ask('Which layouts are there?')
      element.close()
      return {
        events,
        parts: message.parts.map(part => part.type).includes('text'),
        status: element.status,
        messages: element.messages.length,
        threadId: typeof element.threadId
      }
    })
    expect(result).toEqual({
      events: ['question', 'answer', 'close'],
      parts: true,
      status: 'ready',
      messages: 2,
      threadId: 'string'
    })
    await expect(widget(page).launcher).toHaveCount(0)
  })

  test('goes on when it is moved, and ends when it is removed', slow, async ({ page, site }) => {
    await open(page, site, '<main></main><docs-assistant domain="local" assistant-key="KEY" opened></docs-assistant>')
    await define(page)
    await widget(page).composer.fill('A question I am still')
    // A mark on the field shows that it is the same element afterwards: the widget was not created again.
    await widget(page).composer.evaluate(node => Object.assign(node, { marked: true }))
    await page.locator('docs-assistant').evaluate(node => document.querySelector('main')?.append(node))
    await expect(widget(page).composer).toHaveValue('A question I am still')
    expect(await widget(page).composer.evaluate(node => 'marked' in node)).toBe(true)
    await page.locator('docs-assistant').evaluate(node => node.remove())
    const takesKey = () =>
      page.evaluate(() => {
        const event = new KeyboardEvent('keydown', { key: 'i', ctrlKey: true, bubbles: true, cancelable: true })
        return !document.body.dispatchEvent(event)
      })
    await expect.poll(takesKey).toBe(false)
  })
})
