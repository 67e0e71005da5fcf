import { keyKind } from '../protocol/keys.ts'
import { joinUrl, routes } from '../protocol/routes.ts'
import { postFeedback } from '../transport/post-feedback.ts'
import type { Emit } from '../widget/handle.ts'
import type { Given } from '../widget/page-element.ts'
import type { PageFeedbackOptions } from './options.ts'

/** What the reader adds. */
interface Words {
  comment?: string
  contact?: string
}

/** The rating of one page by one reader in one session. It stays one entry for the docs team, however often it changes. */
export interface Judgement {
  helpful: boolean | null
  /** Sends the rating together with everything said before. Resolves to whether the service accepted it. */
  say(helpful: boolean | null, words?: Words): Promise<boolean>
  /** Sends the last state again. */
  retry(): Promise<boolean>
}

/** @param path of the page */
export const createJudgement = (options: Given<PageFeedbackOptions>, path: string, emit: Emit): Judgement => {
  const { domain, assistantKey, baseUrl = location.origin, fingerprint = 'anonymous' } = options
  const url = options.feedbackUrl ?? (domain && joinUrl(baseUrl, routes.assistantFeedback(domain)))
  const key = `docs-assistant:page:${[url, fingerprint, path].map(part => encodeURIComponent(`${part}`)).join(':')}`
  const { id: submissionId, helpful } = restore(key)
  let words: Words = {}
  /** Requests run one after another, so that the last state arrives last. */
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
      // Without the reader’s address, because every script of the page can listen to the event.
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

/** The rating stored for this page in this session. Accessing the storage throws in a sandboxed frame. */
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
