import type { Page } from 'playwright/test'
import { type Question, startPlatform } from './platform.ts'
import { test as base, expect, widget } from './test.ts'

interface Opening {
  /** Of the script tag. */
  attributes?: string
  policy?: string
}

interface Conversation {
  /** Opens the widget on a page of somebody else’s. */
  open(opening?: Opening): Promise<void>
  /** Asks, and returns the question as the platform got it. */
  ask(): Promise<Question>
  /** Asks, and waits for this answer’s end. */
  answered(markdown: string): Promise<void>
}

const test = base.extend<{ conversation: Conversation }>({
  conversation: async ({ page, site }, use) => {
    const platform = await startPlatform()
    let asked = 0
    const conversation: Conversation = {
      async open({ attributes = '', policy } = {}) {
        await page.route('**/guest.html', route =>
          route.fulfill({
            contentType: 'text/html',
            headers: policy ? { 'content-security-policy': policy.replaceAll('PLATFORM', platform.url) } : {},
            body: `<!doctype html><html lang="en"><head><title>Guest</title></head><body><main>Text</main>
              <script src="/widget/docs-assistant.js" data-domain="acme" data-base-url="${platform.url}"
              ${attributes} async></script></body></html>`
          })
        )
        await page.goto(`${site}/guest.html`)
        await page.getByRole('button', { name: 'Ask AI' }).click()
      },
      async ask() {
        const { composer } = widget(page)
        await composer.fill('How?')
        await composer.press('Enter')
        asked++
        await expect.poll(() => platform.questions.length).toBeGreaterThanOrEqual(asked)
        return platform.questions[asked - 1] as Question
      },
      async answered(markdown) {
        const question = await conversation.ask()
        question.text(markdown)
        question.finish()
        await expect(widget(page).answers.last()).toHaveAttribute('aria-busy', 'false')
      }
    }
    await use(conversation)
    await platform.close()
  }
})

const box = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  return box
}

test('draws a note with its title, and its mark is never seen while it comes in', async ({ page, conversation }) => {
  await conversation.open()
  const { answers } = widget(page)
  const question = await conversation.ask()
  question.text('Before.\n\n> [!WAR')
  await expect(answers).toContainText('Before.')
  await expect(answers).not.toContainText('[')
  question.text('NING]\n> Mind *this')
  const note = page.getByRole('note')
  await expect(note).toHaveText('WarningMind this')
  await note.evaluate(element => element.setAttribute('data-seen', ''))
  question.text('* well.\n\nAfter.')
  question.finish()
  await expect(answers).toContainText('After.')
  await expect(page.locator('[role=note][data-seen]')).toHaveText('WarningMind this well.')
})

test('shows no raw mark of an answer that broke off, after a reload neither', async ({ page, conversation }) => {
  await conversation.open()
  const { answers, launcher } = widget(page)
  for (const [text, shown] of [
    ['It is **bold', 'It is bold'],
    ['See the [guide](https://docs.exa', 'See the guide'],
    ['| Option | Default', 'OptionDefault'],
    ['Run `npm i', 'Run npm i'],
    ['```js\nconst a = 1\n``', 'const a = 1']
  ] as const) {
    const question = await conversation.ask()
    question.text(text)
    await expect(answers.last().locator('.prose')).toContainText(shown.slice(0, 6))
    question.cut()
    await expect(answers.last()).toContainText('Interrupted')
    const drawn = (await answers.last().locator('.prose').textContent()) ?? ''
    expect(drawn.replace(/^js/, '').trim()).toBe(shown)
  }
  await page.reload()
  if (await launcher.isVisible()) await launcher.click()
  await expect(answers.first().locator('strong')).toHaveText('bold')
  await expect(answers.nth(1).locator('.prose')).toHaveText('See the guide')
})

test('begins an answer’s headings below the panel’s, and skips no level', async ({ page, conversation }) => {
  await conversation.open()
  await conversation.answered('## Install\n\nSo.\n\n#### Details\n\nSo.\n\n## Next\n\nSo.')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveCount(1)
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Install', 'Next'])
  await expect(panel.getByRole('heading', { level: 4 })).toHaveText(['Details'])
})

test('gives code without a language no empty header, and Copy is still there', async ({ page, conversation }) => {
  await conversation.open()
  await conversation.answered('```\nnpm i\n```\n\n```sh\nnpm i\n```')
  const [bare, named] = await page
    .locator('.code-block')
    .evaluateAll(blocks => blocks.map(block => block.getBoundingClientRect().height))
  expect(named as number).toBeGreaterThan((bare as number) + 30)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy code' }).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('npm i')
})

test('keeps a long cell from becoming a tower that makes the other columns empty', async ({ page, conversation }) => {
  await conversation.open()
  const words = 'What this option does is described here in a few words more than fit. '
  await conversation.answered(
    `| Option | Type | Default | Since | Description |\n|-|-|-|-|-|\n| \`retries\` | \`number\` | \`3\` | 1.2 | ${words.repeat(3)} |`
  )
  const region = page.getByRole('region', { name: 'Table' })
  const [inner, outer] = await region.evaluate(element => [element.scrollWidth, element.clientWidth])
  expect(inner).toBeGreaterThan(outer as number)
  // Three sentences of 70 characters in lines of some thirty.
  expect((await box(page, 'td[data-long]')).height).toBeLessThan(240)
})

test('numbers a right-to-left list on the right, whatever its first item begins with', async ({
  page,
  conversation
}) => {
  await conversation.open({ attributes: 'data-locale="ar"' })
  await conversation.answered('1. npm هو مدير الحزم\n2. ثبّت الحزمة أولا\n10. Run the tests\n\n> اقتباس قصير')
  const list = await box(page, '.prose ol')
  const panel = await box(page, '.answer')
  expect(list.x).toBeGreaterThanOrEqual(panel.x)
  const sides = await page.locator('.prose li').evaluateAll(items =>
    items.map(item => {
      const range = document.createRange()
      range.selectNodeContents(item)
      const [words, own] = [range.getBoundingClientRect(), item.getBoundingClientRect()]
      return { direction: getComputedStyle(item).direction, gap: Math.round(own.right - words.right) }
    })
  )
  expect(sides).toEqual(Array(3).fill({ direction: 'rtl', gap: 0 }))
  expect(await page.locator('.prose ol').evaluate(ol => getComputedStyle(ol).paddingRight)).toBe('22px')
  expect(await page.locator('blockquote').evaluate(quote => getComputedStyle(quote).borderRightWidth)).toBe('3px')
})
