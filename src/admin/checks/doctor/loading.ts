import type { Deployment } from './deployment.ts'
import type { DocsPage } from './docs-page.ts'
import { bad, type Finding, good, warning } from './finding.ts'
import { blockedBy, type Load, type Policy } from './policy.ts'
import type { Programs } from './programs.ts'

const subject = 'content security policy'

/** Checks whether the page’s Content-Security-Policy lets the widget load and ask. */
export const checkPolicy = (policies: Policy[], deployment: Deployment, docs: DocsPage): Finding[] => {
  if (policies.length === 0) return [good(subject, 'the page has none, so it blocks nothing')]
  const { page } = deployment
  let isScriptBlocked = false
  const blocked = loadsOf(deployment).flatMap(([what, load, tell]) => {
    const by = load && blockedBy(policies, page, load)
    // Reports a blocked loader only once: the directive that blocks it blocks its chunks too.
    if (!by || (isScriptBlocked && load.directives[0] === 'script-src-elem')) return []
    isScriptBlocked ||= load.directives[0] === 'script-src-elem'
    const name = load.directives.at(-1)
    const advice = `Add ${load.url.origin} to ${name}${load.directives[0] === 'script-src-elem' ? ', or a right nonce to the tag' : ''}.`
    return [tell(subject, `it blocks ${what}: ${by}`, advice)]
  })
  const findings = [...blocked, ...sandboxed(policies), ...inlineOptions(policies, docs)]
  return findings.length > 0 ? findings : [good(subject, 'it lets the widget load and ask')]
}

type Tell = typeof bad

const loadsOf = ({ page, endpoint, script, feedbackUrl, suggestionsUrl, imageOrigins }: Deployment) => {
  const ask = (url: URL | undefined): Load | undefined => url && { directives: ['connect-src'], url }
  const run = (url: string): Load => ({
    directives: ['script-src-elem', 'script-src'],
    url: new URL(url),
    nonce: script?.nonce
  })
  const blocked = (origin: URL): [string, Load | undefined, Tell][] => [
    [`images of answers from ${origin.origin}`, ask(origin), warning]
  ]
  const loads: [string, Load | undefined, Tell][] = [
    ['the widget’s script', script && run(script.url), bad],
    ['the parts that the script brings', script && run(new URL('chunks/panel.js', script.url).href), bad],
    ['its questions', ask(endpoint), bad],
    ['its feedback', ask(feedbackUrl), bad],
    ['its suggestions', ask(suggestionsUrl), bad],
    ...imageOrigins.flatMap(blocked)
  ]
  const seen = new Set<string>()
  // Reports each directive once for each origin.
  return loads.filter(([, load]) => {
    const key = load && `${load.directives[0]} ${load.url.origin} ${load.url.origin === page.origin}`
    if (!key || load.url.pathname.endsWith('/chunks/panel.js')) return Boolean(key)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const sandboxed = (policies: Policy[]): Finding[] =>
  policies.some(policy => policy.has('sandbox') && !policy.get('sandbox')?.includes('allow-scripts'))
    ? [bad(subject, 'its sandbox lets no script run', 'Add allow-scripts to sandbox.')]
    : []

/** Checks the inline script with the options, which pages with a tag manager have. */
const inlineOptions = (policies: Policy[], { scripts }: DocsPage): Finding[] => {
  const inline = scripts.find(({ attributes, text }) => !attributes.src && /\bDocsAssistant\b/.test(text))
  if (!inline) return []
  const { nonce } = inline.attributes
  const isBlocked = policies.some(policy => {
    const sources = policy.get('script-src-elem') ?? policy.get('script-src') ?? policy.get('default-src')
    if (!sources) return false
    const hasHash = sources.some(source => /^'sha\d{3}-/.test(source))
    const isTrusted = nonce && sources.includes(`'nonce-${nonce}'`)
    const isOpen = sources.includes("'unsafe-inline'") && !sources.some(source => source.startsWith("'nonce-"))
    return !hasHash && !isTrusted && !isOpen
  })
  if (!isBlocked) return []
  const found = 'it blocks the script in the page that sets the widget’s options'
  return [bad(subject, found, 'Give that script a nonce or a hash, or write the options as attributes of the tag.')]
}

/** Checks Trusted Types: the widget itself needs no permission, but a script that adds the loader’s tag does. */
export const checkTrustedTypes = (policies: Policy[], programs: Programs, docs: DocsPage): Finding[] => {
  const enforcing = policies.filter(policy => policy.has('require-trusted-types-for'))
  if (enforcing.length === 0 || docs.widgets.length > 0 || !programs.addsTag) return []
  const created = docs.scripts.flatMap(({ text }) => /createPolicy\(\s*['"]([^'"]+)/.exec(text)?.[1] ?? [])
  const isPermitted = created.some(name =>
    enforcing.every(policy => {
      const names = policy.get('trusted-types')
      return !names || names.includes(name) || names.includes('*')
    })
  )
  if (isPermitted) return []
  return [
    bad(
      'Trusted Types',
      'the page’s policy forbids its own program to add the widget’s script tag',
      'Write the tag into the HTML, or add it by a policy that trusted-types names.'
    )
  ]
}

export const isAllowed = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
