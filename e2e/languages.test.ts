import type { Page } from 'playwright/test'
import { englishLabels } from '../.build/languages.ts'
import { loadTexts } from '../src/view/labels/languages/index.ts'
import { launcherLabel } from '../src/widget/launcher-label.ts'
import { launcherTexts } from '../src/widget/launcher-texts.ts'
import { packagePath, startCdn } from './cdn.ts'
import { startPlatform } from './platform.ts'
import { expect, row, slow, test } from './test.ts'

const languages = ['ar', 'de', 'es', 'fr', 'he', 'ja', 'ko', 'pt', 'zh']

/** Every text in the widget for readers or assistive technology, also of elements that are hidden now. */
const textsOf = (page: Page) =>
  page.locator('docs-assistant').evaluate(host => {
    const found: string[] = []
    const walk = (node: Node) => {
      if (node instanceof Text) found.push(node.data)
      if (node instanceof Element) {
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
          found.push(node.getAttribute(name) ?? '')
        }
      }
      for (const child of node.childNodes) walk(child)
    }
    walk(host.shadowRoot as ShadowRoot)
    return found.map(text => text.trim()).filter(Boolean)
  })

/** The English texts, each with a pattern in which a `{placeholder}` matches anything. */
const english = async () => {
  const texts = [...Object.values(await englishLabels()), ...Object.values(launcherTexts('en', {})), 'Ask AI']
  const worded = texts.filter(text => /[a-z]{2}/i.test(text.replace(/\{[^}]*\}/g, '')))
  return worded.map(text => ({ text, pattern: new RegExp(`^${quote(text).replace(/\\\{[^}]*\\\}/g, '.*')}$`) }))
}
const quote = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Opens a page without any words, so that every word found is one of the widget’s texts. */
const open = async (page: Page, site: string, language: string, options: object = {}) => {
  const platform = await startPlatform()
  await page.route('**/page.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>1</title><body><main><pre><code>1 + 1</code></pre></main></body></html>`
    })
  )
  await page.goto(`${site}/page.html`)
  await page.evaluate(
    async given => {
      const path = '/widget/index.js'
      const { mount } = await import(path)
      Object.assign(window, { assistant: mount(given) })
    },
    { domain: '1', baseUrl: platform.url, ...options }
  )
  return { ...platform, [Symbol.asyncDispose]: platform.close }
}

for (const [index, language] of languages.entries()) {
  test(
    `${language}: opening, answers, errors, feedback and conversations show no English word`,
    row(index),
    async ({ page, site }) => {
      await using platform = await open(page, site, language)
      const own = await loadTexts(language)
      const ownTexts = [...Object.values(own), ...Object.values(launcherTexts(language, {}))]
      const isLatin = ['de', 'es', 'fr', 'pt'].includes(language)
      const all = await english()
      const expectNoEnglish = async () => {
        const texts = await textsOf(page)
        expect(texts.length).toBeGreaterThan(3)
        const left = texts.filter(text => !ownTexts.includes(text) && all.some(({ pattern }) => pattern.test(text)))
        const latin = isLatin ? [] : texts.filter(text => /[a-z]{3}/i.test(text.replace(/\b(Ctrl|Shift)\b/g, '')))
        expect([...left, ...latin]).toEqual([])
      }
      const button = (name: string) => page.getByRole('button', { name: own[name] as string, exact: true })

      const launcher = page.getByRole('button', { name: launcherLabel(language) as string, exact: true })
      await expect(launcher).toHaveAttribute('aria-keyshortcuts', /./)
      await expectNoEnglish()
      const seen: string[] = []
      await page.exposeFunction('seen', (text: string) => seen.push(text))
      await page.locator('docs-assistant').evaluate(host => {
        const report = () =>
          (window as unknown as { seen(text: string): void }).seen(host.shadowRoot?.textContent ?? '')
        new MutationObserver(report).observe(host.shadowRoot as ShadowRoot, { childList: true, subtree: true })
      })
      await launcher.click()
      const composer = page.getByRole('textbox', { name: own.composer as string })
      await expect(composer).toBeFocused()
      await expect(page.getByRole('dialog', { name: own.heading as string })).toHaveCSS(
        'direction',
        ['ar', 'he'].includes(language) ? 'rtl' : 'ltr'
      )
      await expectNoEnglish()
      // English words did not flash up before the translation either.
      expect(seen.filter(text => /Ask a question|Docs assistant/.test(text))).toEqual([])

      await composer.fill('1 + 1?')
      await composer.press('Enter')
      await expect.poll(() => platform.questions.length).toBe(1)
      await expect(button('stop')).toBeVisible()
      await expectNoEnglish()
      platform.questions[0]?.send(
        { type: 'start', messageId: '1' },
        { type: 'source-url', sourceId: '1', url: '/1', title: '1' }
      )
      platform.questions[0]?.send({ type: 'text-start', id: 't' })
      platform.questions[0]?.send({
        type: 'text-delta',
        id: 't',
        delta: '2\n\n```\n1 + 1\n```\n\n| 1 | 2 |\n|-|-|\n| 3 | 4 |\n\n- [x] 1'
      })
      platform.questions[0]?.finish()
      await expect(button('badAnswer')).toBeVisible()
      await expect(page.getByRole('list', { name: own.sources as string })).toBeVisible()
      await expectNoEnglish()

      await button('badAnswer').click()
      await button('addComment')
        .or(page.getByRole('textbox', { name: own.commentBad as string }))
        .first()
        .waitFor()
      await expectNoEnglish()

      platform.refuseNext(500)
      await composer.fill('2 + 2?')
      await composer.press('Enter')
      await expect(page.getByRole('alert')).toContainText(own.errorServerError as string)
      await expectNoEnglish()

      await button('conversations').click()
      await expect(
        button('back')
          .or(page.getByText(own.noThreads as string))
          .first()
      ).toBeVisible()
      await expectNoEnglish()
    }
  )
}

test(
  'the panel opens in English when a language fails to load (the control of the search for English words)',
  slow,
  async ({ page, site }) => {
    await page.route(/\/chunks\/de-/, route => route.abort())
    await using _platform = await open(page, site, 'de')
    await page.getByRole('button', { name: 'KI fragen' }).click()
    await expect(page.getByRole('textbox', { name: 'Ask a question' })).toBeFocused()
    const texts = await textsOf(page)
    expect((await english()).filter(({ pattern }) => texts.some(text => pattern.test(text))).length).toBeGreaterThan(3)
  }
)

test('the launcher shows its label before any chunk is loaded, also on a page that is not UTF-8', async ({ page }) => {
  await using cdn = await startCdn()
  await page.route('**/chunks/**', () => {})
  for (const language of languages) {
    await page.route('**/page', route =>
      route.fulfill({
        contentType: 'text/html; charset=windows-1252',
        body: `<!doctype html><html lang="${language}"><title>1</title><body>
          <script src="${cdn.url}${packagePath}/widget/docs-assistant.js" data-domain="1"></script>`
      })
    )
    await page.goto(`${cdn.url}/page`)
    await expect(page.getByRole('button', { name: launcherLabel(language) as string, exact: true })).toBeVisible()
    await page.unroute('**/page')
  }
})

test('launcher and open panel follow a changed `lang` of the page and a changed `locale` option', async ({
  page,
  site
}) => {
  await using _platform = await open(page, site, 'en')
  const launcher = page.locator('docs-assistant .launcher')
  await expect(launcher).toHaveAttribute('aria-keyshortcuts', /./)
  await page.evaluate('document.documentElement.lang = "ar"')
  await expect(launcher).toHaveText(launcherLabel('ar') as string)
  await launcher.click()
  const [arabic, french] = [await loadTexts('ar'), await loadTexts('fr')]
  await expect(page.getByRole('dialog', { name: arabic.heading as string })).toHaveCSS('direction', 'rtl')
  await page.evaluate('document.documentElement.lang = "en"')
  await expect(page.getByRole('dialog', { name: 'Docs assistant' })).toHaveCSS('direction', 'ltr')
  await page.evaluate('assistant.update({ locale: "fr-CA" })')
  await expect(page.getByRole('dialog', { name: french.heading as string })).toBeVisible()
  // The `locale` option wins over the page’s `lang`.
  await page.evaluate('document.documentElement.lang = "ar"')
  await page.evaluate('assistant.update({ labels: { heading: "À nous" } })')
  await expect(page.getByRole('dialog', { name: 'À nous' })).toHaveCSS('direction', 'ltr')
  await expect(page.getByRole('textbox', { name: french.composer as string })).toBeVisible()
})

test('an English page loads no translation', slow, async ({ page, site }) => {
  const chunks: string[] = []
  page.on('request', request => chunks.push(new URL(request.url()).pathname))
  await using _platform = await open(page, site, 'en-GB')
  await page.locator('docs-assistant .launcher').click()
  await expect(page.getByRole('textbox', { name: 'Ask a question' })).toBeFocused()
  const isText = (path: string) => /chunks\/(\w\w|languages|_label-names)-/.test(path)
  expect(chunks.filter(isText)).toEqual([])
  await page.evaluate('assistant.update({ locale: "he" })')
  await expect(page.locator('docs-assistant dialog')).toHaveAccessibleName((await loadTexts('he')).heading as string)
  expect(chunks.filter(isText)).toHaveLength(3)
})
