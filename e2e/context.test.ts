import type { Locator, Page } from 'playwright/test'
import { startPlatform } from './platform.ts'
import { ask, test as base, expect, pressShortcut, row, selectionIsWatched, slow, widget } from './test.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

/** `open` loads a page with text, code, fields and private elements; `platform` records the questions that it gets. */
const test = base.extend<{ platform: Platform; open(options?: object, html?: string): Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  platform: async ({}, use) => {
    const platform = await startPlatform()
    await use(platform)
    await platform.close()
  },
  open: async ({ page, site, platform }, use) => {
    let body = ''
    await page.route('**/page.html*', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Page</title><style>${css}</style><body>${body}</body></html>`
      })
    )
    await use(async (options, html = article) => {
      body = html
      await page.goto(`${site}/page.html`)
      await start(page, { domain: 'acme', baseUrl: platform.url, ...options })
    })
  }
})

const css = `
  body { margin: 40px 300px 40px 40px; font: 16px/24px sans-serif }
  .language-js { position: relative; background: #eee; border-radius: 8px; margin: 16px 0 }
  .language-js pre { margin: 0; padding: 20px; overflow: auto }
  .language-js button { position: absolute; inset: 12px 12px auto auto; width: 40px; height: 40px }`

const codeBlock = (code: string) =>
  `<div class="language-js"><button onclick="this.dataset.copied = 1">Copy</button><pre tabindex="0"><code>${code}</code></pre></div>`

const article = `
  <main><section id="install"><p id="first">A paragraph of words that a reader may select.</p>
  <p>Another paragraph.</p>${codeBlock('const answer = 42\nconsole.log(answer)')}</section>
  <p id="card" data-private>Card ending in 1234.</p><p>After.</p>
  <p><label>Name <input id="name" value="Ada Lovelace"></label></p>
  <textarea id="note">A note of the reader</textarea>
  <div id="editor" contenteditable>Words in an editor</div>
  <p id="hidden">Seen <span hidden>unseen</span> words.</p>
  <p style="height: 1500px"></p></main>`

const start = async (page: Page, options: object) => {
  await page.evaluate(async given => {
    const path = '/widget/index.js'
    const { mount } = await import(path)
    Object.assign(window, { assistant: mount(given) })
  }, options)
}

const offerOf = (page: Page) => ({
  /** The button, whether it is shown or hidden. */
  button: page.locator('docs-assistant .ask-about'),
  about: page.getByRole('button', { name: 'Ask about this' })
})

/** Selects from the beginning of one element to the end of another by dragging the mouse. */
const drag = async (page: Page, from: Locator, to = from) => {
  await selectionIsWatched(page)
  const edges = async (element: Locator) =>
    element.evaluate(node => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width)
      const [first, last] = [rects[0] as DOMRect, rects.at(-1) as DOMRect]
      return { start: [first.left + 1, first.top + 9] as const, end: [last.right - 1, last.bottom - 9] as const }
    })
  await page.mouse.move(...(await edges(from)).start)
  await page.mouse.down()
  await page.mouse.move(...(await edges(to)).end, { steps: 4 })
  await page.mouse.up()
}

/** Selects without the mouse, as a script or the system's context menu does. */
const select = async (page: Page, selector: string) => {
  await selectionIsWatched(page)
  await page.evaluate(given => {
    const node = document.querySelector(given) as Element
    getSelection()?.selectAllChildren(node)
  }, selector)
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const selectionBox = (page: Page) =>
  page.evaluate(() => (getSelection() as Selection).getRangeAt(0).getBoundingClientRect().toJSON() as DOMRect)

/** The context items in the request of a question. */
const contextIn = (question: Platform['questions'][number] | undefined) =>
  (question?.body as { context?: object[] } | undefined)?.context

/** Asks, and returns the context items that the platform got. */
const contextOf = async (page: Page, platform: Platform) => {
  const count = platform.questions.length
  await widget(page).composer.fill('What is it?')
  await widget(page).composer.press('Enter')
  await expect.poll(() => platform.questions.length).toBe(count + 1)
  const question = platform.questions[count]
  question?.text('That.')
  question?.finish()
  return contextIn(question)
}

test.describe('selected text', () => {
  test('has an “Ask about this” button beside it, is sent with the question and is shown on it', async ({
    page,
    open,
    platform
  }) => {
    await open()
    const changes = await page.evaluateHandle(() => {
      const seen: string[] = []
      const observer = new MutationObserver(records => seen.push(...records.map(({ type }) => type)))
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      return seen
    })
    await drag(page, page.locator('#first'))
    const { about } = offerOf(page)
    await expect(about).toBeVisible()
    const [button, text] = [await boxOf(about), await selectionBox(page)]
    expect(button.y).toBeGreaterThanOrEqual(text.bottom)
    expect(button.y - text.bottom).toBeLessThan(16)
    expect(Math.abs(button.right - text.right)).toBeLessThan(4)
    await about.click()
    const { panel, composer, context, questions } = widget(page)
    await expect(panel).toBeVisible()
    await expect(composer).toBeFocused()
    await expect(about).toBeHidden()
    await expect(context.getByRole('listitem')).toContainText('A paragraph of words that a reader may select.')
    expect(await changes.jsonValue()).toEqual([])
    expect(await contextOf(page, platform)).toEqual([
      {
        type: 'textSelection',
        value: 'A paragraph of words that a reader may select.',
        path: '/page.html',
        elementId: 'first'
      }
    ])
    await expect(context).toHaveCount(0)
    await questions.getByText('Selected text').click()
    await expect(questions.locator('details[open]')).toContainText('A paragraph of words that a reader may select.')
    // The control: the observer sees a change of the page.
    await page.evaluate(() => document.body.append('x'))
    expect(await changes.jsonValue()).toEqual(['childList'])
  })

  test(
    'can be asked about while the panel is open, and is sent to version 1 of the API without its path',
    slow,
    async ({ page, open, platform }) => {
      await open({ apiVersion: 1 })
      await widget(page).launcher.click()
      await expect(widget(page).composer).toBeFocused()
      await drag(page, page.locator('#first'))
      await offerOf(page).about.click()
      await expect(widget(page).composer).toBeFocused()
      await widget(page).composer.fill('What is it?')
      await widget(page).composer.press('Enter')
      await expect.poll(() => platform.questions.length).toBe(1)
      expect(contextIn(platform.questions[0])).toEqual([
        { type: 'textSelection', value: 'A paragraph of words that a reader may select.', elementId: 'first' }
      ])
    }
  )

  test('is not offered again once it was asked about, but another selection is', slow, async ({ page, open }) => {
    await open()
    await drag(page, page.locator('#first'))
    const { about } = offerOf(page)
    await about.click()
    await expect(widget(page).composer).toBeFocused()
    await page.mouse.move(20, 20)
    await expect(about).toBeHidden()
    await drag(page, page.locator('#install p').last())
    await expect(about).toBeVisible()
  })

  test(
    'has its button above it when the reader selected backwards or when there is no room below',
    slow,
    async ({ page, open }) => {
      await open({}, `<p style="margin-top: 300px" id="first">Some words to select here.</p>`)
      await selectionIsWatched(page)
      const { x, y, right, height } = await boxOf(page.locator('#first'))
      await page.mouse.move(Math.min(right, x + 150), y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x, y + height / 2, { steps: 4 })
      await page.mouse.up()
      const { about } = offerOf(page)
      await expect(about).toBeVisible()
      expect((await boxOf(about)).bottom).toBeLessThanOrEqual((await selectionBox(page)).top)
      await page.setViewportSize({ width: 800, height: 340 })
      await drag(page, page.locator('#first'))
      await expect.poll(async () => (await boxOf(about)).bottom <= (await selectionBox(page)).top).toBe(true)
    }
  )

  test(
    'keeps its button beside it while the page scrolls, and has none while it is out of view',
    slow,
    async ({ page, open }) => {
      const words = '<p>Words.</p>'.repeat(20)
      await open(
        {},
        `${words}<div id="box" style="height: 200px; overflow: auto">${words}<p id="in">Words inside.</p>${words}</div>
       <p id="first">Words to select.</p>${words.repeat(5)}`
      )
      const { about, button } = offerOf(page)
      await page.locator('#first').scrollIntoViewIfNeeded()
      await drag(page, page.locator('#first'))
      await expect(about).toBeVisible()
      const distance = async () => (await boxOf(about)).y - (await selectionBox(page)).bottom
      const before = await distance()
      await page.mouse.wheel(0, 100)
      await expect.poll(distance).toBeCloseTo(before, 0)
      await page.mouse.wheel(0, 5000)
      await expect(button).toBeHidden()
      await page.evaluate(() => scrollTo(0, 0))
      // The same holds when the text scrolls out of view inside an element that scrolls.
      await page.locator('#in').scrollIntoViewIfNeeded()
      await drag(page, page.locator('#in'))
      await expect(about).toBeVisible()
      await page.locator('#box').evaluate(box => box.scrollBy(0, -400))
      await expect(button).toBeHidden()
      await page.locator('#box').evaluate(box => box.scrollBy(0, 400))
      await expect(about).toBeVisible()
    }
  )

  for (const [index, zoom] of ['0.8', '1.5'].entries()) {
    test(`has its button beside it on a page with a zoom of ${zoom}`, row(index), async ({ page, open }) => {
      await open()
      await page.evaluate(value => document.documentElement.style.setProperty('zoom', value), zoom)
      await drag(page, page.locator('#first'))
      const { about } = offerOf(page)
      await expect(about).toBeVisible()
      const [button, text] = [await boxOf(about), await selectionBox(page)]
      expect(button.y).toBeGreaterThanOrEqual(text.bottom)
      expect(button.y - text.bottom).toBeLessThan(16)
      expect(Math.abs(button.right - text.right)).toBeLessThan(4)
    })
  }

  test('has its button at its left end in right-to-left text', slow, async ({ page, open }) => {
    await open({ locale: 'ar' }, '<p dir="rtl" id="first">كلمات يختارها القارئ من هذه الصفحة</p>')
    await drag(page, page.locator('#first'))
    const about = page.getByRole('button', { name: 'اسأل عن هذا' })
    await expect(about).toBeVisible()
    expect(Math.abs((await boxOf(about)).x - (await selectionBox(page)).left)).toBeLessThan(4)
  })

  const unoffered = {
    'a private element': '#card',
    'an editor': '#editor',
    'a selection that spans a private element': 'main'
  }
  for (const [index, [name, selector]] of Object.entries(unoffered).entries()) {
    test(`is not offered in ${name}`, row(index), async ({ page, open }) => {
      await open()
      await select(page, selector)
      await expect(offerOf(page).button).toBeHidden()
      // Opening the panel does not add it to the context either.
      await widget(page).launcher.click()
      await expect(widget(page).composer).toBeFocused()
      await expect(widget(page).context).toHaveCount(0)
      await widget(page).close.click()
      // The control: other text is offered.
      await select(page, '#first')
      await expect(offerOf(page).about).toBeVisible()
    })
  }

  for (const [index, field] of ['#name', '#note'].entries()) {
    test(`is not offered in ${field}`, row(index), async ({ page, open }) => {
      await open()
      await selectionIsWatched(page)
      await page.locator(field).selectText()
      await expect(offerOf(page).button).toBeHidden()
      await select(page, '#first')
      await expect(offerOf(page).about).toBeVisible()
    })
  }

  test('is not offered in the widget itself', slow, async ({ page, open, platform }) => {
    await open()
    await widget(page).launcher.click()
    await contextOf(page, platform)
    await expect(widget(page).answers).toContainText('That.')
    await widget(page).answers.locator('p').first().dblclick()
    await expect(offerOf(page).button).toBeHidden()
    await select(page, '#first')
    await expect(offerOf(page).about).toBeVisible()
  })

  test('is sent without the hidden text in it', slow, async ({ page, open }) => {
    await open()
    await select(page, '#hidden')
    await offerOf(page).about.click()
    await expect(widget(page).context).toContainText('Seen words.')
    await expect(widget(page).context).not.toContainText('unseen')
  })

  test(
    'of a whole page is not added by opening the panel; asked about, its chip says that it is cut',
    slow,
    async ({ page, open }) => {
      await open({}, `<main>${'<p>Many words of a long page.</p>'.repeat(600)}<p id="end">The end.</p></main>`)
      // Makes room for the button below the end of the page.
      await page.addStyleTag({ content: 'body { padding-bottom: 99px }' })
      await selectionIsWatched(page)
      await page.keyboard.press('ControlOrMeta+a')
      await pressShortcut(page)
      await expect(widget(page).composer).toBeFocused()
      await expect(widget(page).context).toHaveCount(0)
      await widget(page).close.click()
      await page.locator('#end').scrollIntoViewIfNeeded()
      await page.keyboard.press('ControlOrMeta+a')
      await offerOf(page).about.click()
      await expect(widget(page).context).toContainText('only the first 8,000 characters')
    }
  )

  test('is dismissed by Escape', slow, async ({ page, open }) => {
    await open()
    await drag(page, page.locator('#first'))
    const { about } = offerOf(page)
    await expect(about).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(about).toBeHidden()
  })

  test('is offered by keyboard: the status names the shortcut, which adds the text, also with the panel open', async ({
    page,
    open
  }) => {
    await open()
    await selectionIsWatched(page)
    await page.locator('#first').dblclick({ position: { x: 20, y: 10 } })
    for (const _ of 'words') await page.keyboard.press('Shift+ArrowRight')
    await expect(offerOf(page).about).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(/Press (Ctrl|Cmd)\+I to ask about this\./)
    await pressShortcut(page)
    const { composer, context, panel } = widget(page)
    await expect(composer).toBeFocused()
    await expect(context.getByRole('listitem')).toHaveCount(1)
    await page
      .locator('#install p')
      .last()
      .dblclick({ position: { x: 20, y: 10 } })
    for (const _ of 'words') await page.keyboard.press('Shift+ArrowRight')
    await expect(offerOf(page).about).toBeVisible()
    await pressShortcut(page)
    await expect(context.getByRole('listitem')).toHaveCount(2)
    await expect(panel).toBeVisible()
    await expect(composer).toBeFocused()
    // The control: with nothing selected the shortcut closes the panel.
    await pressShortcut(page)
    await expect(panel).toBeHidden()
  })

  test('is taken as it is at the moment of the shortcut, even if it changed in the same frame', async ({
    page,
    open
  }) => {
    await open()
    await select(page, '#first')
    await expect(offerOf(page).about).toBeVisible()
    await page.evaluate(() => {
      getSelection()?.modify('extend', 'backward', 'word')
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'i', code: 'KeyI', ctrlKey: true, bubbles: true })
      )
    })
    const { context } = widget(page)
    await expect(context).toContainText('A paragraph of words that a reader may')
    await expect(context.getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('a code block', () => {
  const offered = (page: Page) => offerOf(page).button

  test(
    'has the button while the mouse is over it, beside its own copy button, which still works',
    slow,
    async ({ page, open, platform }) => {
      await open()
      await selectionIsWatched(page)
      const block = page.locator('.language-js')
      await expect(offered(page)).toBeHidden()
      await block.locator('pre').hover()
      await expect(offered(page)).toBeVisible()
      await expect(offered(page)).toHaveText('Ask AI')
      const [button, copy, pre] = [
        await boxOf(offered(page)),
        await boxOf(block.getByRole('button')),
        await boxOf(block.locator('pre'))
      ]
      expect(button.y < copy.bottom && button.x < copy.right && button.right > copy.x).toBe(false)
      expect(Math.abs(button.y + button.height / 2 - pre.bottom)).toBeLessThan(2)
      await block.getByRole('button').click()
      await expect(block.getByRole('button')).toHaveAttribute('data-copied')
      await expect(offered(page)).toBeVisible()
      await offered(page).click()
      await expect(widget(page).composer).toBeFocused()
      await expect(widget(page).context.getByRole('button')).toHaveAccessibleName(/^Remove js: const answer = 42/)
      expect(await contextOf(page, platform)).toEqual([
        { type: 'code', value: 'const answer = 42\nconsole.log(answer)', path: '/page.html', elementId: 'install' }
      ])
    }
  )

  test('loses the button when the mouse leaves it', slow, async ({ page, open }) => {
    await open()
    await selectionIsWatched(page)
    await page.locator('pre').hover()
    await expect(offered(page)).toBeVisible()
    await page.locator('#first').hover()
    await expect(offered(page)).toBeHidden()
  })

  test('of one line has the button beside a copy button that is as high as the line', slow, async ({ page, open }) => {
    await open({}, codeBlock('npm i').replace('<pre', '<pre style="padding: 8px 20px"'))
    await selectionIsWatched(page)
    await page.locator('pre').hover()
    const [button, copy] = [await boxOf(offered(page)), await boxOf(page.getByRole('button', { name: 'Copy' }))]
    expect(button.right).toBeLessThanOrEqual(copy.x)
  })

  for (const { side, locale, dir } of [
    { side: 'right', locale: 'en', dir: 'ltr' },
    { side: 'left', locale: 'ar', dir: 'rtl' }
  ]) {
    test(
      `whose end on the ${side} lies behind the open panel has the button beside the panel`,
      slow,
      async ({ page, open }) => {
        const wide = '<style>html body { margin: 40px }</style>'
        await open({ opened: true, locale }, `${wide}<div dir="${dir}">${codeBlock('npm i\n'.repeat(40))}</div>`)
        await selectionIsWatched(page)
        const block = await boxOf(page.locator('pre'))
        await page.mouse.move(block.x + block.width / 2, 100)
        await expect(offered(page)).toBeVisible()
        const [button, panel] = [await boxOf(offered(page)), await boxOf(page.locator('docs-assistant .panel'))]
        expect(button.bottom).toBeGreaterThan(panel.y)
        expect(button.right <= panel.x || button.x >= panel.right).toBe(true)
      }
    )
  }

  test(
    'with its line numbers in another block beside it is asked about without the numbers',
    slow,
    async ({ page, open }) => {
      await open(
        {},
        '<div class="highlight"><table><td class="linenos"><pre>1</pre></td><td><pre>npm i</pre></td></table></div>'
      )
      await selectionIsWatched(page)
      await page.locator('.linenos pre').hover()
      await offered(page).click()
      await expect(widget(page).context.getByRole('button')).toHaveAccessibleName('Remove Code: npm i')
    }
  )

  test('that is higher than the window keeps the button in view', slow, async ({ page, open }) => {
    await open({}, codeBlock('line\n'.repeat(100)))
    await selectionIsWatched(page)
    await page.mouse.move(200, 300)
    await expect(offered(page)).toBeVisible()
    const height = page.viewportSize()?.height ?? 0
    expect((await boxOf(offered(page))).bottom).toBeLessThanOrEqual(height)
    await page.mouse.wheel(0, 9000)
    await expect.poll(async () => (await boxOf(offered(page))).bottom).toBeLessThanOrEqual(height)
  })

  test(
    'that has the keyboard focus is asked about by the shortcut, which the status names',
    slow,
    async ({ page, open }) => {
      await open()
      await selectionIsWatched(page)
      await page.getByRole('button', { name: 'Copy' }).focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('pre')).toBeFocused()
      await expect(offered(page)).toBeVisible()
      await expect(page.getByRole('status')).toHaveText(/to ask about this/)
      await pressShortcut(page)
      await expect(widget(page).composer).toBeFocused()
      await expect(widget(page).context.getByRole('listitem')).toContainText('const answer = 42')
    }
  )

  test(
    'under the mouse, without the focus, leaves the shortcut to the panel, which closes',
    slow,
    async ({ page, open }) => {
      await open()
      await selectionIsWatched(page)
      await pressShortcut(page)
      await expect(widget(page).composer).toBeFocused()
      await page.locator('pre').hover()
      await expect(offered(page)).toBeVisible()
      await pressShortcut(page)
      await expect(widget(page).panel).toBeHidden()
      await expect(widget(page).context).toHaveCount(0)
    }
  )

  test('adds no listener of its own: 2,000 code blocks need as few listeners as 50', slow, async ({ page, open }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const metrics = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Record<string, number>
    }
    const sweep = async (count: number) => {
      await open({}, Array(count).fill(codeBlock('const answer = 42\nconsole.log(answer)')).join(''))
      await selectionIsWatched(page)
      const before = await metrics()
      for (let y = 20; y < 700; y += 10) await page.mouse.move(200, y)
      for (let scrolls = 0; scrolls < 10; scrolls++) await page.mouse.wheel(0, 400)
      await page.locator('pre').nth(20).hover()
      await expect(offered(page)).toBeVisible()
      const after = await metrics()
      const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
      return { listeners: grown('JSEventListeners'), script: grown('ScriptDuration'), nodes: grown('Nodes') }
    }
    const [few, many] = [await sweep(50), await sweep(2000)]
    test.info().annotations.push({ type: 'script', description: JSON.stringify({ few, many }) })
    expect(many.listeners - few.listeners).toBeLessThan(20)
    expect(many.script).toBeLessThan(few.script * 3 + 0.2)
  })
})

test.describe('on touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const narrow = article.replace('<main>', '<main style="margin-inline-end: -260px">')

  test('the button stands below the selection and its handles, and is large enough', slow, async ({ page, open }) => {
    await open({}, narrow)
    await selectionIsWatched(page)
    await page.locator('#first').tap()
    await select(page, '#first')
    const { about } = offerOf(page)
    await expect(about).toBeVisible()
    const [button, text] = [await boxOf(about), await selectionBox(page)]
    expect(button.y - text.bottom).toBeGreaterThanOrEqual(24)
    expect(button.height).toBeGreaterThan(43.9)
    await about.tap()
    await expect(widget(page).context.getByRole('listitem')).toContainText('A paragraph of words')
    await expect(widget(page).composer).toBeFocused()
  })

  test(
    'a code block has the button after a tap on it, until the reader taps elsewhere',
    slow,
    async ({ page, open }) => {
      await open({}, narrow)
      await selectionIsWatched(page)
      const { button } = offerOf(page)
      await page.locator('pre').tap()
      await expect(button).toBeVisible()
      expect((await boxOf(button)).height).toBeGreaterThan(43.9)
      await page.locator('#first').tap()
      await expect(button).toBeHidden()
      await page.locator('pre').tap()
      await button.tap()
      await expect(widget(page).context.getByRole('listitem')).toContainText('const answer = 42')
    }
  )
})

test(
  'with both options off its code is not loaded; with a selector each is offered where the selector matches',
  slow,
  async ({ page, open }) => {
    const chunks: string[] = []
    page.on('request', request => request.url().includes('/ask-about-') && chunks.push(request.url()))
    await open({ selection: false, codeBlocks: false })
    await pressShortcut(page)
    await expect(widget(page).composer).toBeFocused()
    expect(chunks).toEqual([])
    // The control: with the options on, the code is loaded.
    await open({ selection: '#install', codeBlocks: 'aside pre' })
    await expect.poll(() => chunks.length).toBe(1)
    await select(page, '#first')
    await expect(offerOf(page).about).toBeVisible()
    await select(page, '#hidden')
    await expect(offerOf(page).button).toBeHidden()
    await page.locator('pre').hover()
    await expect(offerOf(page).button).toBeHidden()
  }
)

test(
  'chips stay with the draft when the panel is closed and when the page is loaded again',
  slow,
  async ({ page, open }) => {
    await open({ keepOpen: false })
    await drag(page, page.locator('#first'))
    await offerOf(page).about.click()
    const { context, composer, close, launcher } = widget(page)
    await composer.fill('What does')
    await close.click()
    await launcher.click()
    await expect(context.getByRole('listitem')).toHaveCount(1)
    await open({ keepOpen: false })
    await launcher.click()
    await expect(context.getByRole('listitem')).toContainText('A paragraph of words')
    await expect(composer).toHaveValue('What does')
    await context.getByRole('button', { name: 'Remove Selected text: A paragraph of words that a re' }).click()
    await expect(context).toHaveCount(0)
    await expect(composer).toBeFocused()
  }
)

test(
  'a pasted text of 40 KB is sent whole; the question shows its beginning, and all of it on request',
  slow,
  async ({ page, open, platform }) => {
    await open()
    await widget(page).launcher.click()
    const { composer, questions } = widget(page)
    await expect(composer).toBeFocused()
    const text = Array.from({ length: 1000 }, (_, line) => `${line}: ${'some words of a log '.repeat(2)}`.trim()).join(
      '\n'
    )
    expect(text.length).toBeGreaterThan(40_000)
    await composer.fill('Why? ')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(given => navigator.clipboard.writeText(given), text)
    await page.keyboard.press('ControlOrMeta+v')
    await expect(composer).toHaveValue(`Why? ${text}`)
    expect((await boxOf(composer)).height).toBeLessThan(160)
    await composer.press('Enter')
    await expect.poll(() => platform.questions.length).toBe(1)
    expect(platform.questions[0]?.body.messages[0]?.parts[0]?.text).toBe(`Why? ${text}`)
    platform.questions[0]?.text('Yes.')
    platform.questions[0]?.finish()
    await expect(questions.getByRole('button', { name: 'Show all' })).toBeVisible()
    expect((await boxOf(questions)).height).toBeLessThan(500)
    await questions.getByRole('button', { name: 'Show all' }).click()
    await expect(questions.getByRole('button', { name: 'Show less' })).toBeVisible()
    await expect(questions).toContainText('999: some words')
  }
)

test('the button works on the demo site too, which uses the script tag', slow, async ({ page, site }) => {
  await page.goto(`${site}/options`)
  await drag(page, page.locator('main p').first())
  await offerOf(page).about.click()
  await expect(widget(page).context.getByRole('listitem')).toHaveCount(1)
  const sent = page.waitForRequest(/\/message$/)
  await ask(page, 'What does this mean?')
  expect((await sent).postDataJSON().context).toEqual([
    expect.objectContaining({ type: 'textSelection', path: '/options' })
  ])
})

test.describe('an empty conversation', () => {
  const hint = (page: Page) => page.getByText('from anywhere on the page')

  test(
    'suggests questions that the page answers, and the answer’s first source is that page',
    slow,
    async ({ page, site }) => {
      await page.goto(`${site}/getting-started`)
      await widget(page).launcher.click()
      const question = page.getByRole('button', { name: 'How do I add the widget with a script tag?' })
      await question.click()
      await widget(page).answers.and(page.locator('[aria-busy=false]')).waitFor()
      await expect(widget(page).sources.getByRole('link').first()).toHaveAttribute('href', /\/getting-started#/)
    }
  )

  test('requests suggestions only from an address that `suggestionsUrl` names', slow, async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', request => request.method() === 'GET' && asked.push(new URL(request.url()).pathname))
    await open({ keepOpen: false })
    await widget(page).launcher.click()
    await expect(hint(page)).toBeVisible()
    expect(asked.filter(path => path.includes('suggestions'))).toEqual([])
    // The control: the counter sees a request for suggestions.
    await open({ keepOpen: false, suggestionsUrl: '/questions/suggestions' })
    await widget(page).launcher.click()
    await expect.poll(() => asked.filter(path => path.endsWith('/suggestions'))).toEqual(['/questions/suggestions'])
    await expect(widget(page).composer).toBeFocused()
  })

  test('names the keyboard shortcut', slow, async ({ page, open }) => {
    await open()
    await widget(page).launcher.click()
    await expect(hint(page)).toHaveText(/^(Ctrl|Cmd)\+I from anywhere on the page$/)
  })

  test.describe('on touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('names no keyboard shortcut', slow, async ({ page, open }) => {
      await open()
      await widget(page).launcher.tap()
      await expect(hint(page)).toBeAttached()
      await expect(hint(page)).toBeHidden()
    })
  })
})
