import { exchange, reasonOf } from '../exchange.ts'
import { type DocsPage, type FoundWidget, readDocsPage } from './docs-page.ts'
import { bad, type Finding, good, warning } from './finding.ts'
import { type Policy, readPolicies } from './policy.ts'

export interface PageCheck {
  /** Where readers end up. */
  page: URL
  findings: Finding[]
  widget: FoundWidget | undefined
  /** `undefined` where the page could not be read. */
  policies: Policy[] | undefined
}

const subject = 'docs page'

/** Fetches the page as a browser would and looks for the widget in it. */
export const checkPage = async (page: URL, signal: AbortSignal): Promise<PageCheck> => {
  const nothing = (finding: Finding): PageCheck => ({
    page,
    findings: [finding],
    widget: undefined,
    policies: undefined
  })
  const answered = await exchange(
    { url: page.href, headers: { Accept: 'text/html' }, redirect: 'follow' },
    signal
  ).catch(reasonOf)
  signal.throwIfAborted()
  if (typeof answered === 'string') {
    return nothing(
      bad(subject, `${page.href} cannot be reached: ${answered}`, 'Give the address of a page of the docs.')
    )
  }
  const { status, headers, text, url } = answered
  if (status !== 200 || !/html/i.test(headers.get('content-type') ?? '')) {
    return nothing(warning(subject, `it answers ${status}, and no HTML`, 'Give the address of a page of the docs.'))
  }
  const { widgets, policies } = readDocsPage(text, url)
  return {
    page: new URL(url),
    findings: [foundWidgets(widgets)],
    widget: widgets[0],
    policies: readPolicies(headers.get('content-security-policy'), policies)
  }
}

const foundWidgets = (widgets: DocsPage['widgets']): Finding => {
  const [widget, ...others] = widgets
  if (!widget) {
    const advice = 'If a program mounts it, give --domain and --assistant-key. Else add the script tag to the page.'
    return warning(subject, 'its HTML holds no widget', advice)
  }
  const where = widget.script ? `a script tag, ${widget.script.url}` : 'an element <docs-assistant>'
  return good(subject, `the widget is in it as ${where}${others.length > 0 ? ` (and ${others.length} more)` : ''}`)
}
