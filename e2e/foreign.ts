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
const gif = Buffer.from('R0lGODlhCgAKAIAAAP8AAAAAACwAAAAACgAKAAACCISPqcvtD2MrADs=', 'base64')
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h10v10z"/></svg>'
const pictures: Record<string, [type: string, body: string | Buffer]> = {
  '/plan.png': ['image/png', png],
  '/plan.gif': ['image/gif', gif],
  '/plan.svg': ['image/svg+xml', svg]
}

/**
 * Starts a server that is reached by two names, and redirects from `/moved` at the first to `/leak` at the second, and
 * so every request that has cookies. It records each request with its cookies. The first name is the site’s own, so
 * that the browser could send cookies.
 */
export const startServer = async (site: string) => {
  const requests: string[] = []
  const names = ['127.0.0.1', 'localhost']
  const [name, other] = site.includes('localhost') ? names.toReversed() : names
  const server = createServer(({ url = '', headers: { cookie = '' } }, response) => {
    requests.push(`${url} ${cookie}`.trim())
    const cors = { 'access-control-allow-origin': '*' }
    const isMoved = url === '/moved' || (cookie && url !== '/leak')
    if (isMoved) return response.writeHead(302, { ...cors, location: `http://${other}:${port}/leak` }).end()
    const [type, body] = pictures[url] ?? ['text/html', 'a page']
    response.writeHead(200, { ...cors, 'content-type': type }).end(body)
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

/**
 * Opens a page of the site with the widget under this content security policy, asks, and waits until this text is shown
 * as the answer.
 */
export const answered = async (page: Page, site: string, text: string, options: object, policy = '') => {
  const platform = await startPlatform()
  const given = JSON.stringify({ endpoint: platform.url, layout: 'inline', persist: 'none', ...options })
  await page.route(`${site}/page.html`, route =>
    route.fulfill({
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
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
