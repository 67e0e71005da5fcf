import { isBelow } from '../../shared/docs-address.ts'
import type { ResolvedOptions } from '../../widget/options.ts'

/** Whether a click means “open it here”. With a modifier or another button it asks the browser for a tab, a window or a file. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** Whether a link stays on the site: on the page’s origin or on that of the docs. A mailto link leaves no page either. */
export const isOwnLink = (url: string, docsUrl: string): boolean => {
  const { host, origin } = new URL(url)
  return !host || origin === new URL(docsUrl).origin || origin === location.origin
}

/** Whether the reader may follow a link without a warning. */
export const isTrustedLink = (
  url: string,
  { linkOrigins, docsUrl }: Pick<ResolvedOptions, 'linkOrigins' | 'docsUrl'>
): boolean => !linkOrigins || isOwnLink(url, docsUrl) || isBelow(new URL(url), linkOrigins)
