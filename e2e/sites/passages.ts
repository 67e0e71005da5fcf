import type { Page } from 'playwright/test'
import { ask, expect, widget } from '../test.ts'

interface AnswerSource {
  url: string
  title: string
  section?: string
  passage?: string
}

/** Asks, follows every source of the answer, and returns the share of each passage that is marked on its page. */
export const followSources = async (page: Page, question: string) => {
  const answered = page.evaluate(
    () =>
      new Promise<AnswerSource[]>(resolve =>
        document.addEventListener('docs-assistant:answer', ({ detail }) => resolve(detail.sources), { once: true })
      )
  )
  await ask(page, question)
  const followed = []
  for (const [index, source] of (await answered).entries()) {
    const more = page.getByRole('button', { name: /^\d+ more$/ })
    if (await more.count()) await more.last().click()
    const link = widget(page).sources.last().getByRole('link').nth(index)
    await waitForTextFragment(page, link)
    await link.click()
    followed.push({ url: source.url, passage: source.passage, ...(await markOf(page, source)) })
  }
  return followed
}

/** Focuses a link until its address has a text fragment: the code that adds it is loaded after the answer. */
const waitForTextFragment = async (page: Page, link: ReturnType<Page['locator']>) =>
  expect(async () => {
    await widget(page).composer.focus()
    await link.focus()
    expect(await link.getAttribute('href')).toContain(':~:text=')
  })
    .toPass({ timeout: 5_000 })
    .catch(() => {})

/** Waits for the source’s page; returns which share of the passage’s letters is marked, and whether it is in view. */
const markOf = async (page: Page, { url, passage = '' }: AnswerSource) => {
  const path = (address: string) => new URL(address).pathname.replace(/(\/index)?(\.html)?\/?$/, '')
  await expect.poll(() => path(page.url())).toBe(path(url))
  // The panel opens by itself on the next page.
  await widget(page).sources.last().waitFor()
  const read = () =>
    page
      .evaluate(() => {
        const ranges = [...(CSS.highlights.get('docs-assistant-passage') ?? [])] as Range[]
        const boxes = ranges.flatMap(range => [...range.getClientRects()])
        return {
          text: ranges.join(''),
          isSeen: boxes.some(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
        }
      })
      .catch(() => ({ text: '', isSeen: false }))
  const letters = (text: string) => text.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]+/gu, '').length
  // Polls, because the widget marks the passage a while after the page has loaded.
  await expect
    .poll(async () => (await read()).isSeen, { timeout: 9_000 })
    .toBe(true)
    .catch(() => {})
  const { text, isSeen } = await read()
  return { share: letters(text) / Math.max(1, letters(passage)), isSeen }
}
