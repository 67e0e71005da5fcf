import { parseJson } from '../shared/json.ts'
import { isObject } from '../shared/objects.ts'
import type { KeptThread } from './kept-thread.ts'
import { storageKey } from './storage.ts'

/** Milliseconds between renewals of a lease. The browser may delay the timer of a hidden tab. */
const renewalInterval = 3_000
/** Milliseconds without a renewal after which a lease has expired: its tab has ended. */
const lifetime = 15_000

/** A lease in the storage by which a tab tells the others that it is receiving an answer. It expires where its tab ends. */
export interface AnswerLease {
  hold(threadId: string): void
  release(): void
  /** Milliseconds until the lease of another tab on this thread expires; 0 when there is none. */
  elsewhere(threadId: string): number
  /** Whether a storage key is that of a lease. */
  owns(key: string): boolean
}

export const createAnswerLease = ({ scope, storage }: Pick<KeptThread, 'scope' | 'storage'>): AnswerLease => {
  const prefix = `${storageKey('writing', scope)}:`
  const key = prefix + crypto.getRandomValues(new Uint32Array(2)).join('-')
  let timer: ReturnType<typeof setInterval> | undefined

  const release = () => {
    if (timer === undefined) return
    clearInterval(timer)
    timer = undefined
    storage.remove(key)
  }

  return {
    hold(thread) {
      release()
      const renew = () => storage.set(key, JSON.stringify({ thread, at: Date.now() }))
      renew()
      timer = setInterval(renew, renewalInterval)
    },
    release,
    elsewhere(thread) {
      const left = storage.keys().map(other => {
        if (other === key || !other.startsWith(prefix)) return 0
        const lease = parseJson(storage.get(other) ?? '')
        const age = isObject(lease) && typeof lease.at === 'number' ? Math.abs(Date.now() - lease.at) : lifetime
        if (age >= lifetime) storage.remove(other)
        return isObject(lease) && lease.thread === thread ? lifetime - age : 0
      })
      return Math.max(0, ...left)
    },
    owns: other => other.startsWith(prefix)
  }
}
