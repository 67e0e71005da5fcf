import { begin, exchange, expect, list, stored, storedThreads, test, waitForQuestion, widget } from './kept.ts'
import { slow } from './test.ts'

const writtenElsewhere = 'An answer is being written in another tab.'

test('the other tab says that an answer is being written, and shows it when it is finished', async ({
  context,
  place,
  platform
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await place(one)
  await exchange(platform, one, 'First?', 'First answer.')
  await place(two)
  await expect(widget(two).answers).toContainText('First answer.')

  const question = await begin(platform, one, 'Second?')
  await expect(widget(two).questions).toHaveText(['First?', 'Second?'])
  await expect(two.getByText(writtenElsewhere)).toBeVisible()
  await expect(two.getByText('This question was not answered.')).toHaveCount(0)
  await expect(one.getByText(writtenElsewhere)).toHaveCount(0)
  question.text('Second ')
  await expect(widget(one).answers.last()).toContainText('Second')
  await expect(widget(two).answers).toHaveCount(1)
  question.text('answer.')
  question.finish()
  await expect(widget(two).answers.last()).toContainText('Second answer.')
  await expect(two.getByText(writtenElsewhere)).toHaveCount(0)
  await expect(two.getByText('Interrupted')).toHaveCount(0)
  expect(Object.keys(await stored(two)).filter(key => key.includes(':writing:'))).toEqual([])

  const third = await begin(platform, two, 'Third?')
  expect(third.body.messages.map(({ parts }) => parts[0]?.text)).toEqual([
    'First?',
    'First answer.',
    'Second?',
    'Second answer.',
    'Third?'
  ])
  expect(third.body).toMatchObject({ threadId: 'thread-1' })
})

test('two tabs that ask at once keep both questions and both answers', slow, async ({ context, place, platform }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await place(one)
  await exchange(platform, one, 'First?', 'First answer.')
  await place(two)
  await expect(widget(two).answers).toHaveCount(1)

  const [here, there] = await Promise.all([begin(platform, one, 'Here?'), begin(platform, two, 'There?')])
  for (const [index, piece] of ['Part one, ', 'part two.'].entries()) {
    here.text(`Here: ${piece}`)
    there.text(`There: ${piece}`)
    await expect(widget(one).answers.last()).toContainText(index ? 'two' : 'one')
    await expect(widget(two).answers.last()).toContainText(index ? 'two' : 'one')
  }
  there.finish()
  here.finish()
  const questions = await Promise.all(
    [one, two].map(async page => {
      await expect(widget(page).answers).toHaveCount(3)
      await expect(widget(page).answers.filter({ hasText: 'Here: Part one, Here: part two.' })).toHaveCount(1)
      await expect(widget(page).answers.filter({ hasText: 'There: Part one, There: part two.' })).toHaveCount(1)
      await expect(page.getByText('Interrupted')).toHaveCount(0)
      return widget(page).questions.allTextContents()
    })
  )
  expect(questions[0]).toEqual(questions[1])
  await one.reload()
  await expect(widget(one).questions).toHaveText(questions[0] ?? [])
  await expect(widget(one).answers).toHaveCount(3)
})

test(
  'three tabs that get answers at once all show the three whole answers',
  slow,
  async ({ context, place, platform }) => {
    const pages = [await context.newPage(), await context.newPage(), await context.newPage()]
    const [first] = pages
    if (!first) throw new Error('There is no page.')
    await place(first)
    await exchange(platform, first, 'First?', 'First answer.')
    for (const page of pages.slice(1)) {
      await place(page)
      await expect(widget(page).answers).toHaveCount(1)
    }
    const questions = await Promise.all(pages.map((page, index) => begin(platform, page, `Number ${index}?`)))
    for (const words of ['one, ', 'two, ', 'three.']) {
      for (const question of questions) question.text(words)
      await Promise.all(pages.map(page => expect(widget(page).answers.last()).toContainText(words.trim())))
    }
    const wordsStored = async () => JSON.stringify(await stored(first)).split('one, two, three.').length - 1
    await expect.poll(wordsStored).toBe(3)
    // The tab that ends first stores the other answers as it saw them, unfinished; then both others end.
    const [one, two, three] = questions
    two?.finish()
    await expect(widget(pages[1] ?? first).send).toBeVisible()
    one?.finish()
    three?.finish()
    for (const page of pages) {
      await expect(widget(page).send).toBeVisible()
      await expect(widget(page).answers.filter({ hasText: 'one, two, three.' })).toHaveCount(3)
      await expect(page.getByText('Interrupted')).toHaveCount(0)
    }
  }
)

test(
  'closing a tab during its answer ends the waiting of the other tab, which shows the words so far',
  slow,
  async ({ context, place, platform }) => {
    const [one, two] = [await context.newPage(), await context.newPage()]
    await place(one)
    await place(two)
    const question = await begin(platform, one, 'Long?')
    question.text('Half of it')
    await expect(widget(one).answers).toContainText('Half of it')
    await list(two).button.click()
    await list(two).open('Long?').click()
    await expect(two.getByText(writtenElsewhere)).toBeVisible()
    await one.close()
    await expect(two.getByText(writtenElsewhere)).toHaveCount(0)
    await expect(widget(two).answers).toContainText('Half of it')
    await expect(two.getByText('Interrupted')).toBeVisible()
    await expect(widget(two).retry).toBeVisible()
  }
)

test(
  'a tab waits at most fifteen seconds for another tab that has crashed',
  slow,
  async ({ page, place, platform }) => {
    await place(page)
    await exchange(platform, page, 'First?', 'First answer.')
    await page.clock.install()
    await place(page)
    await expect(widget(page).answers).toHaveCount(1)
    // Writes the lease that a crashed tab leaves behind, and the event by which the other tabs notice it.
    await page.evaluate(() => {
      const [, scope, thread] = /^docs-assistant:thread:(.*):(.*?)$/.exec(
        Object.keys(localStorage).find(key => key.includes(':thread:')) ?? ''
      ) ?? ['', '', '']
      const key = `docs-assistant:writing:${scope}:gone`
      localStorage.setItem(key, JSON.stringify({ thread, at: Date.now() }))
      dispatchEvent(new StorageEvent('storage', { key: `docs-assistant:thread:${scope}:${thread}` }))
    })
    await expect(page.getByText(writtenElsewhere)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page.getByText(writtenElsewhere)).toBeVisible()
    await page.clock.runFor(6_000)
    await expect(page.getByText(writtenElsewhere)).toHaveCount(0)
    expect(Object.keys(await stored(page)).filter(key => key.includes(':writing:'))).toEqual([])
  }
)

test(
  'a conversation that is deleted in one tab disappears in the other, and its streaming answer does not restore it',
  slow,
  async ({ context, place, platform }) => {
    const [one, two] = [await context.newPage(), await context.newPage()]
    await place(one)
    await exchange(platform, one, 'First?', 'First answer.')
    await place(two)
    await expect(widget(two).questions).toHaveText(['First?'])
    const question = await begin(platform, one, 'Second?')
    question.text('Never ')
    await expect(widget(one).answers.last()).toContainText('Never')

    await list(two).button.click()
    await list(two).delete('First?').click()
    await expect(list(two).items).toHaveCount(0)
    await expect(widget(one).questions).toHaveCount(0)
    await expect.poll(() => question.left).toBe(true)
    expect(JSON.stringify(await storedThreads(one))).not.toMatch(/First|Second|Never/)
    await exchange(platform, one, 'Third?', 'Third answer.')
    await expect(list(two).items).toHaveCount(1)
    await expect(list(two).open('Third?')).toBeVisible()
  }
)

test(
  'a question that was edited in one tab is not restored by the other',
  slow,
  async ({ context, place, platform }) => {
    const [one, two] = [await context.newPage(), await context.newPage()]
    await place(one)
    await exchange(platform, one, 'First?', 'First answer.')
    await exchange(platform, one, 'Secnod?', 'Second answer.')
    await place(two)
    await expect(widget(two).answers).toHaveCount(2)
    const edit = widget(one).questions.last().getByRole('button', { name: 'Edit' })
    await edit.focus()
    await one.keyboard.press('Enter')
    await one.getByRole('textbox', { name: 'Edit the question' }).fill('Second?')
    await one.keyboard.press('Enter')
    const edited = await waitForQuestion(platform, 'Second?')
    edited.text('Better answer.')
    edited.finish()
    await expect(widget(two).questions).toHaveText(['First?', 'Second?'])
    await expect(widget(two).answers.last()).toContainText('Better answer.')
    await exchange(platform, two, 'Third?', 'Third answer.')
    await expect(widget(one).questions).toHaveText(['First?', 'Second?', 'Third?'])
    await one.reload()
    await expect(widget(one).questions).toHaveText(['First?', 'Second?', 'Third?'])
  }
)

test('tabs with persist “session” do not share their conversations', slow, async ({ context, place, platform }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const page of [one, two]) await place(page, { persist: 'session' })
  await exchange(platform, one, 'First?', 'First answer.')
  await list(two).button.click()
  await expect(two.getByText('There are no conversations yet.')).toBeVisible()
  expect(await stored(one)).toEqual({})
  await one.reload()
  await expect(widget(one).answers).toContainText('First answer.')
})
