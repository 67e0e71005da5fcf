import { join } from 'node:path'
import { errorsOf, type HostilePage, openHostilePage, ways, whenIdle } from './hostile-page.ts'
import { ask, assistantKey, expect, row, slow, test, widget } from './test.ts'

const library = (path: string) => join(import.meta.dirname, '../node_modules', path)

/** Freezes constructors and prototypes, as a page does that wants to be safe. */
const freezeAll = `for (const each of [
  Object, Array, Function, String, Number, Boolean, RegExp, Promise, Map, Set, WeakMap, WeakSet, Date, Error, TypeError,
  Symbol, URL, Event, EventTarget, Node, Element, HTMLElement, Document, ShadowRoot, CSSStyleSheet, Response, Headers,
  AbortController, AbortSignal, ReadableStream, TextDecoder
]) { Object.freeze(each); Object.freeze(each.prototype) }`

/** Names of methods that old libraries add to every object. */
const names = `extend each clone first last max min sum isEmpty merge contains remove insert log equals tap bind on
  off find toQueryString implement alias hide watch unwatch`

const zone: HostilePage = { libraries: [library('zone.js/bundles/zone.umd.js')] }

/** What clumsy pages do to JavaScript’s globals and to the document before the widget loads. */
const pages: Record<string, HostilePage> = {
  'adds to every object and array': { script: 'Object.prototype.extend = Array.prototype.last = () => {}' },
  'adds a dozen methods to every object, text, list and function': {
    script: `for (const each of [Object, String, Array, Function])
      for (const name of '${names.replace(/\s+/g, ' ')}'.split(' ')) each.prototype[name] ??= () => {}`
  },
  'adds accessors to every object': {
    script: `Object.defineProperty(Object.prototype, 'title', { get: () => 'Page', set() {}, enumerable: true })`
  },
  'freezes Object.prototype': { script: 'Object.freeze(Object.prototype)' },
  'freezes Array.prototype': { script: 'Object.freeze(Array.prototype)' },
  'freezes everything': { script: freezeAll },
  'has a bind of its own, as MooTools': {
    script: `Function.prototype.bind = function (self, args) {
      const list = args == null ? undefined : Array.isArray(args) ? args : [args]
      return (...given) => this.apply(self, list ?? given)
    }`
  },
  'has an entries of its own, as Prototype.js': {
    script: `Array.prototype.entries = function () { return [...this] }
      Array.prototype.toJSON = function () { return [...this] }`
  },
  'has polyfills of methods that are there': {
    script: `Array.prototype.at = function (i) { i = Math.trunc(i) || 0; return this[i < 0 ? this.length + i : i] }
      Array.prototype.flat = function () { return [].concat(...this) }
      Array.prototype.findLast = function (is) { for (let i = this.length; i--;) if (is(this[i], i, this)) return this[i] }
      Element.prototype.remove = function () { this.parentNode?.removeChild(this) }
      Element.prototype.append = function (...nodes) {
        for (const each of nodes) this.appendChild(each.nodeType ? each : document.createTextNode(each))
      }`
  },
  'wraps addEventListener, attachShadow and JSON.parse': {
    script: `const { addEventListener } = EventTarget.prototype
      EventTarget.prototype.addEventListener = function (name, listen, options) {
        return addEventListener.call(this, name, event => listen.call?.(this, event), options)
      }
      const { attachShadow } = Element.prototype
      Element.prototype.attachShadow = function (init) { return attachShadow.call(this, { ...init }) }
      const { parse } = JSON
      JSON.parse = (...given) => parse(...given)`
  },
  'brings a Promise and a fetch of its own': {
    script: `window.Promise = class extends Promise {}; const { fetch: own } = window; window.fetch = (...given) => own(...given)`
  },
  'brings zone.js': zone,
  'brings core-js 2': { libraries: [library('core-js2/client/shim.min.js')] },
  'has images called like what a document has': {
    body: ['body', 'activeElement', 'head', 'fonts', 'title', 'scrollingElement', 'adoptedStyleSheets', 'baseURI']
      .map(name => `<img name="${name}" alt="">`)
      .join('')
  }
}

for (const [index, [name, given]] of Object.entries(pages).entries()) {
  test(`answers on a page that ${name}, by each way to include the widget`, row(index), async ({ page, site }) => {
    const errors = errorsOf(page)
    for (const way of ways) {
      await test.step(way, async () => {
        await page.unrouteAll()
        await openHostilePage(page, site, given, way)
        await whenIdle(page)
        await widget(page).launcher.click()
        await ask(page, 'How do I add the widget with a script tag?')
        await expect(widget(page).sources.last()).toBeVisible()
        await expect(widget(page).answers.last()).toHaveAttribute('aria-busy', 'false')
        expect(errors).toEqual([])
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
      })
    }
  })
}

test(
  'logs nothing where zone.js watches every promise and an answer cannot be gone on with',
  slow,
  async ({ page, site }) => {
    const errors = errorsOf(page)
    await openHostilePage(page, site, zone)
    await whenIdle(page)
    await widget(page).launcher.click()
    await ask(page, 'How do I add the widget with a script tag?')
    await expect(widget(page).answers).toHaveAttribute('aria-busy', 'false')
    // As it is stored while an answer is written that the service has lost by the next page.
    await page.evaluate(() =>
      addEventListener('pagehide', () => {
        const key = Object.keys(localStorage).find(name => name.includes(':thread:')) as string
        const [head = '', turns = ''] = (localStorage.getItem(key) as string).split('\n')
        localStorage.setItem(key, `${JSON.stringify({ ...JSON.parse(head), resume: '/gone' })}\n${turns}`)
      })
    )
    const asked = page.waitForResponse('**/gone?*')
    await page.reload()
    expect((await asked).status()).toBe(404)
    await whenIdle(page)
    await expect(widget(page).answers).toHaveAttribute('aria-busy', 'false')
    expect(errors.filter(error => !/404/.test(error))).toEqual([])
  }
)

test(
  'logs nothing where zone.js watches every promise and the page catches what a destroyed assistant throws',
  slow,
  async ({ page, site }) => {
    const errors = errorsOf(page)
    await openHostilePage(page, site, zone, 'module')
    const key = await assistantKey(page, site)
    const code = await page.evaluate(async key => {
      const path = '/widget/index.js'
      const { mount } = await import(path)
      const assistant = mount({ domain: 'local', assistantKey: key })
      await assistant.ask('Where are the options?')
      assistant.destroy()
      try {
        await assistant.ask('Where are the options?')
      } catch (error) {
        return (error as { code?: string }).code
      }
    }, key)
    expect(code).toBe('interrupted')
    expect(errors).toEqual([])
  }
)

/** Pages on which the widget cannot be created, with the reason that is logged. */
const impossible: Record<string, HostilePage & { why: RegExp }> = {
  'has a form called createElement': { body: '<form name="createElement"></form>', why: /createElement/ },
  'has an element of the widget’s name with a closed root': {
    script: `customElements.define('docs-assistant', class extends HTMLElement {
      constructor() {
        super()
        this.attachShadow({ mode: 'closed' })
      }
    })`,
    why: /attachShadow|another element of this name/
  }
}

for (const [index, [name, { why, ...given }]] of Object.entries(impossible).entries()) {
  for (const way of ways) {
    test(
      `logs in one line why there is no widget on a page that ${name}: ${way}`,
      row(index),
      async ({ page, site }) => {
        const errors = errorsOf(page)
        await openHostilePage(page, site, given, way)
        await expect.poll(() => errors).toEqual([expect.stringMatching(why)])
        await expect(widget(page).launcher).toHaveCount(0)
      }
    )
  }
}

test('a second copy of the element logs nothing, and the first one answers', slow, async ({ page, site }) => {
  const errors = errorsOf(page)
  await openHostilePage(page, site, {}, 'element')
  await page.addScriptTag({ type: 'module', url: '/widget/define.js?second' })
  await widget(page).launcher.click()
  await ask(page, 'How do I add the widget with a script tag?')
  await expect(widget(page).sources.last()).toBeVisible()
  expect(errors).toEqual([])
})

/** Property names that JavaScript, the browser or the widget’s code reads from objects that usually lack them. */
const soughtNames = `then get set value size has next done ref key length raw type signal mode headers children delay
  locale en assistantKey attributeFilter customElementRegistry __e`.split(/\s+/)

/** The property descriptors by which a page adds such a name to every object. */
const additions = {
  'a function': 'value: () => {}, enumerable: true, writable: true',
  'a hidden function': 'value: () => {}, writable: true',
  'a text': "value: 'text', enumerable: true, writable: true",
  'a getter': "get: () => 'text'"
}

for (const [kind, descriptor] of Object.entries(additions)) {
  test(`logs in one line which name a page has added to every object: ${kind}`, slow, async ({ page, site }) => {
    const lines: string[] = []
    page.on('console', message => lines.push(message.text()))
    page.on('pageerror', ({ message }) => lines.push(message))
    for (const name of soughtNames) {
      lines.length = 0
      await page.unrouteAll()
      const script = `Object.defineProperty(Object.prototype, '${name}', { __proto__: null, ${descriptor}, configurable: true })`
      await openHostilePage(page, site, { script }, 'module')
      // Some names break even the launcher’s creation; then the browser’s error is the line.
      const why = new RegExp(
        `Docs Assistant: the page has added ${name} to Object.prototype|^[^:]*(Failed|not a function|not iterable)`
      )
      await expect.poll(() => lines.filter(line => why.test(line)), name).not.toEqual([])
    }
    // The control: a page that adds nothing gets no line.
    lines.length = 0
    await page.unrouteAll()
    await openHostilePage(page, site, {}, 'module')
    await whenIdle(page)
    expect(lines).toEqual([])
  })
}

test(
  'logs in one line that `some` and `find` of arrays are broken, as by MooTools after Prototype.js',
  slow,
  async ({ page, site }) => {
    const lines: string[] = []
    page.on('console', message => lines.push(message.text()))
    const script = `Array.prototype.some = Array.prototype.find = function (is) {
    for (const each of this) if (is(each)) throw {}
  }`
    for (const way of ways) {
      lines.length = 0
      await page.unrouteAll()
      await openHostilePage(page, site, { script }, way)
      await expect.poll(() => lines, way).toEqual([expect.stringMatching(/`some` or `find`.*MooTools/)])
    }
  }
)

test('logs in one line that a polyfill (ShadyDOM) replaces shadow roots', slow, async ({ page, site }) => {
  const lines: string[] = []
  page.on('console', message => lines.push(message.text()))
  await openHostilePage(page, site, { script: 'window.ShadyDOM = { inUse: true }' })
  await expect.poll(() => lines).toEqual([expect.stringMatching(/ShadyDOM.*without `force`/)])
})

test(
  'logs in one line that text nodes cannot be created on the page, and the launcher offers to try again',
  slow,
  async ({ page, site }) => {
    const errors = errorsOf(page)
    await openHostilePage(page, site, { body: '<form name="createTextNode"></form>' })
    await widget(page).launcher.click()
    await expect.poll(() => errors).toEqual([expect.stringMatching(/Docs Assistant: not loaded.*createTextNode/)])
    await expect(page.getByRole('button', { name: 'Not loaded. Try again' })).toBeVisible()
  }
)

test(
  'a form whose fields have the names of its properties causes no error while the reader points at it and types',
  slow,
  async ({ page, site }) => {
    const errors = errorsOf(page)
    const fields = 'id closest parentElement children textContent style getAttribute contains querySelector matches'
    await openHostilePage(page, site, {
      body: `<form id="form" tabindex="0" style="position:fixed;inset:0 50% 50% 0;background:#fff"><p>Words of a form.</p>
      <pre><code>npm install it</code></pre>${fields
        .split(' ')
        .map(name => `<input name="${name}">`)
        .join('')}</form>`
    })
    // Playwright’s locators by role would fail on such a form, so the test looks for selectors.
    const isThere = (selector: string) =>
      page.waitForFunction(
        selector => document.querySelector('docs-assistant')?.shadowRoot?.querySelector(selector),
        selector
      )
    await isThere('.ask-about')
    await page.mouse.move(20, 20)
    await page.mouse.move(40, 60, { steps: 5 })
    await page.mouse.click(300, 10)
    await page.keyboard.press('a')
    await page.mouse.dblclick(40, 25)
    await page.locator('docs-assistant .launcher').click()
    await isThere('textarea:focus')
    expect(errors).toEqual([])
  }
)
