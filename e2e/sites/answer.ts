import type { Locator, Page } from 'playwright/test'
import { widget } from '../test.ts'

/** A link of an answer to a page of the site. */
export interface AnswerLink {
  url: string
  isSource: boolean
  /** The section that the link’s text names, or the page if it names no section. */
  section: string
}

/** The text of an answer, once with and once without its code. */
export const answerText = (answer: Locator): Promise<[text: string, prose: string]> =>
  answer.evaluate(element => {
    const prose = element.cloneNode(true) as HTMLElement
    for (const code of prose.querySelectorAll('pre, code')) code.remove()
    // biome-ignore lint/performance/useDomNodeTextContent: markup is looked for at the beginning of lines
    return [(element as HTMLElement).innerText, prose.textContent ?? '']
  })

/** The sources of an answer, including the folded ones, and its other links to pages of the site. */
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

/** Opens each link in a second tab, and returns its status and the problem of its target, if it has one. */
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

/** Returns no problem if the anchor exists and stands at the heading of the section that the source names. */
const problemOf = async (tab: Page, url: string, section: string): Promise<{ problem?: string }> => {
  const id = decodeURIComponent(anchorOf(new URL(url)))
  const place = id
    ? tab.locator(`[id=${JSON.stringify(id)}], [name=${JSON.stringify(id)}]`).first()
    : tab.locator('h1').first()
  const isAttached = await place.waitFor({ state: 'attached', timeout: 10_000 }).then(
    () => true,
    () => false
  )
  if (!isAttached) return { problem: id ? `no anchor ${id}` : 'no heading' }
  const heading = await place.evaluate(element => {
    // Sphinx shows a member by its own name, below that of its class.
    if (element.tagName === 'DT') return `${element.id} ${element.textContent}`
    const isHeading = /^H[1-6]$/.test(element.tagName)
    const nearest = isHeading
      ? element
      : (element.querySelector('h1,h2,h3,h4,h5,h6') ?? element.closest('h1,h2,h3,h4,h5,h6'))
    return (nearest ?? element.parentElement ?? element).textContent ?? ''
  })
  // Where several sections have one name, the link’s text adds the address, which is removed here, or names the one above.
  const [name, ...above] = section
    .replace(/\s\/\S*$/, '')
    .split(' › ')
    .map(words)
    .reverse()
  const headings = above.length > 0 ? (await tab.locator('h1,h2,h3,h4,h5,h6,dt').allTextContents()).map(words) : []
  const isThere = above.every(each => headings.some(other => other.includes(each)))
  return words(heading).includes(name ?? '') && isThere ? {} : { problem: `“${heading}” is not “${section}”` }
}

/** The anchor of an address: of one whose page is behind the hash as well, the id that it asks for. */
export const anchorOf = ({ hash }: URL): string =>
  hash.startsWith('#/') ? (/[?&]id=([^&]*)/.exec(hash)?.[1] ?? '') : hash.slice(1)

const words = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
