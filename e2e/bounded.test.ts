import { test } from './stage.ts'
import { expect, slow, widget } from './test.ts'

test(
  'a list of 20,000 items is drawn in part; the rest comes on request, below what is read',
  slow,
  async ({ stage }) => {
    const { page } = stage
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await stage.mount({ opened: true })
    const question = await stage.ask('Which names are there?')
    const items = Array.from({ length: 20_000 }, (_, index) => `- name ${index + 1}`).join('\n')
    question.text(items)
    question.finish()
    await stage.whole()
    const answer = widget(page).answers.last()
    // The button comes when both parts of what is drawn at first have.
    const rest = answer.getByRole('button', { name: 'Show the rest' })
    await rest.focus()
    const drawn = await answer.getByRole('listitem').count()
    expect(drawn).toBeLessThan(10_000)
    expect(drawn).toBeGreaterThan(100)
    const scrolled = () => page.locator('docs-assistant .scroll').evaluate(view => view.scrollTop)
    const before = await scrolled()
    await page.keyboard.press('Enter')
    await expect(answer.getByText(`name ${drawn + 1}`, { exact: true })).toBeFocused()
    expect(Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(1)

    await answer.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(items)
  }
)

test('of a very long answer only the first blocks wait until they come near the view', async ({ stage }) => {
  await stage.mount({ opened: true })
  const question = await stage.ask('Which names are there?')
  question.text('name\n\n'.repeat(1600))
  const block = (index: number) => widget(stage.page).answers.last().locator('.markdown > *').nth(index)
  // In each frame the browser looks at each that waits.
  await expect(block(1499)).toHaveCSS('content-visibility', 'auto')
  await expect(block(1500)).toHaveCSS('content-visibility', 'visible')
  question.finish()
})

test('what is nested as deep as may be has a width in which a word stands', slow, async ({ stage }) => {
  await stage.mount({ opened: true })
  for (const marks of ['> - ', '1. ', '> ']) {
    const question = await stage.ask('How deep is it?')
    question.text(`${marks.repeat(500)}${'word '.repeat(20)}`)
    question.finish()
    await stage.whole()
    const widths = await widget(stage.page)
      .answers.last()
      .locator('.markdown *')
      .evaluateAll(blocks => blocks.map(block => block.getBoundingClientRect().width))
    expect(Math.min(...widths.filter(width => width > 0)), marks).toBeGreaterThan(30)
    expect(widths.length).toBeGreaterThan(10)
  }
})

/** Counts, from the beginning of a page on, the turns that are observed. */
const countObservedTurns = () => {
  const observed = new Set<Element>()
  const { observe, unobserve } = IntersectionObserver.prototype
  Object.assign(IntersectionObserver.prototype, {
    observe(this: IntersectionObserver, target: Element) {
      if (target.matches('.turn')) observed.add(target)
      observe.call(this, target)
    },
    unobserve(this: IntersectionObserver, target: Element) {
      observed.delete(target)
      unobserve.call(this, target)
    }
  })
  Object.assign(window, { observedTurns: () => observed.size })
}

test(
  'of a long conversation what is near the view is drawn, and of the rest its text is there to be found',
  slow,
  async ({ stage }) => {
    const { page } = stage
    await stage.mount({ opened: true, persist: 'local' })
    const question = await stage.ask('Question 0')
    question.text('Answer 0.')
    question.finish()
    await stage.whole()
    await page.waitForFunction(() => Object.values(localStorage).some(text => String(text).includes('Answer 0.')))
    // A hundred turns more, as an earlier visit would have left them.
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find(name => localStorage.getItem(name)?.includes('Answer 0.')) as string
      const [head = '', body = ''] = (localStorage.getItem(key) as string).split('\n')
      const turns = Array.from({ length: 100 }, (_, index) =>
        body
          .slice(1, -1)
          .replaceAll(' 0', ` ${index}`)
          .replaceAll(/"id":"/g, `$&${index}-`)
      )
      Object.assign(window, { stored: [key, `${head}\n[${turns}]`] })
      addEventListener('pagehide', () => localStorage.setItem(key, `${head}\n[${turns}]`))
    })
    await page.addInitScript(countObservedTurns)
    await stage.mount({ opened: true, persist: 'local' })
    const { answers } = widget(page)
    const answer = (number: number) =>
      page.locator('docs-assistant .answer').filter({ hasText: new RegExp(`^Answer ${number}\\.`) })
    const far = (number: number) => page.locator('docs-assistant .far').filter({ hasText: `Answer ${number}.` })
    await expect(answer(99)).toBeVisible()
    const view = page.locator('docs-assistant .scroll')
    const scrollTo = async (number: number, step: number) => {
      await expect(answer(number)).toHaveCount(0)
      await expect(far(number)).toBeAttached()
      await expect(async () => {
        await page.mouse.wheel(0, step)
        await expect(answer(number)).toBeInViewport({ timeout: 50 })
      }).toPass({ intervals: [50] })
    }
    // What each of a hundred turns costs in every frame, as an observer’s or the browser’s own, is paid with every delta.
    const observed = () => page.evaluate(() => (window as unknown as { observedTurns(): number }).observedTurns())
    const expectFewObserved = () =>
      expect(async () => {
        const count = await observed()
        expect(count).toBeGreaterThan(3)
        expect(count).toBeLessThan(40)
      }).toPass()
    await expectFewObserved()
    await expect(far(50)).toHaveCSS('content-visibility', 'visible')
    const jumpTo = async (number: number, top: number) => {
      await expect(answer(number)).toHaveCount(0)
      await view.evaluate((element, to) => element.scrollTo({ top: to, behavior: 'instant' }), top)
      await expect(answer(number)).toBeAttached()
      await expectFewObserved()
    }
    await jumpTo(0, 0)
    await expect(far(90)).toBeAttached()
    await jumpTo(90, 1e6)
    await view.hover()
    for (const number of [70, 40, 10]) await scrollTo(number, -300)
    // The browser’s own search finds what is not drawn.
    await expect(answer(80)).toHaveCount(0)
    type Finding = { find(text: string, caseSensitive: boolean, backwards: boolean, wrapAround: boolean): boolean }
    const find = () => (window as unknown as Finding).find('Answer 80.', true, false, true)
    expect(await page.evaluate(find)).toBe(true)
    await page.evaluate(() => getSelection()?.removeAllRanges())
    // One in which the reader has pressed something stays as it is.
    await answer(10).getByRole('button', { name: 'Copy', exact: true }).click()
    await view.hover()
    const before = await answer(10).boundingBox()
    for (const number of [50, 90]) await scrollTo(number, 300)
    await expect(far(9)).toBeAttached()
    await expect(answer(10)).toBeAttached()
    await expect(answers).toHaveCount(100)
    expect(await page.locator('docs-assistant .answer').count()).toBeLessThan(40)
    expect((await answer(10).boundingBox())?.height).toBe(before?.height)
  }
)
