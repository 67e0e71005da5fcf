import type { AssistantRequest } from '../../../protocol/index.ts'
import { type Answer, readAnswer } from '../answer.ts'
import { open } from '../exchange.ts'
import { longestPath, questionBody } from '../question.ts'
import type { Deployment } from './deployment.ts'
import { bad, type Finding, good, warning } from './finding.ts'
import { checkUses } from './limits.ts'
import { isAllowed } from './loading.ts'
import { headersOf, refusal } from './refusal.ts'
import { unreachable } from './unreachable.ts'

/** Asks two questions in one thread, as a widget would. */
export const checkAnswers = async (deployment: Deployment, signal: AbortSignal): Promise<Finding[]> => {
  const text = 'What is this documentation about?'
  const first = await ask(deployment, text, { currentPath: longestPath }, signal)
  if (!('status' in first)) return [first]
  if (first.status !== 200) return [await refusal(first, deployment, signal)]
  const threadId = threadOf(first)
  const more = { ...(threadId && { threadId }) }
  const second = await ask(deployment, deployment.title || 'And what comes first?', more, signal)
  return [
    generation(first, deployment),
    content(first, 'status' in second ? second : undefined),
    streaming(first),
    ...access(first, deployment),
    ...thread(first, second),
    ...start(first, deployment),
    checkUses(first.headers)
  ]
}

const threadOf = ({ threads }: Answer): string | undefined => threads.finish ?? threads.metadata ?? threads.header

const ask = async (
  deployment: Deployment,
  text: string,
  more: Partial<Omit<AssistantRequest, 'messages'>>,
  signal: AbortSignal
): Promise<Answer | Finding> => {
  const { endpoint, version } = deployment
  try {
    const body = questionBody(version, text, more)
    const headers = headersOf(deployment)
    const askedAt = performance.now()
    return await readAnswer(await open({ url: endpoint?.href ?? '', method: 'POST', headers, body }, signal), askedAt)
  } catch (error) {
    signal.throwIfAborted()
    const advice = 'See whether the platform runs.'
    return endpoint ? unreachable('answer', endpoint, error, advice) : bad('answer', 'it did not come', advice)
  }
}

const slow = { byte: 3_000, text: 8_000 }

/** Milliseconds of waiting that a reader notices. */
const noticeableDelay = 1_000

/** Checks how long a reader waits for the start of an answer. */
const start = ({ firstByte, firstText, text }: Answer, deployment: Deployment): Finding[] => {
  const subject = 'start'
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
  if (firstByte > deployment.firstByte) {
    const found = `the answer began after ${seconds(firstByte)}: the widget gives up after ${seconds(deployment.firstByte)}`
    return [bad(subject, found, 'Make the platform faster, or raise firstByte of timeouts.')]
  }
  if (firstByte > slow.byte) {
    const advice = 'See whether the platform, its model or a proxy before it is slow, or sleeps until it is asked.'
    return [warning(subject, `the answer began after ${seconds(firstByte)}`, advice)]
  }
  if (text.trim() && firstText > slow.text) {
    return [
      warning(subject, `the first word came after ${seconds(firstText)}`, 'See whether the model is slow to begin.')
    ]
  }
  return []
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

const content = ({ text, failure, faults, sources }: Answer, second: Answer | undefined): Finding => {
  const subject = 'answer'
  if (failure !== undefined)
    return bad(subject, `the platform failed within it: ${failure.slice(0, 200)}`, 'See its logs.')
  if (faults.length > 0) {
    const more = faults.length > 1 ? `, and ${faults.length - 1} more` : ''
    return bad(subject, `the stream is flawed: ${faults[0]}${more}`, 'See whether a proxy cuts or changes it.')
  }
  if (!text.trim()) return bad(subject, 'it has no text', 'See whether the model and the docs are configured.')
  const size = `${text.length} characters, ${sources} sources`
  // The first question may have no sources, because not every documentation says what it is about. The second asks for a title.
  if (sources + (second?.sources ?? 0) > 0) return good(subject, size)
  const found = `${size}, and none for a question by the page’s title`
  return warning(subject, found, 'See whether the docs are indexed: an answer without sources cannot be checked.')
}

const streaming = ({ pieces, firstByte, duration, text, headers }: Answer): Finding => {
  const subject = 'streaming'
  // A streamed response has no content length, because it is not known beforehand.
  if (headers.has('content-length')) {
    const found = 'it came as a whole, with its length known before: something on the way buffers it'
    return warning(subject, found, 'Switch off buffering for this route in the proxy (X-Accel-Buffering: no).')
  }
  if (pieces > 1) return good(subject, `it came in ${pieces} pieces over ${Math.round(duration)} ms`)
  // Tolerates one piece where it came quickly, as quotes do, or where it is short.
  if (firstByte < noticeableDelay || text.length < 500)
    return good(subject, `it came at once, after ${Math.round(firstByte)} ms`)
  return warning(subject, 'it came in one piece', 'Switch off buffering for this route in the proxy.')
}

/** Checks the CORS headers of the answer itself, because a preflight alone does not let the page read it. */
const access = ({ headers, threads }: Answer, { page, endpoint }: Deployment): Finding[] => {
  if (!endpoint || endpoint.origin === page.origin) return []
  if (!isAllowed(headers, page.origin)) {
    const advice = 'Send Access-Control-Allow-Origin with the POST too.'
    return [bad('CORS', 'the answer itself names no allowed origin', advice)]
  }
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const hidden = widgetReads.filter(name => headers.has(name) && !exposed.includes(name) && !exposed.includes('*'))
  if (hidden.length === 0) return []
  const advice = `Name ${hidden.join(', ')} in Access-Control-Expose-Headers.`
  const loss = (threads.finish ?? threads.metadata) ? '' : ': the widget cannot go on with the conversation'
  return [bad('CORS', `the header ${hidden.join(', ')} is kept from the page${loss}`, advice)]
}

const widgetReads = ['x-thread-id', 'x-thread-key', 'x-resume', 'retry-after']

const thread = (first: Answer, second: Answer | Finding): Finding[] => {
  const subject = 'thread id'
  const { finish, metadata } = first.threads
  const threadId = threadOf(first)
  if (!threadId) {
    return [
      bad(subject, 'the answer names none', 'Send threadId with the finish event, or each question stands alone.')
    ]
  }
  const place = finish ? 'the finish event' : metadata ? 'the message’s metadata' : 'the header X-Thread-Id'
  const named = finish
    ? good(subject, `in ${place}`)
    : warning(subject, `only in ${place}`, 'Send it with the finish event.')
  if (!('status' in second)) return [named, { ...second, subject: 'thread' }]
  if (second.status !== 200)
    return [named, bad('thread', `a question in it is answered ${second.status}`, 'See whether threads are stored.')]
  if (threadOf(second) === threadId) return [named, good('thread', 'a second question goes on in it')]
  return [named, bad('thread', 'a second question got another one', 'See whether threads are stored.')]
}
