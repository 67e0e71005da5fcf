import type { Page } from 'playwright/test'
import { type Question, startPlatform } from './platform.ts'
import { test as base, expect, widget } from './test.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

/** `place` opens an empty page of the site with an open widget, in any tab; the test answers for `platform`. */
export const test = base.extend<{ platform: Platform; place(page: Page, options?: object): Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  platform: async ({}, use) => {
    const platform = await startPlatform()
    await use(platform)
    await platform.close()
  },
  place: async ({ context, site, platform }, use) => {
    await context.route('**/kept.html*', route =>
      route.fulfill({
        contentType: 'text/html',
        headers: {
          'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self' ${platform.url}; require-trusted-types-for 'script'; trusted-types 'none'`
        },
        body: '<!doctype html><html lang="en"><title>Kept</title><script src="/kept.js" type="module"></script><main>Words.</main></html>'
      })
    )
    await use(async (page, options) => {
      await page.unroute('**/kept.js')
      const given = {
        domain: 'acme',
        baseUrl: platform.url,
        docsUrl: 'https://docs.example.com/manual/',
        opened: true,
        ...options
      }
      await page.route('**/kept.js', route =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `import { mount } from '/widget/index.js'; window.assistant = mount(${JSON.stringify(given)})`
        })
      )
      await page.goto(`${site}/kept.html`)
      // Waits for any button of the header, because their names depend on the language.
      await expect(page.locator('.header button').first()).toBeEnabled()
    })
  }
})
export { expect, widget }

/** Locators of the list of conversations, by role and name as a screen reader finds them. */
export const list = (page: Page) => {
  const region = page.getByRole('region', { name: 'Conversations' })
  return {
    button: page.getByRole('button', { name: 'Conversations', exact: true }),
    region,
    items: region.getByRole('listitem'),
    open: (title: string) => region.getByRole('button').filter({ has: page.getByText(title, { exact: true }) }),
    delete: (title: string) => region.getByRole('button', { name: `Delete ${title}` })
  }
}

/** Asks in the panel, and returns the question once it has arrived at the platform, for the test to answer. */
export const begin = async (platform: Platform, page: Page, text: string): Promise<Question> => {
  await widget(page).composer.fill(text)
  await widget(page).composer.press('Enter')
  return waitForQuestion(platform, text)
}

/** Waits until the question with this text has arrived at the platform. */
export const waitForQuestion = async (platform: Platform, text: string): Promise<Question> => {
  const find = () => platform.questions.findLast(({ body }) => body.messages.at(-1)?.parts[0]?.text === text)
  await expect.poll(() => find() !== undefined).toBe(true)
  return find() as Question
}

/** Asks, answers, and waits until the panel shows the whole answer. */
export const exchange = async (platform: Platform, page: Page, text: string, answer: string) => {
  const question = await begin(platform, page, text)
  question.text(answer)
  question.finish()
  await expect(widget(page).answers.last()).toContainText(answer)
  await expect(widget(page).send).toBeVisible()
  return question
}

/** All entries of the page’s localStorage. */
export const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

/** Those entries of localStorage that are threads. */
export const storedThreads = async (page: Page) =>
  Object.entries(await stored(page)).filter(([key]) => key.startsWith('docs-assistant:thread:'))
