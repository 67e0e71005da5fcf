import type { Page } from 'playwright/test'
import { findFullBrowser, launchOptions } from './browser.ts'
import { expect, slow, test, widget } from './test.ts'

// WebMCP is off by default in today’s browsers, hence the flag. The full browser, because the headless shell may never
// become idle on a page on which nothing moves.
test.use({
  launchOptions: {
    executablePath: findFullBrowser(),
    args: [...launchOptions.args, '--enable-features=WebMCP']
  }
})

/** The part of https://webmachinelearning.github.io/webmcp/ that this test uses, as an agent in the page would. */
interface ModelContext {
  getTools(): Promise<{ name: string; annotations?: object }[]>
  executeTool(tool: object, input: object): Promise<string>
}

const names = (page: Page) =>
  page.evaluate(async () => {
    const { modelContext } = document as Document & { modelContext?: ModelContext }
    return (await modelContext?.getTools())?.map(({ name }) => name).sort()
  })

const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([wanted, given]) => {
      const { modelContext } = document as Document & { modelContext?: ModelContext }
      const tool = (await modelContext?.getTools())?.find(each => each.name === wanted)
      if (tool) return modelContext?.executeTool(tool, given)
    },
    [name, input] as const
  )

test(
  'an agent in a real browser can search, and ask in the visible panel, until the widget is destroyed',
  slow,
  async ({ page, site }) => {
    await page.goto(site)
    await expect.poll(() => names(page)).toEqual(['ask_docs', 'search_docs'])
    expect(await call(page, 'search_docs', { query: 'subresource integrity' })).toContain('/getting-started#')
    await expect(widget(page).panel).toBeHidden()
    const question = 'How do I use the widget with subresource integrity?'
    expect(await call(page, 'ask_docs', { question })).toContain('Sources:')
    await expect(widget(page).panel).toBeVisible()
    await expect(widget(page).questions).toHaveText(/subresource integrity/)
    expect(await call(page, 'ask_docs', {})).toContain('wants the text of a question')
    await expect(widget(page).questions).toHaveCount(1)
    await page.evaluate(() => (window as unknown as { DocsAssistant: { destroy(): void } }).DocsAssistant.destroy())
    await expect.poll(() => names(page)).toEqual([])
  }
)
