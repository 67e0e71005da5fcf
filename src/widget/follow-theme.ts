/** Calls `draw` when the page’s theme may have changed, at most once a frame, until `signal` aborts. */
export const followTheme = (draw: () => void, signal: AbortSignal): void => {
  let frame = 0
  const read = () => {
    frame = 0
    if (signal.aborted) return
    // Observes again each time, because a site may replace its body.
    for (const element of [document.documentElement, document.body, document.head]) {
      // The head has the stylesheets; the other two have the site’s theme attribute and colours. Each may be missing.
      if (element) observer.observe(element, { attributes: true, childList: true, subtree: element === document.head })
    }
    draw()
  }
  // In an animation frame, when the browser computes the styles anyway.
  const update = () => {
    if (!frame) frame = requestAnimationFrame(read)
  }
  const observer = new MutationObserver(update)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update, { signal })
  // `load` of stylesheets, and `transitionend` of colours.
  for (const event of ['load', 'transitionend']) document.addEventListener(event, update, { capture: true, signal })
  signal.addEventListener('abort', () => observer.disconnect())
  read()
}
