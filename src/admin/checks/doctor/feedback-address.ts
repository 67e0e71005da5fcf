import { exchange, reasonOf } from '../exchange.ts'
import type { Deployment } from './deployment.ts'
import { bad, type Finding, good } from './finding.ts'
import { isAllowed } from './loading.ts'

const subject = 'feedback address'
const advice = 'feedback-url is …/discovery/v2/assistant/DOMAIN/feedback of the platform, or an address of your own.'

/** Checks whether feedback arrives, by sending an entry that says nothing, which no service stores. */
export const checkFeedback = async (deployment: Deployment, signal: AbortSignal): Promise<Finding[]> => {
  const { page, feedbackUrl, assistantKey, endpoint, domain } = deployment
  if (!feedbackUrl) return []
  if (page.protocol === 'https:' && feedbackUrl.protocol === 'http:') {
    return [bad(subject, 'a page on https cannot send to an address on http', 'Serve it on https.')]
  }
  const [, named] = /\/assistant\/([^/]+)\/feedback$/.exec(feedbackUrl.pathname) ?? []
  if (named && domain && named !== encodeURIComponent(domain)) {
    return [bad(subject, `it is that of the domain ${named}, and questions go to ${domain}`, advice)]
  }
  const answered = await exchange(
    {
      url: feedbackUrl.href,
      method: 'POST',
      // The key is sent only to the origin of the questions.
      headers: {
        Origin: page.origin,
        ...(assistantKey && feedbackUrl.origin === endpoint?.origin && { Authorization: `Bearer ${assistantKey}` })
      },
      body: {}
    },
    signal
  ).catch(reasonOf)
  signal.throwIfAborted()
  if (typeof answered === 'string') return [bad(subject, `${feedbackUrl.href} cannot be reached: ${answered}`, advice)]
  const { status, headers } = answered
  if (status >= 300 && status < 400) {
    return [bad(subject, `it redirects to ${headers.get('location') ?? 'elsewhere'}`, 'Give the address itself.')]
  }
  if (status === 404 || status === 405)
    return [bad(subject, `${feedbackUrl.href} takes none: it answers ${status}`, advice)]
  if (status === 401 || status === 403) {
    return [bad(subject, `it answers ${status}: the key is not taken there`, advice)]
  }
  if (status >= 500) return [bad(subject, `it answers ${status}`, 'See its logs.')]
  if (/html/i.test(headers.get('content-type') ?? '')) {
    return [bad(subject, `${feedbackUrl.href} answers with a page of HTML`, advice)]
  }
  if (feedbackUrl.origin !== page.origin && !isAllowed(headers, page.origin)) {
    return [bad('CORS', 'feedback is kept from the page: no allowed origin', `Allow ${page.origin}, or *, there too.`)]
  }
  return [good(subject, 'it takes feedback')]
}
