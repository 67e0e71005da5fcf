import { CommandError } from '../../../terminal/exit-codes.ts'
import type { Shell } from '../../../terminal/shell.ts'

/** Name of the environment variable with the webhook’s address, which is a secret: whoever knows it can post. */
const webhookVariable = 'DOCS_ASSISTANT_WEBHOOK'

/** The address to post to, from the flag or the environment. Messages show only its host, because it is a secret. */
export const webhookOf = ({ environment }: Shell, given: string | undefined): URL | undefined => {
  const text = given ?? (environment[webhookVariable]?.trim() || undefined)
  if (text === undefined) return
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new CommandError('usage', '--webhook takes an http or https address.')
}

/** Milliseconds until posting counts as failed. */
const timeout = 30_000

/** Posts a text in the form that chat services accept. No retry, because a duplicate message is worse than a missing one. */
export const postReport = async (url: URL, text: string, signal: AbortSignal): Promise<void> => {
  const sent = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    // Not followed, because a redirect would turn the POST into a GET.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)])
  }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new CommandError('unavailable', `The webhook at ${url.host} cannot be reached.`, { cause })
  })
  await sent.body?.cancel()
  if (!sent.ok) throw new CommandError('refused', `The webhook at ${url.host} answered ${sent.status}.`)
}
