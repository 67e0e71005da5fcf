import { parseJson } from '../../../shared/json.ts'
import { isObject } from '../../../shared/objects.ts'
import type { Answer } from '../answer.ts'
import { exchange } from '../exchange.ts'
import type { Deployment } from './deployment.ts'
import { bad, type Finding } from './finding.ts'

const subject = 'answer'

/** The headers that a browser sends with a question: the key, and the page’s origin. */
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

/** Explains why a question was refused and what to do. Sends further requests where causes look the same. */
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

/** Sends an empty question, which is refused and costs no use. */
const askNothing = (deployment: Deployment, headers: Record<string, string>, signal: AbortSignal) =>
  exchange({ url: deployment.endpoint?.href ?? '', method: 'POST', headers, body: {} }, signal).catch(() => {
    signal.throwIfAborted()
    return undefined
  })

/** Explains a 401: where the platform says the same without a key, a proxy has dropped the key. */
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
  const withKey = await askNothing(deployment, headersOf(deployment), signal)
  const without = await askNothing(deployment, origin, signal)
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

/** The text of a response without ids and numbers, which differ in each response. */
const wordsOf = (text: string) => text.replaceAll(/[\da-f-]{8,}|\d+/gi, '')

const forbidden = async (said: string, deployment: Deployment, signal: AbortSignal): Promise<Finding> => {
  const { Origin: origin, ...headers } = headersOf(deployment)
  const elsewhere = await askNothing(deployment, headers, signal)
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

/** Explains a 404: a platform answers with JSON; another server, which does not know the endpoint, with a page. */
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
