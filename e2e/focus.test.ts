import type { Page } from 'playwright/test'
import { exchange, test as kept, list } from './kept.ts'
import { test } from './stage.ts'
import { states } from './states.ts'
import { expect, row, test as site, slow, widget } from './test.ts'

/** The class, or else the tag, of the element that has the focus, in the widget or in the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const element = activeElement?.shadowRoot?.activeElement ?? activeElement
    return element?.classList[0] ?? element?.tagName
  })

site.describe('“Hide for now” by mouse', () => {
  const hide = async (page: Page) => {
    await widget(page).launcher.hover()
    await page.getByRole('button', { name: 'Hide for now' }).click()
    await expect(widget(page).launcher).toBeHidden()
  }

  site('moves the focus from the launcher to the page', async ({ page, site }) => {
    await page.goto(site)
    await widget(page).launcher.click()
    await widget(page).close.click()
    await expect(widget(page).launcher).toBeFocused()
    const top = await page.evaluate(() => scrollY)
    await hide(page)
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })

  site('leaves the focus where it is on the page', async ({ page, site }) => {
    await page.goto(site)
    const links = page.getByRole('main').getByRole('link')
    await links.first().focus()
    await widget(page).launcher.focus()
    await links.nth(1).focus()
    await hide(page)
    await expect(links.nth(1)).toBeFocused()
  })
})

kept(
  'deleting a conversation, here or in another tab, leaves the focus in the list',
  async ({ page, context, platform, place }) => {
    await place(page)
    for (const title of ['First?', 'Second?', 'Third?', 'Fourth?']) {
      if (title !== 'First?') await widget(page).newConversation.click()
      await exchange(platform, page, title, `Answer to ${title}`)
    }
    await list(page).button.click()
    await expect(list(page).open('Fourth?')).toBeFocused()
    await list(page).delete('Third?').click()
    await expect(list(page).delete('Second?')).toBeFocused()
    const other = await context.newPage()
    await place(other)
    await list(other).button.click()
    await list(other).delete('Second?').click()
    await expect(list(page).items).toHaveCount(2)
    await expect.poll(() => focused(page)).toMatch(/^(icon-button|conversation-open)$/)
    await list(page).delete('First?').click()
    await list(page).delete('Fourth?').click()
    await expect(list(page).items).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeFocused()
  }
)

for (const [index, way] of ['Cancel', 'Escape'].entries()) {
  test(`cancelling an edit by ${way} returns the focus to Edit`, row(index), async ({ stage }) => {
    const { page } = stage
    await states.editing?.(stage)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  })
}

/** Buttons that disappear when they are pressed, each with the state in which it is shown. */
const disappearingButtons: Record<string, string> = {
  Retry: 'problem',
  Regenerate: 'answered',
  Stop: 'submitted',
  'Ask again': 'editing',
  'How do I install it?': 'empty'
}

for (const [index, [name, state]] of Object.entries(disappearingButtons).entries()) {
  test(`${name} moves the focus to the composer`, row(index), async ({ stage }) => {
    await states[state]?.(stage)
    await stage.page.getByRole('button', { name, exact: true }).click()
    await expect(widget(stage.page).composer).toBeFocused()
  })
}

test.describe('on touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const [index, [name, state]] of Object.entries(disappearingButtons).entries()) {
    test(`${name} brings up no keyboard`, row(index), async ({ stage }) => {
      const { page } = stage
      await states[state]?.(stage)
      const button = page.getByRole('button', { name, exact: true })
      await button.focus()
      await button.tap()
      await expect.poll(() => focused(page)).toBe('scroll')
    })
  }

  test('Stop disappears at the end of the answer, and brings up no keyboard', async ({ stage }) => {
    const { page } = stage
    await stage.mount({ opened: true })
    const question = await stage.ask('How?')
    await widget(page).stop.focus()
    question.text('So.')
    question.finish()
    await stage.waitForAnswer()
    await expect(widget(page).stop).toHaveCount(0)
    expect(await focused(page)).not.toBe('TEXTAREA')
    expect(await focused(page)).not.toBe('BODY')
  })

  test(
    '“New conversation” moves the focus to the composer, because the reader wants to write',
    slow,
    async ({ stage }) => {
      await states.answered?.(stage)
      await widget(stage.page).newConversation.tap()
      await expect(widget(stage.page).composer).toBeFocused()
    }
  )
})
