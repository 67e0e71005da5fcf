import { CommandError } from '../../../terminal/exit-codes.ts'
import type { Shell } from '../../../terminal/shell.ts'

/** Name of the environment variable that holds the address; whoever knows it can post. */
const webhookVariable = 'DOCS_ASSISTANT_WEBHOOK'

/** The address to post to, from the flag or the environment. It is a secret: no message says more than its host. */
export const webhookOf = ({ environment }: Shell, given: string | undefined): URL | undefined => {
  const text = given ?? (environment[webhookVariable]?.trim() || undefined)
  if (text === undefined) return
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new CommandError('usage', '--webhook takes an http or https address.')
}

/** Milliseconds for a chat to take a message. */
const timeout = 30_000

/** Posts a text as chats take it. It is sent once: a message that comes twice is worse than one that has to be sent again. */
export const postReport = async (url: URL, text: string, signal: AbortSignal): Promise<void> => {
  const sent = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    // A redirect would turn the message into a GET.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)])
  }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new CommandError('unavailable', `The webhook at ${url.host} cannot be reached.`, { cause })
  })
  await sent.body?.cancel()
  if (!sent.ok) throw new CommandError('refused', `The webhook at ${url.host} answered ${sent.status}.`)
}
