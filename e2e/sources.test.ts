import type { Page } from 'playwright/test'
import { startPlatform } from './platform.ts'
import { test as base, expect, slow, widget } from './test.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

interface GivenSource {
  url: string
  title: string
  section?: string
  passage?: string
}

const test = base.extend<{ platform: Platform }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  platform: async ({}, use) => {
    const platform = await startPlatform()
    await use(platform)
    await platform.close()
  }
})

const openGuest = async (page: Page, site: string, platform: Platform, attributes = '') => {
  await page.route('**/guest.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Guest</title></head>
        <body><h1 id="a">Guest</h1><main style="height: 3000px"></main>
        <script src="/widget/docs-assistant.js" data-domain="acme" data-base-url="${platform.url}" ${attributes}></script></body></html>`
    })
  )
  await page.goto(`${site}/guest.html`)
  await widget(page).launcher.click()
}

const answerWith = async (page: Page, platform: Platform, text: string, sources: GivenSource[]) => {
  await widget(page).composer.fill('How?')
  await widget(page).composer.press('Enter')
  await expect.poll(() => platform.questions.length).toBe(1)
  const parts = sources.map(({ url, title, section, passage }, index) => ({
    type: 'source-url',
    sourceId: `s${index}`,
    url,
    title,
    providerMetadata: { docsAssistant: { section, passage } }
  }))
  platform.questions[0]?.send({ type: 'start', messageId: 'a' }, ...parts)
  platform.questions[0]?.text(text)
  platform.questions[0]?.finish()
  await widget(page).sources.waitFor()
  return widget(page).sources.getByRole('link')
}

const passage = 'Every worker takes one job at a time.\n\nIt gives it back when it is stopped before the job is done.'
const sources = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `/guest.html#${index}`,
    title: `Page ${index}`,
    section: `Section ${index}`,
    passage: `${passage} ${index}`
  }))
const preview = (page: Page) => page.getByRole('tooltip')

/** Points at a link until its passage is shown, because the code for passages is loaded after the answer. */
const pointAt = (page: Page, link: ReturnType<Page['locator']>) =>
  expect(async () => {
    await page.mouse.move(5, 5)
    await link.hover()
    await expect(preview(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()

test(
  'pointing at a source shows its passage beside it, and the passage stays while the pointer is on it',
  slow,
  async ({ page, site, platform }) => {
    await openGuest(page, site, platform)
    const links = await answerWith(page, platform, 'So [1](/guest.html#0).', sources(3))
    for (const link of [links.nth(1), widget(page).answers.getByRole('link', { name: /^1: / })]) {
      await pointAt(page, link)
      await expect(preview(page)).toContainText('Every worker takes one job at a time.')
      await expect(link).toHaveAccessibleDescription(/It gives it back/)
      const [card, box] = [await preview(page).boundingBox(), await link.boundingBox()]
      const [panel] = [await widget(page).panel.boundingBox()]
      if (!card || !box || !panel) throw new Error('Nothing is drawn.')
      expect(card.y + card.height <= box.y || card.y >= box.y + box.height, 'not over the link').toBe(true)
      expect(card.x >= panel.x && card.x + card.width <= panel.x + panel.width, 'within the panel’s width').toBe(true)
      expect(card.y >= 0 && card.y + card.height <= (page.viewportSize()?.height ?? 0)).toBe(true)
      await preview(page).hover()
      await page.waitForFunction(() => new Promise(resolve => setTimeout(resolve, 500, true)))
      await expect(preview(page)).toBeVisible()
      await page.mouse.move(5, 5)
      await expect(preview(page)).toHaveCount(0)
      await expect(link).not.toHaveAttribute('aria-describedby')
    }
  }
)

test(
  'Escape closes the passage and not the panel; a second one closes the panel',
  slow,
  async ({ page, site, platform }) => {
    await openGuest(page, site, platform)
    const links = await answerWith(page, platform, 'So.', sources(2))
    await pointAt(page, links.first())
    await widget(page).composer.focus()
    for (const key of ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key)
    await expect(async () => {
      await page.keyboard.press('Shift+Tab')
      await expect(links.last()).toBeFocused({ timeout: 200 })
    }).toPass()
    await expect(preview(page)).toContainText('1')
    await page.keyboard.press('Escape')
    await expect(preview(page)).toHaveCount(0)
    await expect(widget(page).panel).toBeVisible()
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(widget(page).panel).toHaveCount(0)
  }
)

test('a long press shows the passage on a phone and does not follow the link; a tap does', async ({
  browser,
  site,
  platform
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openGuest(page, site, platform)
  const links = await answerWith(page, platform, 'So.', sources(2))
  const cdp = await context.newCDPSession(page)
  const press = async (milliseconds: number) => {
    const box = await links.first().boundingBox()
    if (!box) throw new Error('Nothing is drawn.')
    const touchPoints = [{ x: box.x + 60, y: box.y + box.height / 2 }]
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    let type: 'touchEnd' | 'touchCancel' = 'touchCancel'
    try {
      await expect(preview(page)).toBeVisible({ timeout: milliseconds })
      type = 'touchEnd'
    } finally {
      // A touch must end before the next attempt. Lifting the finger early would be a tap, so that touch is cancelled.
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [] })
    }
  }
  await page.evaluate(() =>
    document.addEventListener('docs-assistant:navigate', event => {
      event.preventDefault()
      document.title = 'Followed'
    })
  )
  await expect(() => press(2_000)).toPass()
  await expect(preview(page)).toContainText('Every worker')
  expect(await page.title()).toBe('Guest')
  await page.getByRole('heading', { name: 'Docs assistant' }).tap()
  await expect(preview(page)).toHaveCount(0)
  const box = await links.first().boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await links.first().tap()
  await expect.poll(() => page.title()).toBe('Followed')
  await context.close()
})

test(
  'the list of sources has a heading; of sections that begin alike, the differing end is visible',
  slow,
  async ({ page, site, platform }) => {
    await openGuest(page, site, platform)
    const section = 'Retries and their pauses between two attempts of one and the same job: '
    const links = await answerWith(page, platform, 'So.', [
      { url: '/a#1', title: 'Configuration reference', section: `${section}exponential` },
      { url: '/a#2', title: 'Configuration reference', section: `${section}linear` },
      { url: 'https://other.test/x', title: 'Somewhere else', section: 'Install' }
    ])
    await expect(widget(page).answers.getByText('Sources', { exact: true })).toBeVisible()
    const seen = await links.evaluateAll(all =>
      all.map(link =>
        [...link.querySelectorAll('.own, .source-host')].map(part => [
          part.textContent,
          part.scrollWidth <= part.clientWidth
        ])
      )
    )
    expect(seen).toEqual([
      [
        ['Configuration reference', true],
        ['exponential', true]
      ],
      [
        ['Configuration reference', true],
        ['linear', true]
      ],
      [
        ['Somewhere else', true],
        ['other.test', true],
        ['Install', true]
      ]
    ])
    // The control: the beginning that they share is cut off.
    expect(
      await links.first().evaluate(link => {
        const shared = link.querySelector('.source-section .shared')
        return shared && shared.scrollWidth > shared.clientWidth
      })
    ).toBe(true)
  }
)

test(
  'of more than five sources four are shown; “4 more” shows the others and focuses the first of them',
  slow,
  async ({ page, site, platform }) => {
    await openGuest(page, site, platform)
    const links = await answerWith(page, platform, 'So.', sources(8))
    await expect(links).toHaveCount(4)
    await page.getByRole('button', { name: '4 more' }).press('Enter')
    await expect(links).toHaveCount(8)
    await expect(links.nth(4)).toBeFocused()
  }
)

test(
  'no line breaks between a word, its citation and the full stop behind it',
  slow,
  async ({ page, site, platform }) => {
    await openGuest(page, site, platform)
    const lines = Array.from(
      { length: 60 },
      (_, index) =>
        `${'word '.repeat(6)}${'a'.repeat((index % 30) + 1)} [1](/guest.html#0). And ${'b'.repeat(index % 9)} so [2](/guest.html#1) [3](/guest.html#2), then.`
    )
    await answerWith(page, platform, lines.join('\n\n'), sources(3))
    const torn = await page.evaluate(() => {
      const root = document.querySelector('docs-assistant')?.shadowRoot as ShadowRoot
      const boxOf = (node: Text, offset: number) => {
        const range = document.createRange()
        range.setStart(node, offset)
        range.setEnd(node, offset + 1)
        return range.getBoundingClientRect()
      }
      const all = [...root.querySelectorAll('.citation')]
      const problems = all.flatMap(citation => {
        const box = citation.getBoundingClientRect()
        const before = citation.previousSibling as Text
        const after = citation.nextSibling as Text
        const end = before.data.trimEnd().length
        const target = getComputedStyle(citation, '::after')
        const stop = /^[.,]/.test(after.data) && boxOf(after, 0)
        return [
          end > 0 && Math.abs(boxOf(before, end - 1).bottom - box.bottom) > 10 && `torn from ${before.data}`,
          stop && Math.abs(stop.bottom - box.bottom) > 10 && `torn from ${after.data}`,
          stop && stop.left - box.right > 1.5 && `a gap before ${after.data}`,
          Math.min(Number.parseFloat(target.width), Number.parseFloat(target.height)) < 24 && 'a small target'
        ].filter(Boolean)
      })
      return { all: all.length, problems }
    })
    expect(torn).toEqual({ all: 180, problems: [] })
  }
)

test('a middle click on a link to an unlisted site asks before it opens', slow, async ({ page, site, platform }) => {
  await openGuest(page, site, platform, `data-link-origins='[]'`)
  await answerWith(page, platform, '[Other](https://other.test/) [Own](/guest.html)', sources(1))
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.message())
    return dialog.dismiss()
  })
  let opened = 0
  page.context().on('page', () => opened++)
  await widget(page).answers.getByRole('link', { name: 'Other' }).click({ button: 'middle' })
  await expect.poll(() => asked).toEqual(['This link leads to other.test. Open it?'])
  const tab = page.context().waitForEvent('page')
  await widget(page).answers.getByRole('link', { name: 'Own' }).click({ button: 'middle' })
  await tab
  // The first link opened no tab. The second, the control, opened one without a question.
  expect([opened, asked.length]).toEqual([1, 1])
})
