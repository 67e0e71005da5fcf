import type { Page } from 'playwright/test'
import { makeRecordings } from '../src/transport/testing/recordings.ts'
import { type Question, startPlatform } from './platform.ts'
import { test as base, expect, openPanel, slow, widget } from './test.ts'

interface Opening {
  /** Further attributes of the script tag. */
  attributes?: string
  policy?: string
}

interface Conversation {
  /** Opens the widget on a plain page. */
  open(opening?: Opening): Promise<void>
  /** Asks, and returns the question as the platform got it. */
  ask(): Promise<Question>
  /** Asks, answers with this Markdown, and waits until the answer is finished. */
  answered(markdown: string): Promise<void>
  /** Asks, answers with a recorded response, and waits until the answer is finished. */
  replay(recording: { headers: Record<string, string>; body: Uint8Array }): Promise<void>
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
      },
      async replay({ headers, body }) {
        const { answers, composer } = widget(page)
        const before = await answers.count()
        await page.route(`${platform.url}/**`, route =>
          route.fulfill({ headers: { ...headers, 'access-control-allow-origin': '*' }, body: Buffer.from(body) })
        )
        await composer.fill('How?')
        await composer.press('Enter')
        await expect(answers).toHaveCount(before + 1)
        await expect(answers.last()).toHaveAttribute('aria-busy', 'false')
      }
    }
    await use(conversation)
    await platform.close()
  }
})

const strict =
  "default-src 'none'; script-src 'self'; connect-src PLATFORM; require-trusted-types-for 'script'; trusted-types 'none'"

const box = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  return box
}

test(
  'draws a note with its title, and never shows its `[!…]` mark while it streams in',
  slow,
  async ({ page, conversation }) => {
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
  }
)

test('shows no raw Markdown of an interrupted answer, also after a reload', slow, async ({ page, conversation }) => {
  await conversation.open()
  const { answers } = widget(page)
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
  await openPanel(page)
  await expect(answers.first().locator('strong')).toHaveText('bold')
  await expect(answers.nth(1).locator('.prose')).toHaveText('See the guide')
})

test('begins an answer’s headings below the panel’s, and skips no level', slow, async ({ page, conversation }) => {
  await conversation.open()
  await conversation.answered('## Install\n\nSo.\n\n#### Details\n\nSo.\n\n## Next\n\nSo.')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveCount(1)
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Install', 'Next'])
  await expect(panel.getByRole('heading', { level: 4 })).toHaveText(['Details'])
})

test(
  'draws no empty header on code without a language, and still offers Copy',
  slow,
  async ({ page, conversation }) => {
    await conversation.open()
    await conversation.answered('```\nnpm i\n```\n\n```sh\nnpm i\n```')
    const [bare, named] = await page
      .locator('.code-block')
      .evaluateAll(blocks => blocks.map(block => block.getBoundingClientRect().height))
    expect(named as number).toBeGreaterThan((bare as number) + 30)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy code' }).first().click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('npm i')
  }
)

test(
  'draws a long table cell wide rather than as a tall narrow column, and the table scrolls',
  slow,
  async ({ page, conversation }) => {
    await conversation.open()
    const words = 'What this option does is described here in a few words more than fit. '
    await conversation.answered(
      `| Option | Type | Default | Since | Description |\n|-|-|-|-|-|\n| \`retries\` | \`number\` | \`3\` | 1.2 | ${words.repeat(3)} |`
    )
    const table = page.getByRole('group', { name: 'Table' })
    const [inner, outer] = await table.evaluate(element => [element.scrollWidth, element.clientWidth])
    expect(inner).toBeGreaterThan(outer as number)
    // The cell has three sentences of 70 characters, in lines of about thirty.
    expect((await box(page, 'td[data-long]')).height).toBeLessThan(240)
  }
)

test(
  'draws the numbers of a right-to-left list on the right, also when an item begins with a Latin word',
  slow,
  async ({ page, conversation }) => {
    const labels = { launcher: 'Ask AI', composer: 'Ask a question', assistant: 'Assistant' }
    await conversation.open({ attributes: `data-locale="ar" data-labels='${JSON.stringify(labels)}'` })
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
  }
)

test('draws formulas as MathML under a strict policy, and leaves prices and variables alone', async ({
  page,
  conversation
}) => {
  const refused: string[] = []
  page.on('console', message => message.type() === 'error' && refused.push(message.text()))
  await conversation.open({ policy: strict })
  await conversation.answered(
    'So $x_1 + y_1$ costs $5 and $10, `$HOME` too.\n\n\\[\n\\frac{a}{b}\n= \\sqrt{c}\n\\]\n\n$\\unknown{x}$ stays.'
  )
  const answer = widget(page).answers.last()
  await expect(answer.locator('math')).toHaveCount(2)
  await expect(answer.locator('math msub')).toHaveCount(2)
  await expect(answer.locator('math[display=block] mfrac')).toHaveCount(1)
  await expect(answer).toContainText('costs $5 and $10, $HOME too.')
  await expect(answer.locator('code', { hasText: '\\unknown{x}' })).toBeVisible()
  const fraction = await box(page, 'mfrac')
  // The fraction is two lines high, so the browser draws it as MathML.
  expect(fraction.height).toBeGreaterThan(24)
  expect(refused).toEqual([])
})

const reasoning = (delta: string) => ({ type: 'reasoning-delta', id: 'r', delta })
const search = { toolCallId: 'c', toolName: 'searchDocs' }

test('shows the running tool, then its result, then the answer, and folds the reasoning', async ({
  page,
  conversation
}) => {
  await conversation.open()
  const { answers } = widget(page)
  const question = await conversation.ask()
  const searching = page.locator('.progress', { hasText: 'Searching the docs…' })
  await expect(searching).toHaveCount(1)
  question.send({ type: 'start', messageId: 'a' }, { type: 'reasoning-start', id: 'r' }, reasoning('I **look** it up.'))
  await expect(answers.getByText('Thinking…')).toBeVisible()
  await expect(searching).toBeHidden()
  question.send({ type: 'reasoning-end', id: 'r' }, { type: 'tool-input-start', ...search })
  await expect(searching.locator('visible=true')).toHaveCount(1)
  question.send({ type: 'tool-input-available', ...search, input: { query: 'install' } })
  await expect(answers.getByText('Searching the docs for “install”…')).toBeVisible()
  question.send({ type: 'tool-output-available', ...search, output: [{ url: '/a' }, { url: '/b' }] })
  await expect(answers.getByText('Searched the docs for “install” · 2 results')).toBeVisible()
  await expect(answers.getByText('Answering…')).toBeVisible()
  question.text('Run `npm i`.')
  await expect(answers.getByText('Answering…')).toHaveCount(0)
  question.finish()
  await expect(answers).toHaveAttribute('aria-busy', 'false')
  await expect(answers.getByText('I look it up.')).toHaveCount(0)
  await answers.getByText('Reasoning').click()
  await expect(answers.getByText('I look it up.')).toBeVisible()
  const [thought, found, text] = await Promise.all(
    ['details', '.parts > p', '.answer > .prose'].map(selector => box(page, selector))
  )
  expect(thought?.y).toBeLessThan(found?.y ?? 0)
  expect(found?.y).toBeLessThan(text?.y ?? 0)
})

test(
  'keeps the order of texts and tool calls, and Copy takes the texts alone',
  slow,
  async ({ page, conversation }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await conversation.open()
    const question = await conversation.ask()
    question.text('First.')
    question.send({ type: 'text-end', id: 't' }, { type: 'tool-input-available', ...search, input: { query: 'x' } })
    question.send({ type: 'tool-output-error', toolCallId: 'c', errorText: 'secret' })
    question.send({ type: 'text-start', id: 'u' }, { type: 'text-delta', id: 'u', delta: 'Second.' })
    question.finish()
    const { answers } = widget(page)
    await expect(answers).toHaveText(/^First\.Searched the docs for “x” · failedSecond\./)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('First.\n\nSecond.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('Searched')
  }
)

test(
  'draws every part that the AI SDK’s versions 4 to 7 write, under a strict policy',
  slow,
  async ({ page, conversation }) => {
    const refused: string[] = []
    page.on('console', message => message.type() === 'error' && refused.push(message.text()))
    await conversation.open({ policy: strict })
    const rich = (await makeRecordings()).filter(({ name }) => name === 'rich')
    expect(rich.map(({ version }) => version)).toEqual([4, 5, 6, 7])
    for (const recording of rich) {
      await conversation.replay(recording)
      const answer = widget(page).answers.last()
      await expect(answer.locator('details')).toHaveCount(2)
      await expect(answer).toContainText(
        /Reasoning.*Searching….*Searched the docs for “install” · 1 result.*Reasoning.*See there\..*Download file\.png/s
      )
      await expect(answer.getByRole('list', { name: 'Sources' }).getByRole('link')).toHaveCount(2)
    }
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download file.png' }).last().click()
    expect((await download).suggestedFilename()).toBe('file.png')
    expect(refused).toEqual([])
  }
)

test(
  'notes on an answer without sources that there are none, but not on refusals and interrupted answers',
  slow,
  async ({ page, conversation }) => {
    await conversation.open()
    const { answers } = widget(page)
    const note = page.getByText('No sources were given for this answer.')
    await conversation.answered('So it is.')
    await expect(answers.nth(0).getByText('No sources were given for this answer.')).toBeVisible()
    await conversation.answered('See [the guide](/guide).')
    const withSource = await conversation.ask()
    withSource.text('So it is.')
    withSource.send({ type: 'source-url', sourceId: 's', url: '/guide', title: 'Guide' })
    withSource.finish()
    await expect(answers.nth(2)).toHaveAttribute('aria-busy', 'false')
    const refusal = await conversation.ask()
    refusal.text('I do not know.')
    refusal.send({ type: 'message-metadata', messageMetadata: { outcome: 'refused' } })
    await expect(answers.nth(3)).toContainText('I do not know.')
    await expect(note).toHaveCount(1)
    refusal.finish()
    await expect(answers.nth(3)).toHaveAttribute('aria-busy', 'false')
    const cut = await conversation.ask()
    cut.text('So')
    await expect(answers.nth(4)).toContainText('So')
    cut.cut()
    await expect(answers.nth(4)).toContainText('Interrupted')
    await expect(note).toHaveCount(1)
  }
)

test(
  'shades the edge of code and tables that can scroll further, and not once they are scrolled to the end',
  slow,
  async ({ page, conversation }) => {
    await conversation.open()
    const words = 'word '.repeat(40)
    await conversation.answered(
      `\`\`\`sh\n${words}\n\`\`\`\n\n\`\`\`sh\nword\n\`\`\`\n\n| ${words} | ${words} |\n|-|-|\n| a | b |`
    )
    /** How bright an element is painted at its right edge, above the text: 0 to 255. */
    const edge = async (selector: string, index = 0) => {
      const element = page.locator(selector).nth(index)
      await element.scrollIntoViewIfNeeded()
      const bounds = await element.boundingBox()
      if (!bounds) throw new Error('It is not shown.')
      const clip = { x: bounds.x + bounds.width - 6, y: bounds.y + 4, width: 5, height: 4 }
      const image = (await page.screenshot({ clip })).toString('base64')
      return page.evaluate(async data => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        const bytes = [...(context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])]
        return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length
      }, image)
    }
    const toEnd = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(element => element.scrollTo(element.scrollWidth, 0))
    const code = '.code-block pre'
    const plain = await edge(code, 1)
    expect(await edge(code)).toBeLessThan(plain - 5)
    await toEnd(code)
    expect(Math.abs((await edge(code)) - plain)).toBeLessThan(2)
    const table = '.prose [role=group]'
    const before = await edge(table)
    await toEnd(table)
    expect(await edge(table)).toBeGreaterThan(before + 5)
  }
)
