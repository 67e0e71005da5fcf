import type { Page } from 'playwright/test'
import { begin, exchange, expect, list, stored, storedThreads, test, widget } from './kept.ts'
import { slow } from './test.ts'

const scope = (address: string) => [address, 'acme', 'anonymous'].map(encodeURIComponent).join(':')

test(
  'in a sandboxed frame nothing throws, conversations last until the page closes, and Export copies to the clipboard',
  slow,
  async ({ page, context, site, platform }) => {
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.route('**/frame.html', route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Frame</title></html>' })
    )
    await page.goto(`${site}/frame.html`)
    await page.evaluate(
      ([origin, platform]) => {
        const frame = document.createElement('iframe')
        frame.sandbox.add('allow-scripts')
        frame.allow = 'clipboard-write'
        frame.style.cssText = 'width: 900px; height: 700px'
        frame.srcdoc = `<script src="${origin}/widget/docs-assistant.js" data-base-url="${platform}" data-domain="acme" data-docs-url="${origin}"></script>`
        document.body.replaceChildren(frame)
      },
      [site, platform.url]
    )
    const frame = page.frameLocator('iframe')
    const inside = widget(frame.locator(':root'))
    await inside.launcher.click()
    const ask = async (text: string, answer: string) => {
      const count = platform.questions.length
      await inside.composer.fill(text)
      await inside.composer.press('Enter')
      await expect.poll(() => platform.questions.length).toBe(count + 1)
      platform.questions[count]?.text(answer)
      platform.questions[count]?.finish()
      await expect(inside.answers.last()).toContainText(answer)
      await expect(inside.send).toBeVisible()
    }
    await ask('First?', 'First answer.')
    await inside.newConversation.click()
    await ask('Second?', 'Second answer.')
    await frame.getByRole('button', { name: 'Conversations', exact: true }).click()
    await expect(frame.getByText('Conversations end with this page')).toBeVisible()
    await frame.getByRole('button', { name: 'Export First?' }).click()
    await expect(frame.getByRole('status')).toHaveText('Copied')
    await frame.getByRole('button', { name: /^First\? / }).click()
    await expect(inside.answers).toContainText('First answer.')
    expect(problems).toEqual([])
  }
)

test(
  'a full storage drops the oldest conversations; what still does not fit lasts for the page, with one warning',
  slow,
  async ({ page, place, platform }) => {
    const warnings: string[] = []
    page.on('console', message => message.text().includes('cannot be stored') && warnings.push(message.text()))
    await place(page)
    await exchange(platform, page, 'Oldest?', 'x'.repeat(20_000))
    await widget(page).newConversation.click()
    await exchange(platform, page, 'Older?', 'x'.repeat(20_000))
    await widget(page).newConversation.click()
    await fill(page)
    await exchange(platform, page, 'First?', 'y'.repeat(10_000))
    await list(page).button.click()
    await expect(list(page).items).toHaveCount(2)
    await expect(list(page).open('Older?')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(widget(page).answers).toContainText('yyy')
    expect(warnings).toEqual([])

    await fill(page)
    await widget(page).newConversation.click()
    await exchange(platform, page, 'Long?', 'z'.repeat(90_000))
    await exchange(platform, page, 'And?', 'z'.repeat(90_000))
    expect(warnings).toHaveLength(1)
    await widget(page).newConversation.click()
    await list(page).button.click()
    await list(page).open('Long?').click()
    await expect(widget(page).questions).toHaveText(['Long?', 'And?'])
  }
)

test(
  'no more than 1 MB is stored, and the oldest conversations are dropped first',
  slow,
  async ({ page, place, platform }) => {
    test.setTimeout(240_000)
    await place(page)
    for (let number = 1; number <= 7; number++) {
      await widget(page).newConversation.click()
      await exchange(platform, page, `Number ${number}?`, `${number}`.repeat(90_000))
    }
    const size = Object.entries(await stored(page)).join('').length
    // Browsers count two bytes for each UTF-16 unit.
    expect(size * 2).toBeLessThanOrEqual(1_000_000)
    expect(size * 2).toBeGreaterThan(800_000)
    await list(page).button.click()
    await expect(list(page).items).toHaveCount(5)
    await expect(list(page).open('Number 7?')).toBeVisible()
    await expect(list(page).open('Number 3?')).toBeVisible()
  }
)

test(
  'an answer with 3 MB of passages is stored in little space, displaces no conversation, and is shown after a reload',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    await exchange(platform, page, 'First?', 'First answer.')
    await widget(page).newConversation.click()
    const question = await begin(platform, page, 'Hostile?')
    question.text('Hostile answer.')
    for (let number = 1; number <= 30; number++) {
      const passage = 'x'.repeat(100_000)
      question.send({
        type: 'source-url',
        sourceId: `${number}`,
        url: `https://docs.example.com/${number}`,
        title: `Page ${number}`,
        providerMetadata: { docsAssistant: { passage } }
      })
    }
    question.finish()
    await expect(widget(page).send).toBeVisible()
    await expect(widget(page).sources).toContainText('Page 1')
    await expect
      .poll(async () => (await storedThreads(page)).map(([, text]) => text.includes('Hostile answer.')))
      .toHaveLength(2)
    await expect.poll(async () => Object.entries(await stored(page)).join('').length).toBeLessThan(100_000)
    await page.reload()
    await expect(widget(page).answers).toContainText('Hostile answer.')
    await expect(widget(page).sources).toContainText('Page 1')
    await list(page).button.click()
    await expect(list(page).open('First?')).toBeVisible()
  }
)

test(
  'a conversation that the previous version stored is shown, and continues in its thread',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    const key = `docs-assistant:thread:${scope(platform.url)}`
    await page.evaluate(
      ([name, value]) => localStorage.setItem(name as string, value as string),
      [
        key,
        JSON.stringify({
          version: 1,
          threadId: 'thread-old',
          messages: [
            { id: 'q', role: 'user', parts: [{ type: 'text', text: 'Old?' }] },
            { id: 'a', role: 'assistant', parts: [{ type: 'text', text: 'Old answer.' }] }
          ],
          unfinished: false
        })
      ]
    )
    await page.reload()
    await expect(widget(page).answers).toContainText('Old answer.')
    const next = await exchange(platform, page, 'And then?', 'New answer.')
    expect(next.body).toMatchObject({ threadId: 'thread-old' })
    expect(next.body.messages).toHaveLength(3)
    expect(Object.keys(await stored(page))).not.toContain(key)
    await page.reload()
    await expect(widget(page).answers).toHaveCount(2)
  }
)

test(
  'broken entries, and those of a newer version or another widget, stay as they are, and nothing throws',
  slow,
  async ({ page, site, place, platform }) => {
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    await place(page)
    await exchange(platform, page, 'First?', 'First answer.')
    const [current = ['', '']] = await storedThreads(page)
    const base = current[0].slice(0, current[0].lastIndexOf(':'))
    const foreign = {
      [current[0]]: current[1].replace('"version":2', '"version":3'),
      [base]: '{"version":7,"messages":{}}',
      [`${base}:broken`]: '{"version":2,',
      [`${base}:other`]: 'another widget’s',
      'chat-widget:thread': '{"id":1}'
    }
    await page.goto(`${site}/widget/index.js`)
    await page.evaluate(entries => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, foreign)
    await place(page)
    await expect(widget(page).composer).toBeVisible()
    await expect(widget(page).questions).toHaveCount(0)
    await exchange(platform, page, 'Second?', 'Second answer.')
    await list(page).button.click()
    await expect(list(page).items).toHaveCount(1)
    expect(await stored(page)).toMatchObject(foreign)
    await page.reload()
    await expect(widget(page).answers).toContainText('Second answer.')
    expect(problems).toEqual([])
  }
)

test(
  'a thread that a newer version has stored from another tab is not overwritten; this tab stores its own copy',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    await exchange(platform, page, 'First?', 'First answer.')
    const [[key, value] = ['', '']] = await storedThreads(page)
    const newer = value.replace('"version":2', '"version":3')
    await page.evaluate(([name, text]) => localStorage.setItem(name as string, text as string), [key, newer])
    await exchange(platform, page, 'Second?', 'Second answer.')
    expect(await stored(page)).toMatchObject({ [key]: newer })
    await page.reload()
    await expect(widget(page).questions).toHaveText(['First?', 'Second?'])
  }
)

test(
  'clearing the storage while the panel is open loses no word of the shown conversation',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    await exchange(platform, page, 'First?', 'First answer.')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await expect(widget(page).answers).toContainText('First answer.')
    await exchange(platform, page, 'Second?', 'Second answer.')
    await page.reload()
    await expect(widget(page).questions).toHaveText(['First?', 'Second?'])
  }
)

test('a long conversation opens without parsing the others', slow, async ({ page, site, place, platform }) => {
  await place(page)
  await exchange(platform, page, 'First?', 'First answer.')
  await page.goto(`${site}/widget/index.js`)
  const parsed = await page.evaluate(() => {
    const [[key = '', value = ''] = []] = Object.entries(localStorage).filter(([name]) => name.includes(':thread:'))
    const [header = '', body = ''] = value.split('\n')
    const [question, answer] = JSON.parse(body)
    const many = Array.from({ length: 150 }, (_, index) => [
      { ...question, id: `${question.id}${String(index).padStart(3, '0')}` },
      { ...answer, id: `${answer.id}${index}`, parts: [{ type: 'text', text: 'word '.repeat(100), state: 'done' }] }
    ]).flat()
    localStorage.setItem(key, `${header}\n${JSON.stringify(many)}`)
    for (let other = 0; other < 5; other++)
      localStorage.setItem(`${key}${other}`, `${header}\n${JSON.stringify(many.slice(0, 30))}`)
    return many.length
  })
  expect(parsed).toBe(300)
  await page.addInitScript(() => {
    const parse = JSON.parse
    const lengths: number[] = []
    Object.assign(window, { lengths })
    JSON.parse = (text, ...rest) => {
      lengths.push(text.length)
      return parse(text, ...rest)
    }
  })
  await place(page)
  await expect(widget(page).questions.last()).toBeVisible()
  const lengths = await page.evaluate(() => (window as unknown as { lengths: number[] }).lengths)
  expect(lengths.filter(length => length > 1000)).toHaveLength(1)
})

/** Fills the page’s localStorage to its quota, to the last character. */
const fill = (page: Page) =>
  page.evaluate(() => {
    for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2)) {
      for (let number = 0; ; number++) {
        try {
          localStorage.setItem(`site:${length}:${number}:${Math.random()}`, 'x'.repeat(length))
        } catch {
          break
        }
      }
    }
  })
