import { someCases } from '../bench/obedient/cases.ts'
import { noteForeign, runCases } from '../bench/obedient/run.ts'
import { answered, startServer } from './foreign.ts'
import { expect, slow, test } from './test.ts'

// `npm run bench -- obedient` has more than a thousand cases.
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
    // All but those of feedback, which no model is sent; a few stand in the docs in a form that no model is given either.
    expect(delivered).toBeGreaterThan(45)
  }
)

test('what such a model writes would ask for much where it is drawn as it is', slow, async ({ browser, site }) => {
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
