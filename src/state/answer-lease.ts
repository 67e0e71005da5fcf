import { parseJson } from '../shared/json.ts'
import { isObject } from '../shared/objects.ts'
import type { KeptThread } from './kept-thread.ts'
import { storageKey } from './storage.ts'

/** How often a tab says that it is still writing, in milliseconds; a hidden tab may come late. */
const renewal = 3_000
/** A tab that has not said so for this long has ended. */
const lifetime = 15_000

/** Says to other tabs that this one is writing an answer. A tab that ends without a word stops saying so. */
export interface AnswerLease {
  hold(threadId: string): void
  release(): void
  /** For how many milliseconds at most another tab may still be writing in this thread; 0 when none is. */
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
      timer = setInterval(renew, renewal)
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
