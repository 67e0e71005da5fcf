import type { PageTarget } from './options.ts'

/** Validates the owner’s list. Warns of targets that have no label or whose address is not of http(s), and drops them. */
export const readTargets = (given: unknown): PageTarget[] => {
  if (!given) return []
  const all = Array.isArray(given) ? given : [given]
  return all.filter((target): target is PageTarget => {
    const isTarget = typeof target?.label === 'string' && target.label.trim() && isSite(target.url)
    if (!isTarget) console.warn('Docs Assistant: targets wants { label, url } with an http or https URL, not', target)
    return isTarget
  })
}

/** Whether the address leads to a fixed http(s) host. Filled-in values are encoded, so they cannot change the host. */
const isSite = (url: unknown) =>
  typeof url === 'string' && /^https?:\/\/[^/?#{]/i.test(url) && URL.canParse(fill(url, '', ''))

/** The address with that of the page and of its Markdown filled in. */
export const targetAddress = ({ url }: PageTarget, markdown: string): string => fill(url, location.href, markdown)

const fill = (template: string, url: string, markdown: string) =>
  template.replaceAll('{url}', encodeURIComponent(url)).replaceAll('{markdown}', encodeURIComponent(markdown))
