/** Calls `tell` for each added turn with whether it is near the view: at once, and when that changes. */
interface TurnWatch {
  add(turn: Element, tell: (isNear: boolean) => void): void
  remove(turn: Element): void
}

const watches = new WeakMap<Element, TurnWatch>()

/** Watches a turn until the signal aborts. The turn’s siblings have to be the other turns, in order. */
export const watchTurn = (turn: Element, tell: (isNear: boolean) => void, signal: AbortSignal): void => {
  const turns = turn.parentElement
  const root = turn.closest('.scroll')
  if (signal.aborted || !turns || !root) return
  const watch = watches.get(turns) ?? watchTurns(turns, root)
  watches.set(turns, watch)
  watch.add(turn, tell)
  signal.addEventListener('abort', () => watch.remove(turn))
}

/** Number of turns that are observed on each side of those near the view. */
const neighbours = 4

/**
 * Each observed element costs time in every frame. In a long conversation, only the turns near the view and the next
 * ones on each side are observed, because these come near first. After a jump none of them is near; then all turns are
 * observed until one is.
 */
const watchTurns = (turns: Element, root: Element): TurnWatch => {
  const callbacks = new Map<Element, (isNear: boolean) => void>()
  const observed = new Set<Element>()
  const near = new Set<Element>()
  const look = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.add(target)
      else near.delete(target)
      callbacks.get(target)?.(isIntersecting)
    }
    const wanted = near.size ? withNext(near) : new Set(turns.children)
    for (const turn of observed) if (!wanted.has(turn)) unobserve(turn)
    for (const turn of wanted) observe(turn)
  }
  // Turns within two view heights above and below count as near, so that a reader who scrolls never sees them appear.
  const observer = new IntersectionObserver(look, { root, rootMargin: '200% 0px' })
  const observe = (turn: Element) => {
    if (!observed.has(turn)) observer.observe(turn)
    observed.add(turn)
  }
  const unobserve = (turn: Element) => {
    observer.unobserve(turn)
    observed.delete(turn)
  }
  return {
    add(turn, tell) {
      callbacks.set(turn, tell)
      // Observing a turn anew makes the observer report it at once.
      unobserve(turn)
      observe(turn)
    },
    remove(turn) {
      callbacks.delete(turn)
      near.delete(turn)
      unobserve(turn)
      if (callbacks.size) return
      observer.disconnect()
      observed.clear()
      near.clear()
    }
  }
}

const withNext = (turns: ReadonlySet<Element>): Set<Element> => {
  const wanted = new Set(turns)
  for (const turn of turns) {
    for (const next of ['previousElementSibling', 'nextElementSibling'] as const) {
      for (let at = turn[next], steps = 0; at && steps < neighbours; at = at[next], steps++) wanted.add(at)
    }
  }
  return wanted
}
