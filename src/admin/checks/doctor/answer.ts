import type { AssistantRequest } from '../../../protocol/index.ts'
import { type Answer, readAnswer } from '../answer.ts'
import { open, reasonOf } from '../exchange.ts'
import { longestPath, questionBody } from '../question.ts'
import type { Deployment } from './deployment.ts'
import { bad, type Finding, good, warning } from './finding.ts'
import { checkUses } from './limits.ts'
import { isAllowed } from './loading.ts'

/** Asks two questions as a widget would: one, and one more in the same thread. */
export const checkAnswers = async (deployment: Deployment, signal: AbortSignal): Promise<Finding[]> => {
  const first = await ask(deployment, 'What is this documentation about?', { currentPath: longestPath }, signal)
  if (typeof first === 'string') return [bad('answer', `it did not come: ${first}`, 'See whether the platform runs.')]
  if (first.status !== 200) return [refusal(first)]
  const findings = [generation(first, deployment), content(first), streaming(first), access(first, deployment)]
  return [...findings, ...(await thread(first, deployment, signal)), checkUses(first.headers)].flat()
}

const ask = async (
  { endpoint, assistantKey, page, version }: Deployment,
  text: string,
  more: Partial<Omit<AssistantRequest, 'messages'>>,
  signal: AbortSignal
): Promise<Answer | string> => {
  try {
    const headers = { Origin: page.origin, ...(assistantKey && { Authorization: `Bearer ${assistantKey}` }) }
    const body = questionBody(version, text, more)
    return await readAnswer(await open({ url: endpoint?.href ?? '', method: 'POST', headers, body }, signal))
  } catch (error) {
    signal.throwIfAborted()
    return reasonOf(error)
  }
}

const refusals: Record<number, string> = {
  400: 'See what it refuses; a widget sends the same.',
  401: 'Give the widget a key that is known and not revoked.',
  403: 'Give the widget the assistant key, and allow it for this origin.',
  404: 'See whether domain and base URL are right.',
  405: 'See whether the base URL is right: this address takes no questions.',
  429: 'The key, the organization or this address has used up its questions; wait, or raise the limit.'
}

const refusal = ({ status, refusal, headers }: Answer): Finding => {
  if (status >= 300 && status < 400) {
    const target = headers.get('location') ?? 'elsewhere'
    return bad('answer', `the platform redirects to ${target}`, 'Give the widget the address itself.')
  }
  const advice = refusals[status] ?? 'See the logs of the platform.'
  return bad('answer', `the platform answers ${status}: ${refusal.slice(0, 200) || 'nothing more'}`, advice)
}

const generation = ({ version, headers, refusal }: Answer, deployment: Deployment): Finding => {
  const subject = 'stream generation'
  const type = headers.get('content-type') ?? 'no type'
  if (!version) {
    return bad(
      subject,
      `it is no answer stream but ${type}: ${refusal.slice(0, 80)}`,
      'See whether a proxy answers instead.'
    )
  }
  if (version !== deployment.version) {
    return bad(
      subject,
      `the stream is of version ${version}, the widget asks version ${deployment.version}`,
      `Set api-version to ${version}, or mend the address.`
    )
  }
  const expected = version === 2 ? /^text\/event-stream/i : /^text\/plain/i
  if (expected.test(type)) return good(subject, `version ${version}, ${type}`)
  return warning(subject, `version ${version}, but its type is ${type}`, 'Keep proxies from changing the type.')
}

const content = ({ text, failure, faults, sources }: Answer): Finding => {
  const subject = 'answer'
  if (failure !== undefined)
    return bad(subject, `the platform failed within it: ${failure.slice(0, 200)}`, 'See its logs.')
  if (faults.length > 0) {
    const more = faults.length > 1 ? `, and ${faults.length - 1} more` : ''
    return bad(subject, `the stream is flawed: ${faults[0]}${more}`, 'See whether a proxy cuts or changes it.')
  }
  if (!text.trim()) return bad(subject, 'it has no text', 'See whether the model and the docs are configured.')
  const size = `${text.length} characters, ${sources} sources`
  if (sources > 0) return good(subject, size)
  return warning(subject, size, 'See whether the docs are indexed: an answer without sources cannot be checked.')
}

const streaming = ({ pieces, duration, text }: Answer): Finding => {
  const subject = 'streaming'
  if (pieces > 1 || text.length < 500)
    return good(subject, `it came in ${pieces} pieces over ${Math.round(duration)} ms`)
  return warning(subject, 'it came in one piece', 'Switch off buffering for this route in the proxy.')
}

/** A preflight that passes is no use when the answer itself is kept from the page. */
const access = ({ headers }: Answer, { page, endpoint }: Deployment): Finding[] => {
  if (!endpoint || endpoint.origin === page.origin || isAllowed(headers, page.origin)) return []
  return [
    bad('CORS', 'the answer itself names no allowed origin', 'Send Access-Control-Allow-Origin with the POST too.')
  ]
}

const thread = async (first: Answer, deployment: Deployment, signal: AbortSignal): Promise<Finding[]> => {
  const subject = 'thread id'
  const { finish, metadata, header } = first.threads
  const threadId = finish ?? metadata ?? header
  if (!threadId) {
    return [
      bad(subject, 'the answer names none', 'Send threadId with the finish event, or each question stands alone.')
    ]
  }
  const place = finish ? 'the finish event' : metadata ? 'the message’s metadata' : 'the header X-Thread-Id'
  const named = finish
    ? good(subject, `in ${place}`)
    : warning(subject, `only in ${place}`, 'Send it with the finish event.')
  const second = await ask(deployment, 'And what comes first?', { threadId }, signal)
  if (typeof second === 'string') return [named, bad('thread', `it broke: ${second}`, 'See the logs of the platform.')]
  if (second.status !== 200)
    return [named, bad('thread', `a question in it is answered ${second.status}`, 'See whether threads are stored.')]
  const again = second.threads.finish ?? second.threads.metadata ?? second.threads.header
  if (again === threadId) return [named, good('thread', 'a second question goes on in it')]
  return [named, bad('thread', 'a second question got another one', 'See whether threads are stored.')]
}
