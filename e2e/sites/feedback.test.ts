import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { createAdminClient } from '../../src/admin/index.ts'
import { expect, test } from '../test.ts'
import { startSite } from './running-site.ts'
import { isDark } from './theme.ts'

const cli = join(import.meta.dirname, '../../dist/cli.js')

test('the rating of a page on Material for MkDocs follows its instant loading and its palette', async ({ page }) => {
  test.setTimeout(300_000)
  const source = { name: 'mkdocs', base: '/manual/', dist: 'site', namesItsAddress: ['mkdocs.yml'] }
  const running = await startSite(
    { ...source, commands: [['mkdocs', 'build', '--strict', '--quiet']] },
    'mkdocs-feedback'
  )
  try {
    const { data, servicePort, url } = running
    const words = ['keys', 'create', '--kind', 'admin', '--data', data]
    const adminKey = execFileSync(process.execPath, [cli, ...words], { encoding: 'utf8', cwd: data }).trim()
    const baseUrl = `http://localhost:${servicePort}`
    const admin = createAdminClient({ baseUrl, projectId: 'local', adminKey })
    const entries = async () => (await admin.feedback.list()).feedback
    await page.goto(`${url}getting-started/installation/`)
    await page.evaluate(baseUrl => {
      const { domain = '', assistantKey = '' } =
        document.querySelector<HTMLElement>('script[data-domain]')?.dataset ?? {}
      const rating = document.createElement('docs-assistant-feedback')
      rating.setAttribute('domain', domain)
      rating.setAttribute('assistant-key', assistantKey)
      rating.setAttribute('base-url', baseUrl)
      document.body.append(rating)
    }, baseUrl)
    await page.addScriptTag({ type: 'module', url: `${baseUrl}/widget/feedback.js` })
    const rating = page.locator('docs-assistant-feedback')
    const yes = rating.getByRole('button', { name: 'Yes' })
    await yes.click()
    await rating.getByRole('textbox', { name: 'Anything to add? (optional)' }).fill('Debian worked.')
    await rating.getByRole('button', { name: 'Send' }).click()
    const first = { path: '/manual/getting-started/installation/', helpful: true, comment: 'Debian worked.' }
    await expect.poll(entries).toMatchObject([first])
    await page.evaluate(() => Object.assign(document, { isSame: true }))
    await page.getByRole('link', { name: 'First firing', exact: true }).and(page.locator('xpath=//a')).first().click()
    await page.waitForURL(/first-firing/)
    expect(await page.evaluate(() => 'isSame' in document)).toBe(true)
    await expect(yes).toHaveAttribute('aria-pressed', 'false')
    await rating.getByRole('button', { name: 'No', exact: true }).click()
    await expect.poll(entries).toMatchObject([first, { path: '/manual/getting-started/first-firing/', helpful: false }])
    await page.locator('form[data-md-component=palette] label:visible').click()
    const dark = await isDark(page.locator('body'))
    await expect.poll(() => isDark(rating.locator('form'))).toBe(dark)
  } finally {
    await running.stop()
  }
})
