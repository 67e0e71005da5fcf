import { exchange, reasonOf } from '../exchange.ts'
import type { Deployment } from './deployment.ts'
import { bad, type Finding, good, skipped } from './finding.ts'
import { blockedBy, type Load, type Policy } from './policy.ts'

/** Whether the page’s policy lets the widget load and ask. */
export const checkPolicy = (policies: Policy[] | undefined, { page, endpoint, script }: Deployment): Finding[] => {
  const subject = 'content security policy'
  if (!policies) return [skipped(subject, 'the page could not be read')]
  if (policies.length === 0) return [good(subject, 'the page has none, so it blocks nothing')]
  const loads: [string, Load | undefined][] = [
    [
      'the widget’s script',
      script && { directives: ['script-src-elem', 'script-src'], url: new URL(script.url), nonce: script.nonce }
    ],
    ['its questions', endpoint && { directives: ['connect-src'], url: endpoint }]
  ]
  const blocked = loads.flatMap(([what, load]) => {
    const by = load && blockedBy(policies, page, load)
    if (!by) return []
    const directive = load.directives.at(-1)
    return [
      bad(
        subject,
        `it blocks ${what}: ${by}`,
        `Add ${load.url.origin} to ${directive}${load.nonce ? ', or a right nonce to the tag' : ''}.`
      )
    ]
  })
  return blocked.length > 0 ? blocked : [good(subject, 'it lets the widget load and ask')]
}

/** Whether the loader is there, and its chunks may be imported from another origin. */
export const checkScript = async ({ page, script }: Deployment, signal: AbortSignal): Promise<Finding> => {
  const subject = 'widget files'
  if (!script) return skipped(subject, 'the page’s HTML names no script of the widget')
  const answered = await exchange({ url: script.url, headers: { Origin: page.origin } }, signal).catch(reasonOf)
  signal.throwIfAborted()
  if (typeof answered === 'string')
    return bad(subject, `${script.url} cannot be reached: ${answered}`, 'Mend its address.')
  const { status, headers } = answered
  const type = headers.get('content-type') ?? 'none'
  if (status !== 200 || !/javascript/i.test(type)) {
    return bad(
      subject,
      `${script.url} answers ${status}, type ${type}`,
      'Serve the built widget there, as text/javascript.'
    )
  }
  if (new URL(script.url).origin === page.origin) return good(subject, 'the loader is there, on the page’s own origin')
  if (isAllowed(headers, page.origin)) return good(subject, 'the loader is there, and its host allows this origin')
  return bad(
    subject,
    'their host lets no other origin import them',
    'Send Access-Control-Allow-Origin: * with all files of the widget.'
  )
}

export const isAllowed = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
