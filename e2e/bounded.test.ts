import { test } from './stage.ts'
import { expect, slow, widget } from './test.ts'

test(
  'a list of 20,000 items is drawn in part; “Show the rest” adds the other items below without scrolling the view',
  slow,
  async ({ stage }) => {
    const { page } = stage
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await stage.mount({ opened: true })
    const question = await stage.ask('Which names are there?')
    const items = Array.from({ length: 20_000 }, (_, index) => `- name ${index + 1}`).join('\n')
    question.text(items)
    question.finish()
    await stage.waitForAnswer()
    const answer = widget(page).answers.last()
    // The answer is drawn in two parts at first; the button appears after the second.
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

test('only the first 1,500 blocks of a very long answer have content-visibility: auto', async ({ stage }) => {
  await stage.mount({ opened: true })
  const question = await stage.ask('Which names are there?')
  question.text('name\n\n'.repeat(1600))
  const block = (index: number) => widget(stage.page).answers.last().locator('.markdown > *').nth(index)
  // In each frame the browser checks every block with content-visibility: auto, so their number is bounded.
  await expect(block(1499)).toHaveCSS('content-visibility', 'auto')
  await expect(block(1500)).toHaveCSS('content-visibility', 'visible')
  question.finish()
})

test('deeply nested blocks stay wide enough for a word', slow, async ({ stage }) => {
  await stage.mount({ opened: true })
  for (const marks of ['> - ', '1. ', '> ']) {
    const question = await stage.ask('How deep is it?')
    question.text(`${marks.repeat(500)}${'word '.repeat(20)}`)
    question.finish()
    await stage.waitForAnswer()
    const widths = await widget(stage.page)
      .answers.last()
      .locator('.markdown *')
      .evaluateAll(blocks => blocks.map(block => block.getBoundingClientRect().width))
    expect(Math.min(...widths.filter(width => width > 0)), marks).toBeGreaterThan(30)
    expect(widths.length).toBeGreaterThan(10)
  }
})

/** Init script: counts the turns that any IntersectionObserver of the page observes. */
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
  'a long conversation draws only the turns near the view, and find-in-page still finds the text of the others',
  slow,
  async ({ stage }) => {
    const { page } = stage
    await stage.mount({ opened: true, persist: 'local' })
    const question = await stage.ask('Question 0')
    question.text('Answer 0.')
    question.finish()
    await stage.waitForAnswer()
    await page.waitForFunction(() => Object.values(localStorage).some(text => String(text).includes('Answer 0.')))
    // Stores a conversation of a hundred turns, as an earlier visit would have left it.
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
    // The browser pays for each observed turn in every frame, so with every delta: few turns may be observed.
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
    // Find-in-page finds the text of a turn that is not drawn.
    await expect(answer(80)).toHaveCount(0)
    type Finding = { find(text: string, caseSensitive: boolean, backwards: boolean, wrapAround: boolean): boolean }
    const find = () => (window as unknown as Finding).find('Answer 80.', true, false, true)
    expect(await page.evaluate(find)).toBe(true)
    await page.evaluate(() => getSelection()?.removeAllRanges())
    // A turn in which the reader has pressed a button stays drawn.
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
