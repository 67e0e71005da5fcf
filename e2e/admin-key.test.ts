import { test } from './stage.ts'
import { expect, row, widget } from './test.ts'

for (const [index, key] of ['Bearer svc_hidden', ' SVC_hidden'].entries()) {
  test(
    `a question with the admin key ${JSON.stringify(key)} is not sent, and one error is shown`,
    row(index),
    async ({ page, stage }) => {
      const sent: string[] = []
      page.on('request', request => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await stage.mount({ opened: true, assistantKey: key })
      await page.evaluate(() => {
        const codes: string[] = []
        document.addEventListener('docs-assistant:error', event => codes.push((event as CustomEvent).detail.code))
        Object.assign(window, { codes })
      })
      await widget(page).composer.fill('How?')
      await widget(page).composer.press('Enter')
      await expect(widget(page).problem).toHaveText('The assistant is not set up correctly on this site.')
      expect(await page.evaluate('codes')).toEqual(['invalid_options'])
      await expect(page.locator('docs-assistant')).not.toContainText('hidden')
      expect(sent).toEqual([])

      // The control: with the public key the question is sent, and counted.
      await stage.mount({ opened: true, assistantKey: 'svc_dsc_1' })
      await stage.ask('How?')
      expect(sent).toHaveLength(1)
    }
  )
}
