import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { someCases } from '../bench/obedient/cases.ts'
import { noteForeign, runCases } from '../bench/obedient/run.ts'
import { startPlatform } from './platform.ts'
import { expect, test, widget } from './test.ts'

// `npm run bench -- obedient` has more than a thousand cases.
const cases = someCases(60)

test('a model that follows every instruction it reads sends nothing out, runs nothing and tells no secret', async ({
  browser
}) => {
  test.slow()
  const { answers, delivered, requests, faults } = await runCases(browser, cases)
  expect(requests).toEqual([])
  expect(faults).toEqual([])
  expect(answers).toBe(120)
  // All but those of feedback, which no model is sent; a few stand in the docs in a form that no model is given either.
  expect(delivered).toBeGreaterThan(45)
})

test('what such a model writes would ask for much where it is drawn as it is', async ({ browser, site }) => {
  const context = await browser.newContext()
  const requests: string[] = []
  await noteForeign(context, [site], requests)
  const page = await context.newPage()
  await page.goto(site)
  await page.evaluate(
    texts => {
      for (const [address] of texts.join('\n').matchAll(/https:\/\/[^\s)>"{]+/g)) new Image().src = address
    },
    cases.map(({ answer }) => answer)
  )
  await expect.poll(() => requests.length).toBeGreaterThan(40)
  await context.close()
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC',
  'base64'
)

/**
 * A server with two names, which leads from `/moved` at the first to `/leak` at the second. It notes what it is asked, and
 * with which cookies. The first is the site’s own, so that cookies would come along.
 */
const startServer = async (site: string) => {
  const asked: string[] = []
  const names = ['127.0.0.1', 'localhost']
  const [name, other] = site.includes('localhost') ? names.toReversed() : names
  const server = createServer(({ url = '', headers: { cookie = '' } }, response) => {
    asked.push(`${url} ${cookie}`.trim())
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
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** A page of the site with the widget in it, and an answer of this text. */
const answered = async (page: Page, site: string, text: string, options: object) => {
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

test('an image of an answer comes without cookies, and not from where it is led to', async ({
  page,
  site,
  context
}) => {
  const { origin, asked, close } = await startServer(site)
  await context.addCookies([{ name: 'session', value: 'secret', url: origin }])
  const text = `![A plan](${origin}/plan.png)\n\n![A moved plan](${origin}/moved)`
  const platform = await answered(page, site, text, { imageOrigins: [origin] })
  const plan = page.getByRole('img', { name: 'A plan', exact: true })
  await expect.poll(() => plan.evaluate(({ clientWidth }) => clientWidth)).toBe(10)
  await expect(page.getByRole('link', { name: 'A moved plan' })).toContainText(new URL(origin).host)
  expect(asked.toSorted()).toEqual(['/moved', '/plan.png'])
  // The control: an ordinary image takes the cookies along and follows.
  await page.evaluate(src => {
    new Image().src = src
  }, `${origin}/moved`)
  await expect.poll(() => asked.slice(2)).toEqual(['/moved session=secret', '/leak'])
  close()
  await platform.close()
})

test('no button of the mouse skips the question before a site that is not listed', async ({ page, site, context }) => {
  const { origin, elsewhere, close } = await startServer(site)
  const text = `[Listed](${origin}/listed) and [Other](${elsewhere}/)`
  const platform = await answered(page, site, text, { linkOrigins: [origin] })
  const asked: string[] = []
  let agrees = false
  page.on('dialog', dialog => {
    asked.push(dialog.message())
    void (agrees ? dialog.accept() : dialog.dismiss())
  })
  const link = page.getByRole('link', { name: 'Other' })
  await expect(link).toHaveText(`Other (${new URL(elsewhere).host})`)
  await expect(link).not.toHaveAttribute('href')
  await link.click()
  await link.click({ button: 'middle' })
  await link.click({ modifiers: ['ControlOrMeta'] })
  await link.press('Enter')
  expect(asked).toHaveLength(4)
  await link.click({ button: 'right' })
  expect(asked).toHaveLength(4)
  expect(context.pages()).toHaveLength(1)

  agrees = true
  let questions = asked.length
  for (const follow of [() => link.click({ button: 'middle' }), () => link.click(), () => link.press('Enter')]) {
    const tab = context.waitForEvent('page')
    await follow()
    await expect.poll(async () => (await tab).url()).toBe(`${elsewhere}/`)
    await (await tab).close()
    await expect(link).not.toHaveAttribute('href')
    // Asked once, and opened once.
    expect(asked).toHaveLength(++questions)
    expect(context.pages()).toHaveLength(1)
  }
  // The control: a listed one opens without a question.
  const before = asked.length
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Listed' }).click({ button: 'middle' })
  await expect.poll(async () => (await tab).url()).toBe(`${origin}/listed`)
  expect(asked).toHaveLength(before)
  close()
  await platform.close()
})
