import { keyKind } from '../protocol/keys.ts'
import { joinUrl, routes } from '../protocol/routes.ts'
import { postFeedback } from '../transport/post-feedback.ts'
import type { Emit } from '../widget/handle.ts'
import type { GivenPageFeedbackOptions } from './options.ts'

/** What the reader adds. */
interface Words {
  comment?: string
  contact?: string
}

/** What one reader says of one page in one session: one entry for the docs team, however often it changes. */
export interface Judgement {
  helpful: boolean | null
  /** Says it, with all that was said before; resolves to whether the docs team has it. */
  say(helpful: boolean | null, words?: Words): Promise<boolean>
  /** Sends what was said last once more. */
  retry(): Promise<boolean>
}

/** @param path of the page */
export const createJudgement = (options: GivenPageFeedbackOptions, path: string, emit: Emit): Judgement => {
  const { domain, assistantKey, baseUrl = location.origin, fingerprint = 'anonymous' } = options
  const url = options.feedbackUrl ?? (domain && joinUrl(baseUrl, routes.assistantFeedback(domain)))
  const key = `docs-assistant:page:${[url, fingerprint, path].map(part => encodeURIComponent(`${part}`)).join(':')}`
  const { id: submissionId, helpful } = restore(key)
  let words: Words = {}
  /** One after another: what was said last must arrive last. */
  let sending = Promise.resolve(true)

  const headersFor = ({ origin }: URL): Record<string, string> => {
    if (!assistantKey || origin !== new URL(baseUrl, location.href).origin) return {}
    if (keyKind(assistantKey) === 'admin') throw new Error('assistant-key is an admin key.')
    return { authorization: `Bearer ${assistantKey}` }
  }

  const judgement: Judgement = {
    helpful,
    say(next, added) {
      judgement.helpful = next
      words = next === null ? {} : { ...words, ...added }
      keep(key, { id: submissionId, helpful: next })
      // Without the address to answer to: every script of the page hears the event.
      emit('feedback', { ...spoken(), comment: words.comment })
      return judgement.retry()
    },
    retry() {
      const feedback = { ...spoken(), ...words, submissionId }
      sending = sending.then(() => !url || postFeedback(url, fingerprint, feedback, headersFor))
      return sending
    }
  }
  const spoken = () => ({
    helpful: judgement.helpful,
    reason: undefined,
    comment: undefined,
    threadId: null,
    messageId: null,
    path
  })
  return judgement
}

interface Kept {
  id: string
  helpful: boolean | null
}

/** What was said on this page in this session; a sandboxed frame throws as soon as the storage is named. */
const restore = (key: string): Kept => {
  try {
    const { id, helpful } = JSON.parse(sessionStorage.getItem(key) ?? '')
    if (typeof id === 'string' && typeof helpful === 'boolean') return { id, helpful }
  } catch {}
  return { id: crypto.getRandomValues(new Uint32Array(4)).join('-'), helpful: null }
}

const keep = (key: string, kept: Kept) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {}
}
