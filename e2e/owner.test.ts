import type { Page } from 'playwright/test'
import type { Assistant } from '../src/widget/handle.ts'
import { startPlatform } from './platform.ts'
import { test as base, expect, pressShortcut, slow, widget } from './test.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

/** An owner's page on which `place` mounts a widget, and a platform whose answers the test gives. */
const test = base.extend<{ platform: Platform; place(options?: object): Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  platform: async ({}, use) => {
    const platform = await startPlatform()
    await use(platform)
    await platform.close()
  },
  place: async ({ page, site, platform }, use) => {
    await page.route('**/owner.html*', route =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Owner</title><body><main style="height: 2000px"><input id="search" aria-label="Search"></main></body></html>'
      })
    )
    await page.goto(`${site}/owner.html`)
    await use(options => mountOn(page, { domain: 'acme', baseUrl: platform.url, ...options }))
  }
})

const mountOn = (page: Page, options: object) =>
  page.evaluate(async given => {
    const path = '/widget/index.js'
    const { mount } = await import(path)
    Object.assign(window, { assistant: mount(given) })
  }, options)

/** Runs a function in the page, with the widget’s handle. */
const withAssistant = <Result>(page: Page, run: (assistant: Assistant) => Result | Promise<Result>) =>
  page.evaluate(`(${run})(window.assistant)`) as Promise<Result>

const askAndAnswer = async (platform: Platform, page: Page, words: string) => {
  const count = platform.questions.length
  await widget(page).composer.press('Enter')
  await expect.poll(() => platform.questions.length).toBe(count + 1)
  platform.questions[count]?.text(words)
  platform.questions[count]?.finish()
  await expect(widget(page).answers.last()).toContainText(words)
}

test('the panel’s code is loaded at once, when idle, or on pointing at the launcher, as `load` says', async ({
  page,
  place
}) => {
  const chunks: string[] = []
  page.on('request', request => request.url().includes('/chunks/panel-') && chunks.push(request.url()))
  await place()
  await expect(widget(page).launcher).toBeVisible()
  expect(chunks).toEqual([])
  await widget(page).launcher.hover()
  await expect.poll(() => chunks.length).toBe(1)
  for (const load of ['eager', 'idle']) {
    await page.reload()
    chunks.length = 0
    await place({ load })
    await expect.poll(() => chunks.length).toBe(1)
    await expect(widget(page).panel).toHaveCount(0)
  }
})

test('the launcher says when the panel fails to load, and the next press loads it', async ({ page, place }) => {
  await page.route('**/chunks/panel-*', route => route.abort())
  await place()
  await widget(page).launcher.click()
  const again = page.getByRole('button', { name: 'Not loaded. Try again' })
  await expect(again).toHaveAttribute('aria-expanded', 'false')
  await page.unroute('**/chunks/panel-*')
  await again.click()
  await expect(widget(page).composer).toBeFocused()
})

test('a second press while the panel loads does not cancel the opening', slow, async ({ page, place }) => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/chunks/panel-*', async route => {
    await released
    await route.continue()
  })
  await place()
  await widget(page).launcher.dblclick()
  release()
  await expect(widget(page).composer).toBeFocused()
})

test('Stop puts a question that waits for the conversation’s code back into the composer', async ({
  page,
  place,
  platform
}) => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/chunks/conversation-*', async route => {
    await released
    await route.continue()
  })
  await place()
  await widget(page).launcher.click()
  await widget(page).composer.fill('How?')
  await widget(page).composer.press('Enter')
  await widget(page).stop.click()
  await expect(widget(page).composer).toHaveValue('How?')
  release()
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeAttached()
  expect(platform.questions).toEqual([])
})

test('a double click on Send sends once and does not stop the answer', async ({ page, place, platform }) => {
  await place({ opened: true })
  await widget(page).composer.fill('How?')
  await widget(page).send.dblclick()
  await expect.poll(() => platform.questions.length).toBe(1)
  platform.questions[0]?.text('So.')
  platform.questions[0]?.finish()
  await expect(widget(page).answers).toHaveText(/^So\./)
  expect(platform.questions).toHaveLength(1)
})

test('an answer stays when Regenerate fails', async ({ page, place, platform }) => {
  await place({ opened: true })
  await widget(page).composer.fill('How?')
  await askAndAnswer(platform, page, 'A good answer.')
  platform.refuseNext(500)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(widget(page).problem).toBeVisible()
  await expect(widget(page).answers).toContainText('A good answer.')
})

test('askFromUrl fills the composer once, or sends', slow, async ({ page, place, site, platform }) => {
  await page.goto(`${site}/owner.html?docs-assistant=How+do+I+begin%3F`)
  await place()
  await expect(widget(page).composer).toHaveValue('How do I begin?')
  expect(new URL(page.url()).search).toBe('')
  await page.goto(`${site}/owner.html?docs-assistant=Sent%3F&x=1`)
  await place({ askFromUrl: 'send' })
  await expect.poll(() => platform.questions.length).toBe(1)
  expect(new URL(page.url()).search).toBe('?x=1')
  await page.goto(`${site}/owner.html?docs-assistant=Nothing%3F`)
  // With keepOpen the panel would be open here, because it was open on the page before.
  await place({ askFromUrl: 'none', keepOpen: false })
  await expect(widget(page).launcher).toBeVisible()
  await expect(widget(page).panel).toHaveCount(0)
})

test('a sidebar with `push` narrows the page by its width, and closing it gives the width back', async ({
  page,
  place
}) => {
  const pageWidth = () => page.locator('main').evaluate(node => node.getBoundingClientRect().width)
  const before = await pageWidth()
  await page.addStyleTag({ content: 'docs-assistant { --docs-assistant-width: 500px }' })
  await place({ layout: 'sidebar', sidebar: 'push' })
  await widget(page).launcher.click()
  await expect.poll(async () => before - (await pageWidth())).toBe(500)
  await pressShortcut(page)
  await expect.poll(pageWidth).toBe(before)
})

test(
  'persist “none” stores nothing, and `update` to “local” and back stores and removes the shown conversation',
  slow,
  async ({ page, place, platform }) => {
    const stored = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
    await place({ persist: 'none', opened: true })
    await widget(page).composer.fill('How?')
    expect(await stored()).toEqual([[], []])
    await askAndAnswer(platform, page, 'So.')
    expect(await stored()).toEqual([[], []])
    await withAssistant(page, assistant => assistant.update({ persist: 'local' }))
    await expect(widget(page).answers).toContainText('So.')
    expect((await stored())[0]?.join()).toContain('docs-assistant:thread:')
    await withAssistant(page, assistant => assistant.update({ persist: 'none' }))
    expect(await stored()).toEqual([[], []])
  }
)

test('a question that is asked right after newThread() belongs to the new thread', async ({
  page,
  place,
  platform
}) => {
  await place({ opened: true })
  await widget(page).composer.fill('Old?')
  await askAndAnswer(platform, page, 'Old.')
  await withAssistant(page, assistant => {
    assistant.newThread()
    assistant.ask('New?').catch(() => {})
  })
  await expect(widget(page).questions).toHaveText(['New?'])
  await expect.poll(() => platform.questions.length).toBe(2)
})

test(
  'closing returns the focus to where it was, unless the reader has moved it meanwhile',
  slow,
  async ({ page, place }) => {
    await place()
    await page.locator('#search').focus()
    await widget(page).launcher.click()
    await expect(widget(page).composer).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#search')).toBeFocused()
    await withAssistant(page, assistant => assistant.open())
    await expect(widget(page).composer).toBeFocused()
    await page.locator('#search').focus()
    await withAssistant(page, assistant => assistant.close())
    await expect(widget(page).panel).toHaveCount(0)
    await expect(page.locator('#search')).toBeFocused()
  }
)

test(
  'a destroyed assistant handles no key, sends nothing and rejects ask()',
  slow,
  async ({ page, place, platform }) => {
    await place({ opened: true })
    await expect(widget(page).composer).toBeFocused()
    const outcome = await withAssistant(page, async assistant => {
      assistant.destroy()
      assistant.open()
      assistant.update({ theme: 'dark' })
      const refused = await assistant.ask('How?').then(
        () => 'answered',
        () => 'refused'
      )
      const event = new KeyboardEvent('keydown', { key: 'i', ctrlKey: true, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
      return {
        refused,
        taken: event.defaultPrevented,
        isOpen: assistant.isOpen,
        left: document.querySelectorAll('docs-assistant').length
      }
    })
    expect(outcome).toEqual({ refused: 'refused', taken: false, isOpen: false, left: 0 })
    expect(platform.questions).toEqual([])
  }
)

test('each invalid or unknown option gets one warning, and the panel still opens', slow, async ({ page, place }) => {
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  await place({ suggestions: 'How?', labels: 7, docsUrl: 'mailto:a@b.c', layout: 'popup', domian: 'x', opened: true })
  await expect(widget(page).composer).toBeFocused()
  const names = ['suggestions', 'labels', 'docsUrl', 'layout', 'domian']
  const named = () => names.filter(name => warnings.some(warning => warning.includes(name)))
  // The code that words the warnings is loaded late.
  await expect.poll(named).toEqual(names)
  for (const name of names) expect(warnings.filter(warning => warning.includes(name))).toHaveLength(1)
})

test('parts and custom properties reach the widget', slow, async ({ page, place, platform }) => {
  await page.addStyleTag({
    content: `docs-assistant { --docs-assistant-accent: rgb(1, 2, 3); --docs-assistant-surface: rgb(4, 5, 6) }
      docs-assistant::part(launcher) { letter-spacing: 3px }
      docs-assistant::part(source) { text-transform: uppercase }`
  })
  await place()
  await expect(widget(page).launcher).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect(widget(page).launcher).toHaveCSS('letter-spacing', '3px')
  await widget(page).launcher.click()
  await expect(widget(page).panel).toHaveCSS('background-color', 'rgb(4, 5, 6)')
  await widget(page).composer.fill('How?')
  await widget(page).composer.press('Enter')
  await expect.poll(() => platform.questions.length).toBe(1)
  platform.questions[0]?.send({ type: 'source-url', sourceId: 's', url: 'https://evil.test/', title: 'Official docs' })
  platform.questions[0]?.text('So.')
  platform.questions[0]?.finish()
  const source = widget(page).sources.getByRole('link')
  await expect(source).toHaveCSS('text-transform', 'uppercase')
  // A source of another site names its host, whatever its title claims.
  await expect(source).toContainText('evil.test')
})

test('the shortcut moves the focus into an inline panel, which has no launcher', slow, async ({ page, place }) => {
  await place({ layout: 'inline' })
  await expect(widget(page).composer).toBeVisible()
  await pressShortcut(page)
  await expect(widget(page).composer).toBeFocused()
})

test('module and script find the widget that a registered element has', async ({ page, place, site }) => {
  await page.addScriptTag({ type: 'module', url: '/widget/define.js' })
  await page.waitForFunction(() => customElements.get('docs-assistant'))
  await place({ layout: 'inline' })
  await expect(widget(page).composer).toHaveCount(1)
  await page.evaluate(origin => {
    const script = document.createElement('script')
    script.src = `${origin}/widget/docs-assistant.js`
    script.dataset.domain = 'other'
    document.body.append(script)
  }, site)
  await expect(widget(page).launcher).toHaveCount(1)
  await page.evaluate(() => (document.querySelector('docs-assistant:not([opened])') as HTMLElement & Assistant).open())
  await expect(widget(page).panel).toBeVisible()
})

test('a site that swaps its body keeps the widget', slow, async ({ page, place }) => {
  await place({ opened: true })
  await expect(widget(page).composer).toBeFocused()
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
  await expect(widget(page).composer).toBeVisible()
})

test('links and images of an answer stay below the path of the docs', slow, async ({ page, place, platform, site }) => {
  const images: string[] = []
  await page.route('**/*.png', route => {
    images.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'image/png', body: '' })
  })
  await place({ opened: true, docsUrl: `${site}/manual` })
  await widget(page).composer.fill('How?')
  await widget(page).composer.press('Enter')
  await expect.poll(() => platform.questions.length).toBe(1)
  platform.questions[0]?.send({ type: 'source-url', sourceId: 's', url: '/guides/install', title: 'Install' })
  platform.questions[0]?.text('[a](guides/a) [b](/guides/b#c) [d](/manual/d) [e](https://other.test/e)\n\n')
  platform.questions[0]?.text(`![in](/in.png) ![out](${site}/out.png)`)
  platform.questions[0]?.finish()
  await expect(widget(page).sources.getByRole('link')).toHaveAttribute('href', `${site}/manual/guides/install`)
  const answer = widget(page).answers
  const links = { a: '/manual/guides/a', b: '/manual/guides/b#c', d: '/manual/d', out: '/out.png' }
  for (const [name, path] of Object.entries(links)) {
    await expect(answer.getByRole('link', { name, exact: true })).toHaveAttribute('href', site + path)
  }
  await expect(answer.getByRole('link', { name: 'e (other.test)', exact: true })).toHaveAttribute(
    'href',
    'https://other.test/e'
  )
  await expect.poll(() => images).toEqual(['/manual/in.png'])
})

test('mounting twice for one domain gives the first widget and a warning', slow, async ({ page, place }) => {
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  await place()
  const first = await page.evaluateHandle('window.assistant')
  await place({ heading: 'Second' })
  await expect(widget(page).launcher).toHaveCount(1)
  expect(
    await page.evaluate(assistant => assistant === (window as unknown as { assistant: unknown }).assistant, first)
  ).toBe(true)
  expect(warnings.join()).toContain('for this domain')
  await withAssistant(page, assistant => assistant.destroy())
  await place()
  await expect(widget(page).launcher).toHaveCount(1)
  expect(warnings).toHaveLength(1)
})

test('the launchers of two domains do not lie on each other, nor on an open panel', slow, async ({ page, place }) => {
  await place({ labels: { launcher: 'Ask the first' } })
  await place({ domain: 'other', labels: { launcher: 'Ask the other' } })
  const [first, other] = [
    page.getByRole('button', { name: 'Ask the first' }),
    page.getByRole('button', { name: 'Ask the other' })
  ]
  // Each launcher takes its place when the browser is idle.
  for (const launcher of [first, other]) await expect(launcher).toHaveAttribute('data-place')
  const boxes = [await first.boundingBox(), await other.boundingBox()]
  const [above, below] = boxes.sort((one, another) => (one?.y ?? 0) - (another?.y ?? 0))
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await first.click()
  await expect(widget(page).composer).toBeFocused()
  // At the place of the upper launcher, the open panel is on top.
  const top = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.hasAttribute('opened'), {
    x: (above?.x ?? 0) + 20,
    y: (above?.y ?? 0) + 20
  })
  expect(top).toBe(true)
})

test(
  'the element has `opened` while the panel is open, and its launcher names the shortcut',
  slow,
  async ({ page, place }) => {
    await place()
    const host = page.locator('docs-assistant')
    await expect(widget(page).launcher).toHaveAttribute('aria-keyshortcuts', 'Control+I')
    await expect(host).not.toHaveAttribute('opened')
    await widget(page).launcher.hover()
    await expect(widget(page).launcher).toHaveAttribute('title', 'Ctrl+I')
    await widget(page).launcher.click()
    await expect(host).toHaveAttribute('opened')
    await page.keyboard.press('Escape')
    await expect(host).not.toHaveAttribute('opened')
  }
)

test(
  'a function in an attribute is refused by name, and its source is never sent',
  slow,
  async ({ page, platform, place }) => {
    await place({ domain: 'unused' })
    const warnings: string[] = []
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
    await page.addScriptTag({ type: 'module', url: '/widget/define.js' })
    await page.evaluate(
      ([url]) => {
        const element = document.createElement('docs-assistant')
        const attributes = {
          domain: 'acme',
          'base-url': url,
          opened: '',
          layout: 'inline',
          'current-path': () => '/secret'
        }
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
        document.body.prepend(element)
      },
      [platform.url]
    )
    await widget(page).composer.fill('How?')
    await widget(page).composer.press('Enter')
    await expect.poll(() => platform.questions.length).toBe(1)
    expect(platform.questions[0]?.body).toMatchObject({ currentPath: '/owner.html' })
    await expect.poll(() => warnings.join()).toContain('currentPath was given the source of a function')
  }
)

test(
  'the widget leaves the shortcut to the page while the reader is in any kind of text field',
  slow,
  async ({ page, place }) => {
    await place()
    await page.evaluate(() =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<textarea></textarea><div contenteditable><b tabindex="0">x</b></div><input type="checkbox">'
      )
    )
    for (const field of ['#search', 'textarea', '[contenteditable]']) {
      await page.locator(field).focus()
      await pressShortcut(page)
    }
    await expect(page.locator('docs-assistant dialog')).toHaveCount(0)
    await page.locator('main').click()
    await pressShortcut(page)
    await expect(widget(page).composer).toBeFocused()
  }
)
