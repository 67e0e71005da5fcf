import { type Question, startPlatform } from './platform.ts'
import { test as base, expect, pressShortcut, selectionIsWatched, slow, widget } from './test.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

const test = base.extend<{ platform: Platform & { question(number?: number): Promise<Question> } }>({
  platform: async ({ page, site }, use) => {
    const platform = await startPlatform()
    await page.route('**/guest.html', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><head><title>Guest</title></head><body><main style="height: 3000px">
          <label>Search <input id="search"></label><p id="passage">A passage.</p></main>
          <script src="/widget/docs-assistant.js" data-domain="acme" data-base-url="${platform.url}" async></script></body></html>`
      })
    )
    await page.goto(`${site}/guest.html`)
    await widget(page).launcher.click()
    await expect(widget(page).composer).toBeFocused()
    const question = async (number = 1) => {
      await expect.poll(() => platform.questions.length).toBeGreaterThanOrEqual(number)
      return platform.questions[number - 1] as Question
    }
    await use({ ...platform, question })
    await platform.close()
  }
})

test('shows an answer while it comes in, and Stop ends it on both sides', async ({ page, platform }) => {
  const { composer, send, stop, answers, retry } = widget(page)
  await composer.fill('How?')
  await send.click()
  await expect(stop).toBeVisible()
  await expect(page.getByText('Searching the docs…').first()).toBeVisible()
  const question = await platform.question()
  question.text('The first words')
  await expect(answers).toContainText('The first words')
  await stop.click()
  await expect.poll(() => question.left).toBe(true)
  await expect(answers).toContainText('Interrupted')
  await expect(retry).toBeVisible()
  await expect(widget(page).problem).toHaveCount(0)
  await expect(composer).toBeFocused()
})

test('keeps what is typed while an answer comes in', async ({ page, platform }) => {
  const { composer, questions } = widget(page)
  await composer.fill('How?')
  await composer.press('Enter')
  const question = await platform.question()
  await composer.fill('And what about the next thing?')
  await composer.press('Enter')
  await expect(composer).toHaveValue('And what about the next thing?')
  question.text('So.')
  question.finish()
  await expect(widget(page).send).toBeEnabled()
  await composer.press('Enter')
  await expect(questions).toHaveCount(2)
})

test('says what happened in the reader’s words, and asks the same question again on Retry', async ({
  page,
  platform
}) => {
  const { composer, problem, retry, answers, questions } = widget(page)
  platform.refuseNext(500)
  await composer.fill('How?')
  await composer.press('Enter')
  await expect(problem).toHaveText('The assistant has a problem. Try again in a moment.')
  await expect(page.getByText('secret details')).toHaveCount(0)
  await retry.click()
  const question = await platform.question()
  expect(question.body.messages.map(message => message.parts[0]?.text)).toEqual(['How?'])
  question.text('So.')
  question.finish()
  await expect(answers).toHaveText(/So\./)
  await expect(problem).toHaveCount(0)
  await expect(questions).toHaveCount(1)
})

test('counts down until a retry can help', slow, async ({ page, platform }) => {
  const { composer, retry } = widget(page)
  platform.refuseNext(429, { 'retry-after': '2' })
  await composer.fill('How?')
  await composer.press('Enter')
  await expect(page.getByRole('button', { name: /Retry in \d s/ })).toBeDisabled()
  await expect(retry).toBeEnabled()
})

test('keeps and marks an answer that is cut, and Retry replaces it', async ({ page, platform }) => {
  const { composer, problem, retry, answers } = widget(page)
  await composer.fill('How?')
  await composer.press('Enter')
  const question = await platform.question()
  question.text('Half an answer')
  await expect(answers).toContainText('Half an answer')
  question.cut()
  await expect(problem).toBeVisible()
  await expect(answers).toContainText('Interrupted')
  await page.reload()
  await expect(answers).toContainText('Half an answer')
  await expect(answers).toContainText('Interrupted')
  expect(platform.questions).toHaveLength(1)
  await retry.click()
  const again = await platform.question(2)
  again.text('A whole one.')
  again.finish()
  await expect(answers).toHaveText(/^A whole one\./)
})

test('tells a screen reader that the answer is sought and that it is there, once each', async ({ page, platform }) => {
  const { composer } = widget(page)
  await page.evaluate(() => {
    const status = document.querySelector('docs-assistant')?.shadowRoot?.querySelector('[role=status]')
    const announcements: string[] = []
    Object.assign(window, { announcements })
    if (status) {
      const listen = () => {
        const text = status.textContent ?? ''
        if (text && text !== announcements.at(-1)) announcements.push(text)
      }
      new MutationObserver(listen).observe(status, {
        childList: true,
        characterData: true,
        subtree: true
      })
    }
  })
  await composer.fill('How?')
  await composer.press('Enter')
  const question = await platform.question()
  question.send({ type: 'source-url', sourceId: 's', url: 'https://docs.example.com/', title: 'Docs' })
  for (const word of ['So', ' it', ' is', '.']) question.text(word)
  question.finish()
  const announcements = () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)
  await expect.poll(announcements).toEqual(['Searching the docs…', 'Answer finished. Sources: 1.'])
  await expect(page.getByRole('log', { name: 'Conversation' })).toHaveAttribute('aria-live', 'off')
})

test('takes the page’s selection at the shortcut, but not while the reader types on the page', async ({
  page,
  platform
}) => {
  const { panel, context, composer } = widget(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.locator('#search').focus()
  await pressShortcut(page)
  await expect(panel).toHaveCount(0)
  await page.locator('#search').blur()
  await selectionIsWatched(page)
  await page.locator('#passage').selectText()
  await pressShortcut(page)
  await expect(context.getByRole('listitem')).toHaveText(/A passage\./)
  await composer.fill('What is it?')
  await composer.press('Enter')
  const { body } = await platform.question()
  expect(body).toMatchObject({
    context: [{ type: 'textSelection', value: 'A passage.', path: '/guest.html', elementId: 'passage' }]
  })
})
