import { asObject, asText } from '../config/index.ts'
import type { Settings } from '../settings.ts'

/** Front matter with its names in lower case, because Hugo ignores their case. */
export const loweredNames = (frontMatter: Settings): Settings =>
  Object.fromEntries(Object.entries(frontMatter).map(([name, value]) => [name.toLowerCase(), value]))

/** Whether a page is built by its front matter: it is no draft, not expired and not of a day to come. */
export const isBuilt = (page: Settings, settings: Settings): boolean =>
  (page.draft !== true || settings.builddrafts === true) &&
  !(timeOf(page.expirydate ?? page.unpublishdate) < Date.now() && settings.buildexpired !== true) &&
  !(
    timeOf(page.publishdate ?? page.pubdate ?? page.published ?? page.date) > Date.now() &&
    settings.buildfuture !== true
  )

const timeOf = (value: unknown): number => Date.parse(asText(value) ?? '')

/** Whether a page that is built has an address. */
export const isRendered = (page: Settings, isBundle: boolean): boolean => {
  const { render } = asObject(page.build ?? page._build)
  return !(isBundle && page.headless === true) && render !== false && render !== 'never' && render !== 'link'
}
