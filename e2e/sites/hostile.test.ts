import { isInFront, whenIdle } from '../hostile-page.ts'
import { ask, expect, test, widget } from '../test.ts'
import { openFirefox } from './firefox.ts'
import type { ForeignPage } from './foreign-page.ts'
import * as foreign from './foreign-widget.ts'
import { type RunningSite, startSite } from './running-site.ts'
import type { SiteSource } from './site.ts'
import { startStrictHost } from './strict-host.ts'
import { openWebKit } from './webkit.ts'

const minutes = 60_000

interface HostileSite {
  site: SiteSource
  what: string
  /** Runs before any script of the page. */
  script(): void
  question: string
}

/** Real sites, each with a script that disturbs the widget. */
const sites: HostileSite[] = [
  {
    site: {
      name: 'html',
      base: '/manual/',
      dist: 'public',
      clean: false,
      npm: true,
      namesItsAddress: ['template.html']
    },
    what: 'has a transform on its root',
    script: () =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.transform = 'translateX(0)'
      }),
    question: 'How long are the blades?'
  },
  {
    site: {
      name: 'mkdocs',
      base: '/manual/',
      dist: 'site',
      namesItsAddress: ['mkdocs.yml'],
      commands: [['mkdocs', 'build', '--strict', '--quiet']]
    },
    what: 'adds a method to every object, and has an overlay above everything',
    script: () => {
      Object.assign(Object.prototype, { extend: () => {} })
      addEventListener('DOMContentLoaded', () => {
        const overlay = document.createElement('div')
        overlay.style.cssText = 'position:fixed;inset:0;z-index:2147483647'
        document.body.append(overlay)
      })
    },
    question: 'Why does an upgrade wait?'
  },
  {
    site: {
      name: 'sphinx',
      base: '/en/latest/',
      dist: 'build',
      commands: [['sphinx-build', '-q', '-W', '-b', 'html', 'docs', 'build']]
    },
    what: 'is zoomed, and freezes Object.prototype and Array.prototype',
    script: () => {
      Object.freeze(Object.prototype)
      Object.freeze(Array.prototype)
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.zoom = '1.5'
      })
    },
    question: 'How do I install Tide with pip?'
  }
]

for (const { site, what, script, question } of sites) {
  test.describe(site.name, () => {
    let running: RunningSite
    test.beforeAll(async () => {
      test.setTimeout(15 * minutes)
      running = await startSite(site, `hostile-${site.name}`)
    })
    test.afterAll(() => running?.stop())

    test(`the widget is in front and answers on a site that ${what}`, async ({ page }) => {
      await page.addInitScript(script)
      await page.goto(running.url)
      await whenIdle(page)
      await page.evaluate(() => scrollTo(0, 500))
      await expect.poll(() => isInFront(page, '.launcher')).toBe(true)
      await widget(page).launcher.click()
      await expect(widget(page).composer).toBeFocused()
      await expect.poll(() => isInFront(page, '.panel')).toBe(true)
      await ask(page, question)
      await expect(widget(page).sources).toBeVisible()
    })
  })
}

/** What a page does after its widget has loaded, in a browser that Playwright does not drive. */
const pages: Record<string, () => void> = {
  'has a transform on its root and is scrolled': () => {
    document.documentElement.style.transform = 'translateX(0)'
    document.body.style.minHeight = '3000px'
    scrollTo(0, 700)
  },
  'has an overlay with the largest z-index': () => {
    const overlay = document.createElement('div')
    overlay.style.position = 'fixed'
    overlay.style.inset = '0'
    overlay.style.zIndex = '2147483647'
    document.body.append(overlay)
  },
  'freezes Object.prototype and Array.prototype': () => {
    Object.freeze(Object.prototype)
    Object.freeze(Array.prototype)
  },
  'is zoomed': () => {
    document.documentElement.style.zoom = '1.5'
  },
  'replaces its body': () => {
    document.body = document.createElement('body')
  }
}

for (const [browser, openBrowser] of Object.entries({ firefox: openFirefox, webkit: openWebKit })) {
  test.describe(browser, () => {
    let page!: ForeignPage
    let host: Awaited<ReturnType<typeof startStrictHost>>
    test.beforeAll(async () => {
      host = await startStrictHost()
      page = await openBrowser()
      await page.resize(1360, 900)
    })
    test.afterAll(async () => {
      await page?.close()
      await host?.close()
    })

    /** Whether a part of the widget is inside the window, with nothing of the page over its middle. */
    const isInFront = (selector: string) =>
      page.run(selector => {
        const host = document.querySelector('docs-assistant')
        const box = host?.shadowRoot?.querySelector(selector)?.getBoundingClientRect()
        if (!box?.width) return false
        const { left, right, top, bottom } = box
        const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
        return isInside && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === host
      }, selector)

    for (const [name, work] of Object.entries(pages)) {
      // Skipped in WebKit, whose getBoundingClientRect() ignores the zoom, so that clicks would miss.
      if (browser === 'webkit' && name === 'is zoomed') continue
      test(`the widget is in front and answers on a page that ${name}`, async () => {
        await page.goto(`${host.url}/_site/favicon.svg`)
        await page.run(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        await page.goto(host.url)
        await foreign.waitForShown(page, foreign.elements.launcher)
        await foreign
          .poll(() =>
            page.run(() => document.querySelector('docs-assistant')?.shadowRoot?.querySelector('.ask-about') != null)
          )
          .toBe(true)
        await page.run(work)
        await foreign.poll(() => isInFront('.launcher')).toBe(true)
        await foreign.open(page)
        await foreign.poll(() => isInFront('.panel')).toBe(true)
        await foreign.ask(page, 'How do I add the widget with a script tag?')
        await foreign.waitForShown(page, foreign.elements.sources)
        await foreign.click(page, foreign.elements.button('Close'))
        await foreign.waitForShown(page, foreign.elements.panel, 0)
      })
    }
  })
}
