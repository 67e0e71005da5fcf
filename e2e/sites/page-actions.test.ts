import { expect, test } from '../test.ts'
import { startSite } from './running-site.ts'
import type { SiteSource } from './site.ts'

const sites: (SiteSource & { page: string; heading: RegExp; next?: { link: string; heading: RegExp } })[] = [
  {
    name: 'mkdocs',
    base: '/manual/',
    dist: 'site',
    namesItsAddress: ['mkdocs.yml'],
    commands: [['mkdocs', 'build', '--strict', '--quiet']],
    page: 'getting-started/installation/',
    heading: /^# Install/m,
    next: { link: 'First firing', heading: /^# First firing/m }
  },
  {
    name: 'sphinx',
    base: '/en/latest/',
    dist: 'build',
    commands: [['sphinx-build', '-q', '-W', '-b', 'html', 'docs', 'build']],
    page: 'guide/installation.html',
    heading: /^# Install/m
  },
  {
    name: 'html',
    base: '/manual/',
    dist: 'public',
    clean: false,
    npm: true,
    namesItsAddress: ['template.html'],
    page: 'safety.html',
    heading: /^# Safety/m
  }
]

for (const { page: path, heading, next, ...source } of sites) {
  test(`the page actions on a site of ${source.name} copy the service’s Markdown of the page`, async ({
    page,
    context
  }) => {
    test.setTimeout(300_000)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const running = await startSite(source, `${source.name}-page-actions`)
    try {
      const service = `http://localhost:${running.servicePort}`
      await page.goto(running.url + path)
      await page.evaluate(async origin => {
        const element = document.createElement('docs-assistant-page')
        element.setAttribute('markdown-url', `${origin}{path}.md`)
        document.body.append(element)
        await import(`${origin}/widget/page.js`)
      }, service)
      const element = page.locator('docs-assistant-page')
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      const copy = async () => {
        await element.getByRole('button', { name: 'Copy page as Markdown' }).click()
        await expect(element.getByRole('status')).toHaveText('Copied.')
        return copied()
      }
      const text = await copy()
      expect(text).toMatch(heading)
      // Every link is absolute or an anchor, so that it works wherever the text is pasted.
      expect(text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')).not.toMatch(/\]\((?!https?:|#|mailto:)/)
      await element.getByRole('button', { name: 'More page actions' }).click()
      await expect(element.getByRole('button', { name: 'Ask about this page' })).toBeVisible()
      const { href } = await element
        .getByRole('link', { name: 'View as Markdown' })
        .evaluate(link => ({ href: (link as HTMLAnchorElement).href }))
      expect(await (await fetch(href)).text()).toMatch(heading)
      if (!next) return
      await page.getByRole('link', { name: next.link, exact: true }).and(page.locator('xpath=//a')).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(next.link))
      expect(await copy()).toMatch(next.heading)
    } finally {
      await running.stop()
    }
  })
}
