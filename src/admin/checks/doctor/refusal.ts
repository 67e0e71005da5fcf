import { parseJson } from '../../../shared/json.ts'
import { isObject } from '../../../shared/objects.ts'
import type { Answer } from '../answer.ts'
import { exchange } from '../exchange.ts'
import type { Deployment } from './deployment.ts'
import { bad, type Finding } from './finding.ts'

const subject = 'answer'

/** What a browser sends with a question: the key, and the page’s origin. */
export const headersOf = ({ page, assistantKey }: Deployment): Record<string, string> => ({
  Origin: page.origin,
  ...(assistantKey && { Authorization: `Bearer ${assistantKey}` })
})

const advice: Record<number, string> = {
  400: 'See what it refuses; a widget sends the same.',
  405: 'See whether the base URL is right: this address takes no questions.',
  413: 'Raise the size of a body that the proxy lets through.',
  429: 'The key, the organization or this address has used up its questions; wait, or raise the limit.',
  502: 'See whether the service behind the proxy runs.',
  504: 'Raise the time that the proxy waits for the service.'
}

/** Why a question was refused, and what to do; further requests tell causes apart that look the same. */
export const refusal = async (answer: Answer, deployment: Deployment, signal: AbortSignal): Promise<Finding> => {
  const { status, headers } = answer
  if (status >= 300 && status < 400) {
    const target = headers.get('location') ?? 'elsewhere'
    return bad(subject, `the platform redirects to ${target}`, 'Give the widget the address itself.')
  }
  const said = `the platform answers ${status}: ${answer.refusal.slice(0, 200) || 'nothing more'}`
  if (status === 401) return unauthorized(answer, said, deployment, signal)
  if (status === 403) return forbidden(said, deployment, signal)
  if (status === 404) return notFound(answer, said, deployment)
  return bad(subject, said, advice[status] ?? 'See the logs of the platform.')
}

/** A question that asks nothing: it is refused, and costs no use. */
const knock = (deployment: Deployment, headers: Record<string, string>, signal: AbortSignal) =>
  exchange({ url: deployment.endpoint?.href ?? '', method: 'POST', headers, body: {} }, signal).catch(() => {
    signal.throwIfAborted()
    return undefined
  })

/** A key that does not arrive is answered as none at all. */
const unauthorized = async (
  { headers }: Answer,
  said: string,
  deployment: Deployment,
  signal: AbortSignal
): Promise<Finding> => {
  const { assistantKey, page } = deployment
  const unknown = bad(subject, said, 'Give the widget a key that is known and not revoked.')
  if (!assistantKey) return bad(subject, said, 'Give the widget its assistant key.')
  const origin = { Origin: page.origin }
  const withKey = await knock(deployment, headersOf(deployment), signal)
  const without = await knock(deployment, origin, signal)
  if (!withKey || !without || wordsOf(withKey.text) !== wordsOf(without.text)) return unknown
  const isMissed = /required|missing|no (api )?(key|token)|not provided|without/i.test(withKey.text)
  const challenge = headers.get('www-authenticate') ?? ''
  if (!isMissed && (!challenge || /error=/.test(challenge))) return unknown
  return bad(
    subject,
    `${said}; without a key it says the same: the Authorization header does not arrive`,
    'Let the proxy pass the header Authorization on to the platform.'
  )
}

/** What it says, without what changes from answer to answer. */
const wordsOf = (text: string) => text.replaceAll(/[\da-f-]{8,}|\d+/gi, '')

const forbidden = async (said: string, deployment: Deployment, signal: AbortSignal): Promise<Finding> => {
  const { Origin: origin, ...headers } = headersOf(deployment)
  const elsewhere = await knock(deployment, headers, signal)
  if (elsewhere && elsewhere.status !== 403 && elsewhere.status !== 401) {
    const what = `Allow ${origin} for this key, or take a key that may be used anywhere.`
    return bad(
      subject,
      `${said}; from no page it would be taken: the key is kept to other origins than ${origin}`,
      what
    )
  }
  return bad(subject, said, 'Give the widget the assistant key, and allow it for this origin.')
}

/** A platform says so in JSON; a host that knows nothing of the endpoint with a page of its own. */
const notFound = (
  { refusal, headers }: Answer,
  said: string,
  { endpoint, domain, ownEndpoint }: Deployment
): Finding => {
  const type = headers.get('content-type') ?? ''
  const isPlatform = isObject(parseJson(refusal)) || /json/.test(type)
  if (isPlatform && !ownEndpoint) {
    const what = `See whether the domain “${domain}” is spelt right, and the key is that of this domain.`
    return bad(subject, said, what)
  }
  const what = ownEndpoint
    ? 'See whether endpoint is the whole address of your proxy.'
    : `See whether base-url is right, and domain: there is no assistant at ${endpoint?.href}.`
  return bad(subject, said, what)
}
