import { ask, expect, pressShortcut, selectionIsWatched, slow, test, widget } from './test.ts'

test.beforeEach(async ({ page, site }) => {
  await page.goto(site)
})

test('asks a question and gets a streamed answer with its sources', async ({ page }) => {
  const { launcher, composer, questions, sources } = widget(page)
  await launcher.click()
  await expect(composer).toBeFocused()
  const answer = await ask(page, 'How do I add the widget with a script tag?')
  await expect(questions).toHaveText(['How do I add the widget with a script tag?'])
  await expect(answer).toContainText('script')
  await expect(sources.getByRole('link').first()).toHaveAttribute('href', /^http.*\/.+/)
})

test('starts with one of the site’s questions, and a thumb reaches the docs team', async ({ page }) => {
  const { launcher, answers, questions } = widget(page)
  await launcher.click()
  await page.getByRole('button', { name: 'How do I add the widget with a script tag?' }).click()
  await answers.and(page.locator('[aria-busy=false]')).waitFor()
  await expect(questions).toHaveText(['How do I add the widget with a script tag?'])
  const sent = page.waitForResponse(/\/feedback$/)
  await page.getByRole('button', { name: 'Good answer' }).click()
  expect((await sent).status()).toBe(201)
})

test('a source leads to the section it names', async ({ page }) => {
  await widget(page).launcher.click()
  await ask(page, 'How do I add the widget with a script tag?')
  const link = widget(page).sources.getByRole('link').first()
  const url = new URL((await link.getAttribute('href')) ?? '')
  await link.click()
  // The browser’s address has the text of the passage too, which a page does not see.
  await expect.poll(() => page.evaluate(() => location.href)).toBe(url.href)
  if (url.hash) await expect(page.locator(`[id="${decodeURIComponent(url.hash.slice(1))}"]`)).toBeVisible()
})

test('the conversation is there after a reload, and the next question continues the thread', slow, async ({ page }) => {
  const { launcher, questions, answers } = widget(page)
  await launcher.click()
  await ask(page, 'Which layouts are there?')
  await page.reload()
  await expect(questions).toHaveText(['Which layouts are there?'])
  await expect(answers).toHaveCount(1)
  const sent = page.waitForRequest(/\/message$/)
  await ask(page, 'And which themes?')
  const body = (await sent).postDataJSON()
  expect(body.threadId).toEqual(expect.any(String))
  expect(Object.keys(body).sort()).toEqual(['currentPath', 'fp', 'messages', 'threadId'])
  expect(body.messages.map((message: { role: string }) => message.role)).toEqual(['user', 'assistant', 'user'])
})

test('a new conversation starts empty, on a thread of its own', slow, async ({ page }) => {
  const { launcher, questions, newConversation } = widget(page)
  await launcher.click()
  await ask(page, 'Which layouts are there?')
  await newConversation.click()
  await expect(questions).toHaveCount(0)
  const sent = page.waitForRequest(/\/message$/)
  await ask(page, 'Which themes are there?')
  expect((await sent).postDataJSON().threadId ?? null).toBeNull()
})

test('text that is selected when the assistant is opened goes with the question', slow, async ({ page }) => {
  const { launcher, context } = widget(page)
  await selectionIsWatched(page)
  await page.locator('main p').first().selectText()
  await launcher.click()
  await expect(context.getByRole('listitem')).toHaveCount(1)
  const sent = page.waitForRequest(/\/message$/)
  await ask(page, 'What does this mean?')
  const { context: items } = (await sent).postDataJSON()
  expect(items).toEqual([expect.objectContaining({ type: 'textSelection', value: expect.any(String) })])
  await expect(context).toHaveCount(0)
})

test('a chip can be removed, and does not go with the question then', async ({ page }) => {
  const { launcher, context } = widget(page)
  await selectionIsWatched(page)
  await page.locator('main p').first().selectText()
  await launcher.click()
  await context.getByRole('button', { name: /^Remove/ }).click()
  await expect(context).toHaveCount(0)
  const sent = page.waitForRequest(/\/message$/)
  await ask(page, 'Which layouts are there?')
  expect((await sent).postDataJSON()).not.toHaveProperty('context')
})

test('the keyboard alone is enough: shortcut, Enter, Escape', async ({ page }) => {
  const { launcher, composer, panel, answers } = widget(page)
  await expect(launcher).toBeVisible()
  await pressShortcut(page)
  await expect(composer).toBeFocused()
  await page.keyboard.type('Which layouts are there?')
  await page.keyboard.press('Enter')
  await expect(answers.and(page.locator('[aria-busy=false]'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(launcher).toBeFocused()
})

test('typing in the widget does not trigger the shortcuts of the site', async ({ page }) => {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    document.addEventListener('keydown', event => seen.push(event.key))
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  // The control: outside of the widget the site sees its keys.
  await page.keyboard.press('s')
  expect(await seen()).toEqual(['s'])
  const { launcher, composer } = widget(page)
  await launcher.click()
  await composer.press('/')
  await composer.press('k')
  expect(await seen()).toEqual(['s'])
})

test('a draft survives going to another page', async ({ page, site }) => {
  const { launcher, composer } = widget(page)
  await launcher.click()
  await composer.fill('A question I am still')
  await page.goto(site)
  await expect(composer).toHaveValue('A question I am still')
})
