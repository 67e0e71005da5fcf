import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { startPlatform } from './platform.ts'
import { expect, widget } from './test.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC',
  'base64'
)

/**
 * Starts a server that is reached by two names, and redirects from `/moved` at the first to `/leak` at the second. It
 * records each request with its cookies. The first name is the site’s own, so that the browser could send cookies.
 */
export const startServer = async (site: string) => {
  const requests: string[] = []
  const names = ['127.0.0.1', 'localhost']
  const [name, other] = site.includes('localhost') ? names.toReversed() : names
  const server = createServer(({ url = '', headers: { cookie = '' } }, response) => {
    requests.push(`${url} ${cookie}`.trim())
    const cors = { 'access-control-allow-origin': '*' }
    if (url === '/moved') return response.writeHead(302, { ...cors, location: `http://${other}:${port}/leak` }).end()
    if (!url.endsWith('.png')) return response.end('a page')
    response.writeHead(200, { ...cors, 'content-type': 'image/png' }).end(png)
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${name}:${port}`,
    elsewhere: `http://${other}:${port}`,
    requests,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** Opens a page of the site with the widget, asks, and waits until this text is shown as the answer. */
export const answered = async (page: Page, site: string, text: string, options: object) => {
  const platform = await startPlatform()
  const given = JSON.stringify({ endpoint: platform.url, layout: 'inline', persist: 'none', ...options })
  await page.route(`${site}/page.html`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><body><script type="module">
import { mount } from '/widget/index.js'
mount(${given})</script></body></html>`
    })
  )
  await page.goto(`${site}/page.html`)
  const { composer } = widget(page)
  await composer.fill('How?')
  await composer.press('Enter')
  await expect.poll(() => platform.questions.length).toBe(1)
  platform.questions[0]?.text(text)
  platform.questions[0]?.finish()
  await expect(widget(page).answers.and(page.locator('[aria-busy=false]'))).toHaveCount(1)
  return platform
}
