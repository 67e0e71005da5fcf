import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { violations } from './axe.ts'
import { expect, slow, test, widget } from './test.ts'

const actions = (page: Page) => {
  const element = page.locator('docs-assistant-page')
  return {
    element,
    copy: element.getByRole('button', { name: 'Copy page as Markdown' }),
    more: element.getByRole('button', { name: 'More page actions' }),
    ask: element.getByRole('button', { name: 'Ask about this page' }),
    view: element.getByRole('link', { name: 'View as Markdown' }),
    status: element.getByRole('status')
  }
}

const place = async (page: Page, address: string) => {
  await page.goto(address)
  await page.evaluate(async () => {
    const path = '/widget/page.js'
    await import(path)
    const element = document.createElement('docs-assistant-page')
    element.setAttribute('targets', '[{"label":"Claude","url":"https://claude.ai/new?q={markdown}"}]')
    document.querySelector('h1')?.after(element)
  })
}

test('a page of the service is copied as Markdown, viewed, opened elsewhere and asked about', async ({
  page,
  site,
  context
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await place(page, `${site}/options`)
  const { copy, more, view, ask, element, status } = actions(page)
  await copy.click()
  await expect(status).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Options/m)
  await more.focus()
  await more.press('Enter')
  await expect(view).toHaveAttribute('href', `${site}/options.md`)
  await expect(element.getByRole('link', { name: 'Open in Claude' })).toHaveAttribute('target', '_blank')
  for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    expect(await violations(page, 'docs-assistant-page')).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  await more.press('ArrowDown')
  await expect(view).toBeFocused()
  await view.press('ArrowUp')
  await expect(ask).toBeFocused()
  await ask.press('Escape')
  await expect(more).toBeFocused()
  await expect(ask).toBeHidden()
  await more.click()
  await ask.click()
  await expect(widget(page).context).toContainText('Options')
  await expect(widget(page).composer).toBeFocused()
})

test(
  'another host, strict policy: says when there is no Markdown, in a sandboxed frame too, and when offline',
  slow,
  async ({ page, site, context }) => {
    const policy = `default-src 'none'; script-src ${site}; connect-src 'self'; frame-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
    const body = `<script type="module" src="${site}/widget/page.js"></script><docs-assistant-page></docs-assistant-page>`
    const host = createServer(({ url = '' }, response) => {
      const isFrame = url.startsWith('/frame')
      response
        .setHeader('content-type', 'text/html')
        .setHeader('content-security-policy', isFrame ? `${policy}; sandbox allow-scripts` : policy)
      response.end(`<!doctype html><html lang="en"><title>Host</title><body>${body}</body></html>`)
    })
    host.listen(0, '127.0.0.1')
    await once(host, 'listening')
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => /policy|Trusted/i.test(message.text()) && errors.push(message.text()))
    try {
      const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
      for (const path of ['/one', '/frame']) {
        await page.goto(address + path)
        const { copy, status } = actions(page)
        await copy.click()
        await expect(status).toHaveText(
          path === '/one' ? 'There is no Markdown of this page.' : /There is no Markdown|could not be loaded/
        )
      }
      // A sandboxed frame may not read its own host’s responses, so the browser logs errors about connect-src or CORS.
      expect(errors.filter(text => !/connect|CORS/.test(text))).toEqual([])
      await page.goto(`${address}/one`)
      const { copy, status } = actions(page)
      await expect(copy).toBeVisible()
      await context.setOffline(true)
      await copy.click()
      await expect(status).toHaveText('The page could not be loaded. Is there a connection?')
    } finally {
      await context.setOffline(false)
      host.closeAllConnections()
      host.close()
    }
  }
)
