import { findFullBrowser, launchOptions } from './browser.ts'
import { answered, startServer } from './foreign.ts'
import { expect, slow, test } from './test.ts'

// The headless shell opens no background tabs, which these tests need.
test.use({ launchOptions: { ...launchOptions, executablePath: findFullBrowser() } })

test(
  'a link to a site that is not listed asks before it opens, with every mouse button and with the keyboard',
  slow,
  async ({ page, site, context }) => {
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
      // The reader was asked once, and one tab opened.
      expect(asked).toHaveLength(++questions)
      expect(context.pages()).toHaveLength(1)
    }
    // The control: a link to a listed site opens without a question.
    const before = asked.length
    const tab = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Listed' }).click({ button: 'middle' })
    await expect.poll(async () => (await tab).url()).toBe(`${origin}/listed`)
    expect(asked).toHaveLength(before)
    close()
    await platform.close()
  }
)
