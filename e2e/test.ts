import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { started } from './browser.ts'

export { expect } from 'playwright/test'

const project = join(import.meta.dirname, '..')

/** Marks a test that takes seconds by its nature, or one of a table: `npm test` leaves it to `npm run test:slow`. */
export const slow = { tag: '@slow' }

/** Marks all rows of a table but the first as slow, so that `npm test` runs the first only. */
export const row = (index: number) => (index ? slow : {})

/** Turns the model off, so that the service does not use one that runs on this machine. */
const withoutModel = { ASSISTANT_MODEL: 'none' }

/** Starts the real service on a folder of docs and waits for the line with its address. */
export const startService = async (docs = 'docs', args: string[] = [], environment: Record<string, string> = {}) => {
  const data = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  const child = spawn(
    process.execPath,
    [join(project, 'dist/cli.js'), 'serve', join(project, docs), '--port', '0', '--data', data, ...args],
    { cwd: data, env: { ...process.env, ...withoutModel, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] }
  )
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk
      const found = /https?:\/\/[\w.:[\]-]+/.exec(output)?.[0]
      if (found) resolve(found)
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('exit', code => reject(new Error(`The service ended with ${code}:\n${output}`)))
  })
  const stop = async () => {
    const ended = new Promise(resolve => child.once('exit', resolve))
    if (child.kill()) await ended
    await rm(data, { recursive: true, force: true })
  }
  const kill = () => child.kill('SIGKILL')
  return { origin, data, stop, kill }
}

/** `site` is the address of a running service that serves this project's own docs. */
export const test = base.extend<object, { site: string }>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await started(() => playwright[browserName].launch())
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' }
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const { origin, stop } = await startService()
      await use(origin)
      await stop()
    },
    { scope: 'worker' }
  ]
})

/** Locators of the widget's parts, by role and name as a screen reader finds them. */
export const widget = (page: Page | Locator) => ({
  launcher: page.getByRole('button', { name: 'Ask AI' }),
  panel: page.getByRole('dialog', { name: 'Docs assistant' }),
  composer: page.getByRole('textbox', { name: 'Ask a question' }),
  send: page.getByRole('button', { name: 'Send', exact: true }),
  stop: page.getByRole('button', { name: 'Stop', exact: true }),
  retry: page.getByRole('button', { name: 'Retry', exact: true }),
  close: page.getByRole('button', { name: 'Close', exact: true }),
  newConversation: page.getByRole('button', { name: 'New conversation' }),
  questions: page.getByRole('article', { name: 'You' }),
  answers: page.getByRole('article', { name: 'Assistant' }),
  sources: page.getByRole('list', { name: 'Sources' }),
  context: page.getByRole('list', { name: 'Context' }),
  problem: page.getByRole('alert')
})

/** Opens the panel where it may also open by itself, as it does after a reload: maybe just when the launcher is pressed. */
export const openPanel = async (page: Page) => {
  const { launcher, composer } = widget(page)
  await expect(async () => {
    if (!(await composer.isVisible())) await launcher.click({ timeout: 1_000 })
    await expect(composer).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** Presses the shortcut once the widget listens for it: that code is loaded when the browser is idle. */
export const pressShortcut = async (page: Page) => {
  await expect(page.locator('docs-assistant .launcher')).toHaveAttribute('aria-keyshortcuts', /./)
  await page.keyboard.press('ControlOrMeta+i')
}

/** Waits until the widget watches the page's selection: that code is loaded when the browser is idle. */
export const selectionIsWatched = (page: Page) => expect(page.locator('docs-assistant .ask-about')).toBeAttached()

/** Reads the public key of the site’s project from the HTML of its first page. */
export const assistantKey = async (page: Page, site: string): Promise<string> => {
  const html = await (await page.request.get(site)).text()
  const [, key] = /data-assistant-key="([^"]+)"/.exec(html) ?? []
  if (!key) throw new Error('The site’s pages carry no key.')
  return key
}

/** Asks in the open panel, waits until the answer is finished, and returns it. */
export const ask = async (page: Page, question: string) => {
  const { composer, answers } = widget(page)
  await composer.fill(question)
  await composer.press('Enter')
  const answer = answers.last()
  await answer.and(page.locator('[aria-busy=false]')).waitFor()
  return answer
}
