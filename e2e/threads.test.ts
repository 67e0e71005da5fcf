import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { begin, exchange, expect, list, storedThreads, test, widget } from './kept.ts'
import { slow } from './test.ts'

test('“New conversation” keeps the old one, which can be opened again and continues in its own thread', async ({
  page,
  place,
  platform
}) => {
  await place(page)
  await exchange(platform, page, 'First question?', 'First answer.')
  await widget(page).newConversation.click()
  await expect(widget(page).questions).toHaveCount(0)
  await expect(widget(page).composer).toBeFocused()
  const second = await exchange(platform, page, 'Second question?', 'Second answer.')
  expect(second.body.threadId ?? null).toBeNull()

  await list(page).button.click()
  await expect(list(page).items).toHaveCount(2)
  await expect(list(page).items.first()).toContainText('Second question?')
  await expect(list(page).open('Second question?')).toHaveAttribute('aria-current', 'true')
  await expect(list(page).open('First question?')).not.toHaveAttribute('aria-current')
  await list(page).open('First question?').click()
  await expect(list(page).region).toHaveCount(0)
  await expect(widget(page).composer).toBeFocused()
  await expect(widget(page).questions).toHaveText(['First question?'])
  const third = await exchange(platform, page, 'And then?', 'Then this.')
  expect(third.body).toMatchObject({ threadId: 'thread-1' })
  expect(third.body.messages).toHaveLength(3)
  await list(page).button.click()
  await expect(list(page).items.first()).toContainText('First question?')
})

test('a reload shows the same thread again, also an empty one', slow, async ({ page, place, platform }) => {
  await place(page)
  await exchange(platform, page, 'First?', 'First answer.')
  await widget(page).newConversation.click()
  await exchange(platform, page, 'Second?', 'Second answer.')
  await list(page).button.click()
  await list(page).open('First?').click()
  await page.reload()
  await expect(widget(page).questions).toHaveText(['First?'])
  await widget(page).newConversation.click()
  await page.reload()
  await list(page).button.click()
  await expect(list(page).items).toHaveCount(2)
  await expect(widget(page).questions).toHaveCount(0)
})

test(
  'the list works by keyboard: Escape closes it and not the panel, and Tab reaches nothing beneath it',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    await exchange(platform, page, 'First?', 'First answer.')
    await list(page).button.focus()
    const lost = await watchLostFocus(page)
    await page.keyboard.press('Enter')
    await expect(list(page).open('First?')).toBeFocused()
    await page.getByRole('button', { name: 'Delete all' }).click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Delete all' })).toBeFocused()
    expect(await lost()).toEqual([])
    await list(page).open('First?').focus()
    expect(await widget(page).composer.evaluate(field => field.closest('[inert]') !== null)).toBe(true)
    for (const name of ['Export First?', 'Delete First?', 'Delete all']) {
      await page.keyboard.press('Tab')
      expect(await focusedName(page)).toBe(name)
    }
    await page.keyboard.press('Escape')
    await expect(list(page).region).toHaveCount(0)
    await expect(widget(page).panel).toBeVisible()
    await expect(list(page).button).toBeFocused()
    await expect(widget(page).composer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(widget(page).panel).toHaveCount(0)
  }
)

test(
  'Delete removes a conversation, also the shown one, and “Delete all” asks first',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    for (const name of ['First', 'Second', 'Third']) {
      await widget(page).newConversation.click()
      await exchange(platform, page, `${name}?`, `${name} answer.`)
    }
    await list(page).button.click()
    await list(page).delete('Second?').click()
    await expect(list(page).items).toHaveCount(2)
    await expect(list(page).delete('First?')).toBeFocused()
    await list(page).delete('Third?').click()
    await expect(list(page).items).toHaveCount(1)
    await expect(widget(page).questions).toHaveCount(0)
    expect(JSON.stringify(await storedThreads(page))).not.toMatch(/Second|Third/)

    const deleteAll = list(page).region.getByRole('button', { name: 'Delete all', exact: true })
    await deleteAll.click()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(deleteAll).toBeFocused()
    await expect(list(page).items).toHaveCount(1)
    await deleteAll.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click()
    await expect(list(page).region).toHaveCount(0)
    await expect(widget(page).composer).toBeFocused()
    expect(JSON.stringify(await storedThreads(page))).not.toContain('First')
    await page.reload()
    await list(page).button.click()
    await expect(page.getByText('There are no conversations yet.')).toBeVisible()
  }
)

test('dates are written in the reader’s language', slow, async ({ page, place, platform }) => {
  await page.clock.setFixedTime('2023-11-14T12:00:00')
  await place(page, { locale: 'de' })
  const composer = page.getByRole('textbox')
  await composer.fill('Wie?')
  await composer.press('Enter')
  await expect.poll(() => platform.questions.length).toBe(1)
  platform.questions[0]?.text('So.')
  platform.questions[0]?.finish()
  await expect(page.getByRole('article').last()).toContainText('So.')
  await page.reload()
  await page.clock.setFixedTime('2024-03-01T12:00:00')
  await page.getByRole('button', { name: 'Unterhaltungen', exact: true }).click()
  await expect(page.locator('time')).toHaveText('14.11.2023')
})

test(
  'an edited question keeps its context, and its answer replaces everything that followed',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    await exchange(platform, page, 'First?', 'First answer.')
    await page.evaluate(() =>
      (window as unknown as { assistant: { addContext(item: object): void } }).assistant.addContext({
        type: 'code',
        value: 'npm i acme'
      })
    )
    await exchange(platform, page, 'Secnod?', 'Second answer.')
    await exchange(platform, page, 'Third?', 'Third answer.')
    const second = widget(page).questions.nth(1)
    await second.hover()
    await second.getByRole('button', { name: 'Edit' }).click()
    const field = page.getByRole('textbox', { name: 'Edit the question' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Secnod?')
    await page.keyboard.press('Escape')
    await expect(widget(page).panel).toBeVisible()
    await expect(second.getByRole('button', { name: 'Edit' })).toBeFocused()

    await page.keyboard.press('Enter')
    await field.fill('Second?')
    await page.keyboard.press('Enter')
    await expect(widget(page).composer).toBeFocused()
    await expect.poll(() => platform.questions.length).toBe(4)
    const edited = platform.questions[3]
    expect(edited?.body.messages.map(({ parts }) => parts[0]?.text)).toEqual(['First?', 'First answer.', 'Second?'])
    expect(edited?.body).toMatchObject({ threadId: 'thread-1', context: [{ type: 'code', value: 'npm i acme' }] })
    edited?.text('Better answer.')
    edited?.finish()
    await expect(widget(page).answers.last()).toContainText('Better answer.')
    await expect(widget(page).questions).toHaveCount(2)
    await page.reload()
    await expect(widget(page).answers).toHaveCount(2)
    await expect(widget(page).answers.last()).toContainText('Better answer.')
    await expect(widget(page).questions.last()).toContainText('npm i acme')
  }
)

test(
  'editing the first question begins a new thread, because the old thread’s history has the old question',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    await exchange(platform, page, 'Frist?', 'First answer.')
    await widget(page).questions.getByRole('button', { name: 'Edit' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Edit the question' }).fill('First?')
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect.poll(() => platform.questions.length).toBe(2)
    expect(platform.questions[1]?.body.threadId).toBeNull()
    platform.questions[1]?.text('Yes.')
    platform.questions[1]?.finish()
    await expect(widget(page).answers).toContainText('Yes.')
    await list(page).button.click()
    await expect(list(page).items).toHaveCount(1)
    await expect(list(page).open('First?')).toBeVisible()
  }
)

test(
  'a question whose answer the reader stopped says so, also after a reload, and can be edited',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    await begin(platform, page, 'Long?')
    await widget(page).stop.click()
    await expect(page.getByText('You stopped this answer.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('You stopped this answer.')).toBeVisible()
    await widget(page).questions.getByRole('button', { name: 'Edit' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Edit the question' }).fill('Short?')
    await page.keyboard.press('Enter')
    await expect.poll(() => platform.questions.length).toBe(2)
    platform.questions[1]?.text('Yes.')
    platform.questions[1]?.finish()
    await expect(widget(page).answers).toContainText('Yes.')
    await expect(page.getByText('You stopped this answer.')).toHaveCount(0)
  }
)

test(
  'a question that a reload interrupted says that it was not answered, not that the reader stopped it',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    await begin(platform, page, 'Long?')
    await page.reload()
    await expect(page.getByText('This question was not answered.')).toBeVisible()
  }
)

const answer = 'See [the guide](guides/install) for `my\\_option`, my\\_value and\\.more.'

test(
  'Copy gives clean Markdown with absolute links and its sources',
  slow,
  async ({ page, context, place, platform }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await place(page)
    const question = await begin(platform, page, 'How?')
    question.send(
      { type: 'start', messageId: 'a' },
      { type: 'source-url', sourceId: 's', url: '/guides/install', title: 'Install [it]' }
    )
    question.send({ type: 'text-start', id: 't' }, { type: 'text-delta', id: 't', delta: answer })
    question.finish()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect
      .poll(copied)
      .toBe(
        'See [the guide](https://docs.example.com/manual/guides/install) for `my\\_option`, my_value and.more.\n\nSources:\n\n1. [Install \\[it\\]](https://docs.example.com/manual/guides/install)'
      )
  }
)

test('a conversation is exported as a Markdown file under a strict policy', async ({ page, place, platform }) => {
  const problems: string[] = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  await place(page)
  const question = await begin(platform, page, 'How: to/install?')
  question.text('With [npm](install).')
  question.finish()
  await expect(widget(page).send).toBeVisible()
  await list(page).button.click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list(page).region.getByRole('button', { name: 'Export How: to/install?' }).click()
  ])
  expect(file.suggestedFilename()).toBe('How to install.md')
  expect(await readFile((await file.path()) ?? '', 'utf8')).toBe(
    '# How: to/install?\n\n## You\n\nHow: to/install?\n\n## Assistant\n\nWith [npm](https://docs.example.com/manual/install).\n'
  )
  expect(problems).toEqual([])
})

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document.querySelector('docs-assistant')?.shadowRoot ?? document
    return activeElement?.ariaLabel ?? activeElement?.textContent ?? ''
  })

/** Records when the focus is on nothing or on an inert element, because Escape would then do something else. */
const watchLostFocus = async (page: Page) => {
  const seen = await page.evaluateHandle(() => {
    const lost: string[] = []
    const shadow = document.querySelector('docs-assistant')?.shadowRoot
    const look = () => {
      const active = shadow?.activeElement
      if (!active || active.closest('[inert]')) lost.push(active?.ariaLabel ?? 'nothing')
    }
    if (shadow) new MutationObserver(look).observe(shadow, { subtree: true, childList: true, attributes: true })
    return lost
  })
  return () => seen.jsonValue()
}
