import { type Answered, exchange } from '../exchange.ts'
import type { Deployment } from './deployment.ts'
import { bad, type Finding, good, skipped, warning } from './finding.ts'
import { isAllowed } from './loading.ts'
import { unreachable } from './unreachable.ts'

const subject = 'CORS'

/** Sends a preflight, as a browser does, to see whether the page’s origin may send questions. */
export const checkPreflight = async (deployment: Deployment, signal: AbortSignal): Promise<Finding> => {
  const { page, endpoint, assistantKey } = deployment
  if (!endpoint) return skipped(subject, 'where questions go is not known')
  if (page.protocol === 'https:' && endpoint.protocol === 'http:' && !isLoopback(endpoint)) {
    return bad(subject, 'a page on https cannot ask an address on http', 'Serve the platform on https.')
  }
  if (endpoint.origin === page.origin) return good(subject, 'page and platform share an origin, so none is needed')
  const wanted = ['content-type', ...(assistantKey ? ['authorization'] : [])]
  const answered: Answered | Finding = await exchange(
    {
      url: endpoint.href,
      method: 'OPTIONS',
      headers: {
        Origin: page.origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': wanted.toSorted().join(',')
      }
    },
    signal
  ).catch(error => unreachable(subject, endpoint, error, 'Mend the address of the platform.'))
  signal.throwIfAborted()
  if ('verdict' in answered) return answered
  const { status, headers } = answered
  if (status < 200 || status > 299) {
    return bad(subject, `the preflight is answered ${status}`, 'Answer OPTIONS with 204, without asking for a key.')
  }
  if (!isAllowed(headers, page.origin)) {
    const said = headers.get('access-control-allow-origin') ?? 'no origin'
    return bad(
      subject,
      `the platform allows ${said}, not ${page.origin}`,
      `Allow ${page.origin}, or *, for this route.`
    )
  }
  const missing = wanted.filter(name => !allowedHeaders(headers).has(name))
  if (missing.length > 0) {
    const note = missing.includes('authorization') ? ' Of this one, * does not count.' : ''
    return bad(
      subject,
      `the header ${missing.join(', ')} is not allowed`,
      `Name it in Access-Control-Allow-Headers.${note}`
    )
  }
  if (headers.has('access-control-max-age')) return good(subject, `${page.origin} may ask`)
  return warning(
    subject,
    `${page.origin} may ask, but browsers ask twice each time`,
    'Send Access-Control-Max-Age: 86400.'
  )
}

/** The allowed headers. `*` allows every header but `Authorization` (Fetch standard, “CORS-preflight fetch”). */
const allowedHeaders = (headers: Headers): Set<string> => {
  const names = (headers.get('access-control-allow-headers') ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  return new Set(names.includes('*') ? [...names, 'content-type'] : names)
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
