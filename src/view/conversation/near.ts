type Look = (entry: IntersectionObserverEntry) => void

interface Watched {
  observer: IntersectionObserver
  looks: Map<Element, Look>
}

/**
 * Tells of elements whether they are near the view that they scroll in. All of a view share one observer: with one for
 * each, the browser spends three times as long on them with every delta.
 *
 * @param rootMargin what is near, above and below the view
 */
export const createNearWatcher = (rootMargin: string) => {
  const views = new WeakMap<Element, Watched>()
  const begin = (root: Element): Watched => {
    const looks = new Map<Element, Look>()
    const tell = (entries: IntersectionObserverEntry[]) => {
      for (const entry of entries) looks.get(entry.target)?.(entry)
    }
    const watched = { observer: new IntersectionObserver(tell, { root, rootMargin }), looks }
    views.set(root, watched)
    return watched
  }
  /** Returns what ends it; so does the signal. */
  return (element: Element | null, look: Look, signal: AbortSignal): (() => void) => {
    const root = element?.closest('.scroll')
    if (!element || !root || signal.aborted) return () => {}
    const { observer, looks } = views.get(root) ?? begin(root)
    looks.set(element, look)
    observer.observe(element)
    const stop = () => {
      looks.delete(element)
      observer.unobserve(element)
      // With the next one another begins.
      if (looks.size) return
      observer.disconnect()
      views.delete(root)
    }
    signal.addEventListener('abort', stop)
    return stop
  }
}
