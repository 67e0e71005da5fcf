/** Tells of turns whether they are near the view: at once, and when that changes. */
interface TurnWatch {
  add(turn: Element, tell: (isNear: boolean) => void): void
  remove(turn: Element): void
}

const watches = new WeakMap<Element, TurnWatch>()

/** Watches a turn until the signal; its siblings are the other turns, in their order. */
export const watchTurn = (turn: Element, tell: (isNear: boolean) => void, signal: AbortSignal): void => {
  const turns = turn.parentElement
  const root = turn.closest('.scroll')
  if (signal.aborted || !turns || !root) return
  const watch = watches.get(turns) ?? watchTurns(turns, root)
  watches.set(turns, watch)
  watch.add(turn, tell)
  signal.addEventListener('abort', () => watch.remove(turn))
}

/** So many turns on each side of those near the view are observed. */
const beside = 4

/**
 * What is observed costs time in each frame, so of a long conversation it is the turns near the view and the next ones
 * on each side, which come near before any other. After a jump none of them is near, and all are observed until one is.
 */
const watchTurns = (turns: Element, root: Element): TurnWatch => {
  const told = new Map<Element, (isNear: boolean) => void>()
  const observed = new Set<Element>()
  const near = new Set<Element>()
  const look = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.add(target)
      else near.delete(target)
      told.get(target)?.(isIntersecting)
    }
    const wanted = near.size ? withNext(near) : new Set(turns.children)
    for (const turn of observed) if (!wanted.has(turn)) unobserve(turn)
    for (const turn of wanted) observe(turn)
  }
  // Two heights of the view above and below: nobody who scrolls sees it come.
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
      told.set(turn, tell)
      // Of what is observed anew an observer tells at once.
      unobserve(turn)
      observe(turn)
    },
    remove(turn) {
      told.delete(turn)
      near.delete(turn)
      unobserve(turn)
      if (told.size) return
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
      for (let at = turn[next], steps = 0; at && steps < beside; at = at[next], steps++) wanted.add(at)
    }
  }
  return wanted
}
