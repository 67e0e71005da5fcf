import { ask, expect, test, widget } from './test.ts'

for (const way of ['script', 'element', 'module']) {
  test(`a page that includes the widget by ${way} gets an answer`, async ({ page, site }) => {
    const errors: unknown[] = []
    page.on('pageerror', error => errors.push(error))
    await page.goto(`${site}/examples/${way}.html`)
    const { launcher, sources } = widget(page)
    await launcher.click()
    const answer = await ask(page, 'How do I add the widget with a script tag?')
    await expect(answer).toContainText('script')
    await expect(sources.getByRole('link').first()).toBeVisible()
    expect(errors).toEqual([])
  })
}
