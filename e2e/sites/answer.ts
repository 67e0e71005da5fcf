import type { Locator, Page } from 'playwright/test'
import { widget } from '../test.ts'

/** A link of an answer to a page of the site. */
export interface AnswerLink {
  url: string
  isSource: boolean
  /** What the source list says that stands there: the section, or the page where there is none. */
  section: string
}

/** The text of an answer, whole and without its code. */
export const answerText = (answer: Locator): Promise<[text: string, prose: string]> =>
  answer.evaluate(element => {
    const prose = element.cloneNode(true) as HTMLElement
    for (const code of prose.querySelectorAll('pre, code')) code.remove()
    // biome-ignore lint/performance/useDomNodeTextContent: markup is looked for at the beginning of lines
    return [(element as HTMLElement).innerText, prose.textContent ?? '']
  })

/** The sources of an answer, those that are folded too, and what else it links to on the site. */
export const ownLinks = async (answer: Locator, siteUrl: string): Promise<AnswerLink[]> => {
  const page = answer.page()
  const more = page.getByRole('button', { name: /^\d+ more$/ })
  if (await more.count()) await more.last().click()
  const read = (links: Locator) =>
    links.evaluateAll(all =>
      all.map(link => ({
        url: (link as HTMLAnchorElement).href,
        section: [...link.querySelectorAll('.source-title, .source-section')].at(-1)?.textContent ?? ''
      }))
    )
  const sources = await read(widget(page).sources.last().getByRole('link'))
  const others = (await read(answer.locator('a'))).filter(({ url }) => !sources.some(source => source.url === url))
  const origin = new URL(siteUrl).origin
  return [
    ...sources.map(source => ({ ...source, isSource: true })),
    ...[...new Map(others.map(link => [link.url, { ...link, isSource: false }])).values()].filter(({ url }) =>
      url.startsWith(origin)
    )
  ]
}

/** Opens each link in a tab of its own: its status, and what is wrong with the place that it leads to. */
export const openLinks = async (page: Page, links: AnswerLink[]) => {
  const tab = await page.context().newPage()
  const opened = []
  for (const { url, section } of links) {
    const status = (await tab.goto(url))?.status() ?? (await page.request.get(url)).status()
    opened.push({ url, status, ...(await problemOf(tab, url, section)) })
  }
  await tab.close()
  return opened
}

/** Nothing when the address’s anchor is there and begins the section that the source names. */
const problemOf = async (tab: Page, url: string, section: string): Promise<{ problem?: string }> => {
  const id = decodeURIComponent(new URL(url).hash.slice(1))
  const place = id
    ? tab.locator(`[id=${JSON.stringify(id)}], [name=${JSON.stringify(id)}]`).first()
    : tab.locator('h1').first()
  const isThere = await place.waitFor({ state: 'attached', timeout: 2_000 }).then(
    () => true,
    () => false
  )
  if (!isThere) return { problem: id ? `no anchor ${id}` : 'no heading' }
  const heading = await place.evaluate(element => {
    const isHeading = /^H[1-6]$/.test(element.tagName)
    const nearest = isHeading
      ? element
      : (element.querySelector('h1,h2,h3,h4,h5,h6') ?? element.closest('h1,h2,h3,h4,h5,h6'))
    return (nearest ?? element.parentElement ?? element).textContent ?? ''
  })
  // Sections of one name carry their address as well.
  const name = section.replace(/\s\/\S*$/, '')
  return words(heading).includes(words(name)) ? {} : { problem: `“${heading}” is not “${section}”` }
}

const words = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
