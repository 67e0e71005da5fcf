import type { Page } from 'playwright/test'
import { startPlatform } from './platform.ts'
import { expect, openPanel, slow, test, widget } from './test.ts'

/** Opens a page with these headers, whose widget sends its questions to `baseUrl`, and collects the warnings. */
const open = async (page: Page, site: string, baseUrl: string, headers: Record<string, string> = {}) => {
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  await page.route('**/guest.html', route =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><html lang="en"><title>Guest</title><body><script src="/widget/docs-assistant.js" data-domain="acme" data-base-url="${baseUrl}" async></script></body></html>`
    })
  )
  await page.goto(`${site}/guest.html`)
  await widget(page).launcher.click()
  await expect(widget(page).composer).toBeFocused()
  return warnings
}

const send = async (page: Page, words = 'How?') => {
  await widget(page).composer.fill(words)
  await widget(page).composer.press('Enter')
}

test('the console says which origin to add to the policy that blocks the request', async ({ page, site }) => {
  const warnings = await open(page, site, 'https://platform.example.com', {
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'"
  })
  await send(page)
  await expect(widget(page).problem).toHaveText('This page does not allow the assistant to be reached.')
  expect(warnings.join('\n')).toMatch(/Add https:\/\/platform\.example\.com to its connect-src/)
})

test(
  'the message for a platform that cannot be reached differs from that for one whose CORS forbids the page',
  slow,
  async ({ page, site }) => {
    const platform = await startPlatform({ allowsPages: false })
    const warnings = await open(page, site, platform.url)
    await send(page)
    await expect(widget(page).problem).toHaveText('This page does not allow the assistant to be reached.')
    expect(warnings.join('\n')).toMatch(/CORS/)
    await platform.close()
    await widget(page).retry.click()
    await expect(widget(page).problem).toContainText('could not be reached')
  }
)

test('a question that is asked offline is kept, and Retry asks it again when back online', async ({
  page,
  site,
  context
}) => {
  const platform = await startPlatform()
  await open(page, site, platform.url)
  await send(page, 'First?')
  await expect.poll(() => platform.questions.length).toBe(1)
  platform.questions[0]?.text('So.')
  platform.questions[0]?.finish()
  await expect(widget(page).answers).toContainText('So.')
  // The code that shows the problem is loaded with the first answer; wait for it before going offline.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join()
    )
  for (const file of [/\/problem-/, /\/support-/]) await expect.poll(loaded).toMatch(file)
  await context.setOffline(true)
  await send(page, 'Second?')
  await expect(widget(page).problem).toContainText('You are offline')
  await expect(widget(page).questions.last()).toHaveText('Second?')
  await context.setOffline(false)
  await widget(page).retry.click()
  await expect.poll(() => platform.questions.length).toBe(2)
  platform.questions[1]?.text('Back.')
  platform.questions[1]?.finish()
  await expect(widget(page).answers.last()).toContainText('Back.')
  await platform.close()
})

test(
  'a page that is left during an answer shows the words so far on return, and does not ask again by itself',
  slow,
  async ({ page, site }) => {
    const platform = await startPlatform()
    await open(page, site, platform.url)
    await send(page)
    await expect.poll(() => platform.questions.length).toBe(1)
    platform.questions[0]?.text('Half of it')
    await expect(widget(page).answers).toContainText('Half of it')
    await page.goto(`${site}/getting-started`)
    await page.goBack()
    const { answers, retry } = widget(page)
    await openPanel(page)
    await expect(answers).toContainText('Half of it')
    await expect(answers).toContainText('Interrupted')
    await expect(retry).toBeVisible()
    expect(platform.questions).toHaveLength(1)
    await platform.close()
  }
)
