import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { createAdminClient } from '../src/admin/index.ts'
import type { DocsAssistantFeedbackElement } from '../src/feedback.ts'
import { violations } from './axe.ts'
import { ask, assistantKey, test as base, expect, row, slow, startService, widget } from './test.ts'

const cli = join(import.meta.dirname, '../dist/cli.js')
const question = 'How do I add the widget with a script tag?'

/** `own` is a service for this test alone; `entries` exports its feedback, as the docs team does. */
const test = base.extend<{ own: { origin: string; entries(): Promise<object[]> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  own: async ({}, use) => {
    const { origin, data, stop } = await startService()
    const words = ['keys', 'create', '--kind', 'admin', '--data', data]
    const adminKey = execFileSync(process.execPath, [cli, ...words], { encoding: 'utf8', cwd: data }).trim()
    const admin = createAdminClient({ baseUrl: origin, projectId: 'local', adminKey })
    const entries = async () => {
      const all: object[] = []
      for await (const entry of admin.feedback.all()) all.push(entry)
      return all
    }
    await use({ origin, entries })
    await stop()
  }
})

const thumbs = (page: Page) => ({
  good: page.getByRole('button', { name: 'Good answer' }).last(),
  bad: page.getByRole('button', { name: 'Bad answer' }).last(),
  form: page.getByRole('form', { name: 'Feedback on the answer' }),
  comment: page.getByRole('textbox', { name: 'What should it have said? (optional)' })
})

const openAndAsk = async (page: Page, site: string, text = question) => {
  await page.goto(site)
  await widget(page).launcher.click()
  return ask(page, text)
}

/** Changes options of the demo’s widget. */
const update = (page: Page, options: object) =>
  page.evaluate(
    given => (window as unknown as { DocsAssistant: { update(o: object): void } }).DocsAssistant.update(given),
    options
  )

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const inside = activeElement?.shadowRoot?.activeElement ?? activeElement
    return inside?.getAttribute('aria-label') || inside?.textContent || inside?.tagName
  })

test(
  'a thumb, its reason and its comment reach the docs team as one entry, and taking it back as none',
  slow,
  async ({ page, own }) => {
    await openAndAsk(page, own.origin)
    const { good, bad, form, comment } = thumbs(page)
    await good.click()
    await expect.poll(own.entries).toMatchObject([{ helpful: true, comment: null, path: '/', source: 'contextual' }])
    await bad.click()
    await expect(good).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('Thanks for the feedback.').last()).toBeVisible()
    await form.getByRole('button', { name: 'Out of date' }).click()
    await comment.fill('The attribute has another name.')
    await comment.press('Enter')
    await expect(form).toHaveCount(0)
    expect(await focused(page)).toBe('Bad answer')
    const words = { helpful: false, comment: 'Out of date: The attribute has another name.', status: 'pending' }
    await expect.poll(own.entries).toMatchObject([words])
    await page.reload()
    await expect(widget(page).panel).toBeVisible()
    await expect(bad).toHaveAttribute('aria-pressed', 'true')
    const [entry] = await own.entries()
    await bad.click()
    await expect(bad).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(own.entries).toEqual([])
    await bad.click()
    await expect.poll(own.entries).toMatchObject([{ ...words, comment: null }])
    expect((await own.entries())[0]).not.toMatchObject({ id: (entry as { id: string }).id })
  }
)

test('Escape closes the form and then the panel, and the focus is never lost', slow, async ({ page, site }) => {
  await openAndAsk(page, site)
  const { bad, form, comment } = thumbs(page)
  await bad.focus()
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  expect(await focused(page)).toBe('Bad answer')
  await comment.fill('Half a')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(widget(page).panel).toBeVisible()
  expect(await focused(page)).toBe('Bad answer')
  await page.getByRole('button', { name: 'Add a comment' }).click()
  await expect(comment).toHaveValue('Half a')
  await expect(comment).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(widget(page).panel).toHaveCount(0)
  expect(await focused(page)).not.toBe('BODY')
})

test(
  'feedback that could not be sent is announced and kept, also over a reload, and Retry sends it',
  slow,
  async ({ page, own }) => {
    await openAndAsk(page, own.origin)
    const { bad, form, comment } = thumbs(page)
    await page.route('**/feedback', route => route.abort())
    await bad.click()
    const notSent = page.getByText('The feedback could not be sent. It is kept.')
    await expect(page.getByRole('status')).toHaveText('The feedback could not be sent. It is kept.')
    await expect(notSent.last()).toBeVisible()
    await comment.fill('Nothing about Windows.')
    await comment.press('Enter')
    await expect(comment).toHaveValue('Nothing about Windows.')
    await expect(notSent.last()).toBeVisible()
    await page.unroute('**/feedback')
    expect(await own.entries()).toEqual([])
    await page.reload()
    await expect(widget(page).panel).toBeVisible()
    await expect(notSent).toBeVisible()
    await expect(form).toHaveCount(0)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expect(page.getByText('Thanks for the feedback.').last()).toBeVisible()
    expect(await focused(page)).toBe('Bad answer')
    expect(await own.entries()).toMatchObject([{ helpful: false, comment: 'Nothing about Windows.' }])
  }
)

for (const [index, forcedColors] of (['none', 'active'] as const).entries()) {
  test(
    `a pressed thumb looks pressed while it is hovered, with forced colours ${forcedColors}`,
    row(index),
    async ({ page, site }) => {
      await page.emulateMedia({ forcedColors })
      await openAndAsk(page, site)
      const { good } = thumbs(page)
      const look = () =>
        good.evaluate(button => {
          const { backgroundColor, color, outlineStyle, outlineColor } = getComputedStyle(button)
          return [backgroundColor, color, outlineStyle, outlineColor].join()
        })
      await good.hover()
      const before = await look()
      await good.click()
      await expect(good).toHaveAttribute('aria-pressed', 'true')
      await good.hover()
      await expect.poll(look).not.toBe(before)
      await good.evaluate(button => button.blur())
      await expect.poll(look).not.toBe(before)
    }
  )
}

for (const [index, apiVersion] of ([2, 1] as const).entries()) {
  test(
    `help is offered where version ${apiVersion} has no answer, and not where it has`,
    row(index),
    async ({ page, site }) => {
      await page.goto(site)
      await update(page, { support: 'https://help.test/', apiVersion })
      await widget(page).launcher.click()
      const help = page.getByRole('link', { name: 'Get help' })
      await ask(page, question)
      await expect(help).toHaveCount(0)
      const refusal = await ask(page, 'How do I feed my parrot a pineapple?')
      await expect(refusal).toContainText('does not answer')
      await expect(help).toHaveAttribute('href', 'https://help.test/')
      await page.reload()
      await update(page, { support: 'https://help.test/' })
      await expect(widget(page).panel).toBeVisible()
      await expect(help).toBeVisible()
    }
  )
}

test('a key that is refused offers help and no Retry', slow, async ({ page, site }) => {
  await page.goto(site)
  await update(page, { support: 'https://help.test/', assistantKey: 'svc_dsc_unknown' })
  await widget(page).launcher.click()
  await widget(page).composer.fill(question)
  await widget(page).composer.press('Enter')
  await expect(widget(page).problem).toContainText('did not accept')
  await expect(page.getByRole('link', { name: 'Get help' })).toBeVisible()
  await expect(widget(page).retry).toHaveCount(0)
})

test('the widget says when the connection is back, and Retry asks again', slow, async ({ page, site, context }) => {
  // What explains a failure comes while the first answer does.
  const explaining = page.waitForResponse(/\/problem-[\w-]+\.js$/)
  await openAndAsk(page, site)
  await (await explaining).finished()
  await context.setOffline(true)
  await widget(page).composer.fill('Which layouts are there?')
  await widget(page).composer.press('Enter')
  await expect(widget(page).problem).toContainText('You are offline')
  await context.setOffline(false)
  await expect(widget(page).problem).toHaveText('You are back online. Ask again?')
  await widget(page).retry.click()
  await expect(widget(page).answers).toHaveCount(2)
})

/** The parts of the page rating. */
const rating = (page: Page) => {
  const element = page.locator('docs-assistant-feedback')
  return {
    element,
    yes: element.getByRole('button', { name: 'Yes' }),
    no: element.getByRole('button', { name: 'No', exact: true }),
    comment: element.getByRole('textbox', { name: 'Anything to add? (optional)' }),
    contact: element.getByRole('textbox', { name: 'Email, if you would like an answer (optional)' }),
    send: element.getByRole('button', { name: 'Send' })
  }
}

test(
  'the rating of a page is one entry with comment and contact, and is remembered for the session',
  slow,
  async ({ page, own }) => {
    const broken: unknown[] = []
    page.on('pageerror', error => broken.push(error))
    page.on('console', message => message.type() === 'error' && broken.push(message.text()))
    await page.goto(`${own.origin}/styling`)
    const { element, yes, no, comment, contact, send } = rating(page)
    await expect(element.getByRole('group', { name: 'Was this page helpful?' })).toBeVisible()
    await yes.click()
    await expect.poll(own.entries).toMatchObject([{ helpful: true, path: '/styling', contact: null }])
    await no.click()
    await comment.fill('No word of fonts.')
    await contact.fill('nobody')
    await contact.press('Enter')
    await expect(element.getByText('This is no email address.')).toBeVisible()
    await expect(contact).toBeFocused()
    expect(await violations(page, 'docs-assistant-feedback')).toEqual([])
    await contact.fill('me@example.com')
    await send.click()
    await expect(comment).toBeHidden()
    expect(await focused(page)).toBe('No')
    const entry = { helpful: false, path: '/styling', comment: 'No word of fonts.', contact: 'me@example.com' }
    await expect.poll(own.entries).toMatchObject([entry])
    await page.reload()
    await expect(no).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${own.origin}/options`)
    await expect(no).toHaveAttribute('aria-pressed', 'false')
    await page.goBack()
    await no.click()
    await expect(no).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(own.entries).toEqual([])
    expect(broken).toEqual([])
  }
)

test(
  'the page rating keeps a comment that could not be sent, and sends it on “Try again”',
  slow,
  async ({ page, own }) => {
    await page.goto(`${own.origin}/styling`)
    const { element, yes, comment } = rating(page)
    await yes.click()
    await expect.poll(own.entries).toHaveLength(1)
    await page.route('**/feedback', route => route.abort())
    await comment.fill('More like this.')
    await rating(page).send.click()
    await expect(element.getByText('It could not be sent. Nothing is lost:')).toBeVisible()
    await expect(comment).toHaveValue('More like this.')
    await page.unroute('**/feedback')
    await element.getByRole('button', { name: 'Try again' }).click()
    await expect(element.getByText('Thanks for the feedback.')).toBeVisible()
    expect(await focused(page)).toBe('Yes')
    expect(await own.entries()).toMatchObject([{ helpful: true, comment: 'More like this.' }])
  }
)

test(
  'another site loads the page rating from one module file, and its router’s next page is asked about anew',
  slow,
  async ({ page, own }) => {
    const key = await assistantKey(page, own.origin)
    const html = `<!doctype html><html lang="en"><head><title>One</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${own.origin}; connect-src ${own.origin}; require-trusted-types-for 'script'; trusted-types 'none'">
    <script type="module" src="${own.origin}/widget/feedback.js"></script></head>
    <body><docs-assistant-feedback domain="local" assistant-key="${key}" base-url="${own.origin}"></docs-assistant-feedback></body></html>`
    const host = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
    host.listen(0, '127.0.0.1')
    await once(host, 'listening')
    const requested: string[] = []
    page.on('request', request => requested.push(new URL(request.url()).pathname))
    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    try {
      await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/one`)
      const { element, yes, no } = rating(page)
      await expect(element.locator('.root')).toHaveAttribute('dir', 'ltr')
      await yes.click()
      await expect(yes).toHaveAttribute('aria-pressed', 'true')
      await page.evaluate(() => {
        history.pushState(null, '', '/two')
        document.title = 'Two'
      })
      await expect(yes).toHaveAttribute('aria-pressed', 'false')
      await no.click()
      await expect.poll(own.entries).toMatchObject([
        { path: '/one', helpful: true },
        { path: '/two', helpful: false }
      ])
      await page.goBack()
      await expect(yes).toHaveAttribute('aria-pressed', 'true')
      expect(requested.filter(path => path.startsWith('/widget/'))).toEqual(['/widget/feedback.js'])
      await element.evaluate((rating: DocsAssistantFeedbackElement) => {
        rating.locale = 'ar'
      })
      await expect(element.getByRole('group', { name: 'هل كانت هذه الصفحة مفيدة؟' })).toBeVisible()
      await expect(element.locator('.root')).toHaveAttribute('dir', 'rtl')
      expect(errors).toEqual([])
    } finally {
      host.closeAllConnections()
      host.close()
    }
  }
)
