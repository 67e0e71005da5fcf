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
    // The model never gets the cases planted in feedback, and a few in the docs are removed before it gets the page.
    expect(delivered).toBeGreaterThan(45)
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

test('an image in an answer is fetched without cookies, and a redirect of it is not followed', async ({
  page,
  site,
  context
}) => {
  const { origin, requests, close } = await startServer(site)
  await context.addCookies([{ name: 'session', value: 'secret', url: origin }])
  const text = `![A plan](${origin}/plan.png)\n\n![A moved plan](${origin}/moved)`
  const platform = await answered(page, site, text, { imageOrigins: [origin] })
  const plan = page.getByRole('img', { name: 'A plan', exact: true })
  await expect.poll(() => plan.evaluate(({ clientWidth }) => clientWidth)).toBe(10)
  await expect(page.getByRole('link', { name: 'A moved plan' })).toContainText(new URL(origin).host)
  expect(requests.toSorted()).toEqual(['/moved', '/plan.png'])
  // The control: an ordinary image sends the cookies and follows the redirect.
  await page.evaluate(src => {
    new Image().src = src
  }, `${origin}/moved`)
  await expect.poll(() => requests.slice(2)).toEqual(['/moved session=secret', '/leak'])
  close()
  await platform.close()
})
