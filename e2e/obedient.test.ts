import { someCases } from '../bench/obedient/cases.ts'
import { recordForeignRequests, runCases } from '../bench/obedient/run.ts'
import { answered, startServer } from './foreign.ts'
import { expect, slow, test } from './test.ts'

// A sample: `npm run bench -- obedient` runs all of the more than a thousand cases.
const cases = someCases(60)

test(
  'a model that follows every instruction it reads sends nothing out, runs nothing and tells no secret',
  slow,
  async ({ browser }) => {
    test.slow()
    const { answers, delivered, requests, faults } = await runCases(browser, cases)
    expect(requests).toEqual([])
    expect(faults).toEqual([])
    expect(answers).toBe(120)
    // The model never gets the cases planted in feedback, nor the HTML of a few in the docs.
    expect(delivered).toBeGreaterThan(50)
  }
)

test(
  'the control: loading every address in these answers makes requests to other origins',
  slow,
  async ({ browser, site }) => {
    const context = await browser.newContext()
    const requests: string[] = []
    await recordForeignRequests(context, [site], requests)
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
  }
)

test('no image in an answer, of any type, is fetched with cookies or through a redirect', async ({
  page,
  site,
  context
}) => {
  const { origin, requests, close } = await startServer(site)
  await context.addCookies([{ name: 'session', value: 'secret', url: origin }])
  const names = ['plan.png', 'plan.gif', 'plan.svg', 'moved']
  const text = names.map(name => `![${name}](${origin}/${name})`).join('\n\n')
  const platform = await answered(page, site, text, { imageOrigins: [origin] })
  for (const name of ['plan.png', 'plan.gif', 'plan.svg']) {
    const image = page.getByRole('img', { name, exact: true })
    await expect.poll(() => image.evaluate(({ clientWidth }) => clientWidth)).toBe(10)
  }
  await expect(page.getByRole('link', { name: 'moved' })).toContainText(new URL(origin).host)
  expect(requests.toSorted()).toEqual(['/moved', '/plan.gif', '/plan.png', '/plan.svg'])
  // The control: an ordinary image sends the cookies and follows the redirect that only a request with cookies gets.
  await page.evaluate(src => {
    new Image().src = src
  }, `${origin}/plan.svg`)
  await expect.poll(() => requests.slice(4)).toEqual(['/plan.svg session=secret', '/leak'])
  close()
  await platform.close()
})

test('an image that a canvas cannot show is a link where the page’s policy forbids its bytes', async ({
  page,
  site
}) => {
  const { origin, requests, close } = await startServer(site)
  const text = `![A plan](${origin}/plan.png)\n\n![A drawing](${origin}/plan.svg)`
  const platform = await answered(page, site, text, { imageOrigins: [origin] }, `img-src ${origin}`)
  await expect(page.getByRole('link', { name: 'A drawing' })).toContainText(new URL(origin).host)
  await expect(page.getByRole('img', { name: 'A plan' })).toBeVisible()
  expect(requests.toSorted()).toEqual(['/plan.png', '/plan.svg'])
  close()
  await platform.close()
})
