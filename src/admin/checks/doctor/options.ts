import type { DocsPage, FoundWidget } from './docs-page.ts'
import { bad, type Finding, warning } from './finding.ts'
import { faultOf, isOption, likelyOption } from './known-options.ts'

const subject = 'options'

/** Checks whether every attribute is an option with a valid value. */
export const checkOptions = (widgets: FoundWidget[], { base }: DocsPage): Finding[] =>
  widgets.flatMap(widget => [...names(widget), ...values(widget, base), ...places(widget)])

const prefixOf = ({ script }: FoundWidget) => (script ? 'data-' : '')

/** Attributes that other tools add to a script tag or an element. */
const foreign =
  /^(on[a-z]+|aria-.*|class|id|style|slot|part|lang|dir|hidden|inert|title|tabindex|role|is|nonce|popover|exportparts|translate|draggable|accesskey|suppresshydrationwarning|cfasync|cf-.*|turbo-.*|turbolinks-.*|astro-.*|swup-.*|nscript|pagefind-.*|cookieconsent|cookiecategory|category|consent.*|usercentrics|categories|rocket.*|no-.*|loading-method|pjax|rh|n-.*|v-.*|svelte-.*|testid|react-.*)$/

const names = (widget: FoundWidget): Finding[] => {
  const prefix = prefixOf(widget)
  return Object.keys(widget.options).flatMap(name => {
    // On an element, `data-` attributes and the bound attributes of a framework (`:x`, `@x`) are no options.
    if (isOption(name) || (!widget.script && /^data-|[:@._[(]/.test(name))) return []
    const meant = likelyOption(name)
    if (meant) return [bad(subject, `${prefix}${name} is no option`, `Did you mean ${prefix}${meant}?`)]
    if (foreign.test(name)) return []
    return [
      warning(subject, `${prefix}${name} is no option`, 'Take it away, or see docs/options.md for what there is.')
    ]
  })
}

const values = (widget: FoundWidget, base: string): Finding[] =>
  Object.entries(widget.options).flatMap(([name, text]) => {
    const fault = faultOf(name, text, base)
    const shown = `${prefixOf(widget)}${name}`
    if (!fault) return []
    const isBroken = fault.startsWith('is broken JSON')
    const advice = isBroken
      ? 'Write JSON with double quotes, in an attribute with single quotes.'
      : `See docs/options.md for ${name}.`
    return [bad(subject, `${shown} ${fault}: ${text.slice(0, 60)}`, advice)]
  })

/** Checks addresses that are valid but not the expected one. */
const places = ({ options }: FoundWidget): Finding[] => {
  const { 'base-url': baseUrl = '', endpoint, domain } = options
  const findings: Finding[] = []
  if (/\/discovery\/v\d/.test(baseUrl)) {
    const found = 'base-url holds the path of the endpoint too'
    findings.push(bad(subject, found, 'Give the part before /discovery, or the whole as endpoint.'))
  }
  if (endpoint === '' || (domain === '' && endpoint === undefined)) {
    findings.push(bad(subject, `${domain === '' ? 'domain' : 'endpoint'} is empty`, 'Fill it in, or take it away.'))
  }
  return findings
}
