import type { Page } from 'playwright/test'
import { findWholeBrowser, launchOptions } from './browser.ts'
import { expect, slow, test, widget } from './test.ts'

// Off by default in the browsers of today; the headless shell alone may never be idle on a page that nothing moves.
test.use({
  launchOptions: {
    executablePath: findWholeBrowser(),
    args: [...launchOptions.args, '--enable-features=WebMCP']
  }
})

/** What this test uses of https://webmachinelearning.github.io/webmcp/, as an agent in the page has it. */
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
  'the agent of a real browser searches, asks where the reader sees it, and loses both with the widget',
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
