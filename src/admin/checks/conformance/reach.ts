import { routes } from '../../../protocol/index.ts'
import { isObject } from '../../../shared/objects.ts'
import type { Answered } from '../exchange.ts'
import { whyUnreachable } from '../unreachable.ts'
import type { Probe } from './check.ts'

/** Why there is no platform to check. */
export interface NoPlatform {
  /** `unavailable`: nothing answers. `check_failed`: something other than a platform answers. */
  code: 'unavailable' | 'check_failed'
  message: string
}

/** Milliseconds until a request counts as failed: these refusals need no model and come at once. */
const timeout = 20_000

/** Looks for a platform at the address. Without one, the checks would all fail and tell nothing. */
export const findNoPlatform = async (probe: Probe): Promise<NoPlatform | undefined> => {
  const { domain, assistantKey, projectId, adminKey } = probe.target
  // An empty question is refused, so that it costs no use.
  const question = { method: 'POST', key: 'assistant' as const, body: {}, timeout }
  const reasons = await Promise.all([
    ...(domain && assistantKey ? [reasonAgainst(probe, routes.assistantMessage(2, domain), question, isNoStream)] : []),
    ...(projectId && adminKey
      ? [reasonAgainst(probe, `${routes.feedback(projectId)}?limit=1`, { key: 'admin', timeout }, isNoFeedback)]
      : [])
  ])
  return reasons.every(Boolean) ? reasons[0] : undefined
}

const isNoStream = ({ headers }: Answered) => !/^text\/(event-stream|plain)/i.test(headers.get('content-type') ?? '')
const isNoFeedback = ({ json }: Answered) => !(isObject(json) && 'feedback' in json)

const reasonAgainst = async (
  probe: Probe,
  path: string,
  request: Parameters<Probe['call']>[1],
  isForeign: (answered: Answered) => boolean
): Promise<NoPlatform | undefined> => {
  const { baseUrl } = probe.target
  try {
    return judge(await probe.call(path, request), isForeign)
  } catch (error) {
    probe.signal.throwIfAborted()
    const { found, advice } = whyUnreachable('', new URL(baseUrl), error, 'See whether the base URL is right.')
    return { code: 'unavailable', message: `${found[0]?.toUpperCase()}${found.slice(1)}. ${advice}` }
  }
}

const judge = (answered: Answered, isForeign: (answered: Answered) => boolean): NoPlatform | undefined => {
  const { status, headers, url } = answered
  if (status >= 300 && status < 400) {
    const target = headers.get('location') ?? 'elsewhere'
    return { code: 'check_failed', message: `${url} redirects to ${target}. Give the address of the platform itself.` }
  }
  if (status >= 500) {
    return { code: 'unavailable', message: `${url} answers ${status}. See whether the platform runs, and its logs.` }
  }
  const isPage = /html/i.test(headers.get('content-type') ?? '')
  if (status === 404 || status === 405 || (status === 200 && isForeign(answered))) {
    const what = isPage ? `${status}, with a page of HTML` : status
    const message = `There is no platform: ${url} answers ${what}. See whether base URL, domain and project are right.`
    return { code: 'check_failed', message }
  }
  return undefined
}
