import type { Page } from 'playwright/test'
import { ask, expect, widget } from '../test.ts'

interface AnswerSource {
  url: string
  title: string
  section?: string
  passage?: string
}

/** Follows every source of the answer to a question, and says how much of each passage is marked on its page. */
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
    await aim(page, link)
    await link.click()
    followed.push({ url: source.url, passage: source.passage, ...(await markOf(page, source)) })
  }
  return followed
}

/** The panel’s code comes after an answer; a link is aimed at its passage when it is there. */
const aim = async (page: Page, link: ReturnType<Page['locator']>) =>
  expect(async () => {
    await widget(page).composer.focus()
    await link.focus()
    expect(await link.getAttribute('href')).toContain(':~:text=')
  })
    .toPass({ timeout: 5_000 })
    .catch(() => {})

/** The share of a passage’s letters that is marked, once its page is there, and whether the reader sees it. */
const markOf = async (page: Page, { url, passage = '' }: AnswerSource) => {
  const path = (address: string) => new URL(address).pathname.replace(/(\/index)?(\.html)?\/?$/, '')
  await expect.poll(() => path(page.url())).toBe(path(url))
  // On the next page the panel opens by itself.
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
  // What is marked is asked for until it is there.
  await expect
    .poll(async () => (await read()).isSeen, { timeout: 9_000 })
    .toBe(true)
    .catch(() => {})
  const { text, isSeen } = await read()
  return { share: letters(text) / Math.max(1, letters(passage)), isSeen }
}
