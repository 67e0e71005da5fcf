import type { PageTarget } from './options.ts'

/** The owner’s list; what has no name, or could lead anywhere but to a site, is warned of and left out. */
export const readTargets = (given: unknown): PageTarget[] => {
  if (!given) return []
  const all = Array.isArray(given) ? given : [given]
  return all.filter((target): target is PageTarget => {
    const isTarget = typeof target?.label === 'string' && target.label.trim() && isSite(target.url)
    if (!isTarget) console.warn('Docs Assistant: targets wants { label, url } with an http or https URL, not', target)
    return isTarget
  })
}

/** Whether it leads to a site whatever is filled in: that is encoded, so no host can come of it. */
const isSite = (url: unknown) =>
  typeof url === 'string' && /^https?:\/\/[^/?#{]/i.test(url) && URL.canParse(fill(url, '', ''))

/** The address with that of the page and of its Markdown filled in. */
export const targetAddress = ({ url }: PageTarget, markdown: string): string => fill(url, location.href, markdown)

const fill = (template: string, url: string, markdown: string) =>
  template.replaceAll('{url}', encodeURIComponent(url)).replaceAll('{markdown}', encodeURIComponent(markdown))
